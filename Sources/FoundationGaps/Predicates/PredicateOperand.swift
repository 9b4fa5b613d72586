/// What stands on one side of a comparison.
indirect enum PredicateOperand {
  case own
  /// The steps from the object to the value.
  case path([String])
  case constant(Any?)
  case list([PredicateOperand])

  func value(for object: Any?) -> Any? {
    switch self {
    case .own: return object
    case .path(let keys): return keys.reduce(object) { PredicateOperand.value(of: $0, at: $1) }
    case .constant(let value): return value is NSNull ? nil : value
    case .list(let parts): return parts.map { $0.value(for: object) }
    }
  }

  /// A value by its path, as a predicate has it: `level.leitner.id`; what `SELF` leads to is the object itself.
  init(path: String) {
    self = .path(path.split(separator: ".").map(String.init).filter { $0.uppercased() != "SELF" })
  }

  private static func value(of object: Any?, at key: String) -> Any? {
    switch object {
    case let keyed as any KeyedObject: keyed.value(forKey: key)
    case let list as [Any]: key == "@count" ? list.count : list.map { value(of: $0, at: key) }
    case let set as NSSet: key == "@count" ? set.count : set.allObjects.map { value(of: $0, at: key) }
    case let text as String: key == "length" ? text.count : nil
    case let table as [String: Any]: table[key]
    default: nil
    }
  }
}
