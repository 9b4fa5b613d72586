public import Foundation

/// An object whose values are asked for by their names, as Objective-C asks every object.
public protocol KeyedObject {
  func value(forKey key: String) -> Any?
}

extension NSSortDescriptor {
  /// The order of objects by one of their values.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
      guard let key, let one = (one as? any KeyedObject)?.value(forKey: key),
        let other = (other as? any KeyedObject)?.value(forKey: key)
      else { return .orderedSame }
      switch (one, other) {
      case (let one as String, let other as String): return one.localizedStandardCompare(other)
      case (let one as Date, let other as Date): return one.compare(other)
      default:
        let (one, other) = (Double("\(one)") ?? 0, Double("\(other)") ?? 0)
        return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
      }
    }
  }
}
