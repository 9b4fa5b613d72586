public import Foundation

extension NSSortDescriptor {
  /// The order that a descriptor of Swift's own gives.
  public convenience init<Compared: NSObject>(_ sortDescriptor: SortDescriptor<Compared>) {
    self.init(keyPath: \NSManagedObject.self, ascending: true) { one, other in
      guard let one = one as? Compared, let other = other as? Compared else { return .orderedSame }
      return sortDescriptor.compare(one, other)
    }
  }

  /// The order of objects by a value that is true or not: those come first for which it is not.
  public convenience init<Root>(keyPath: KeyPath<Root, Bool>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { one, other in
      switch (one as? Bool, other as? Bool) {
      case (false?, true?): .orderedAscending
      case (true?, false?): .orderedDescending
      case (true?, true?), (false?, false?), (nil, _), (_, nil): .orderedSame
      }
    }
  }

  /// The order of objects by one of their values, which some of them do not have: those come first.
  public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { one, other in
      switch (one as? Value, other as? Value) {
      case (let one?, let other?): one < other ? .orderedAscending : other < one ? .orderedDescending : .orderedSame
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      }
    }
  }
}
