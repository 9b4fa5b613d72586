/// What stands on one side of a comparison.
indirect enum PredicateOperand {
  case own
  case path(String)
  case constant(Any?)
  case list([PredicateOperand])

  func value(for object: Any?) -> Any? {
    switch self {
    case .own: return object
    case .path(let path):
      return path.split(separator: ".").reduce(object) { PredicateOperand.value(of: $0, at: String($1)) }
    case .constant(let value): return value is NSNull ? nil : value
    case .list(let parts): return parts.map { $0.value(for: object) }
    }
  }

  private static func value(of object: Any?, at key: String) -> Any? {
    switch object {
    case let object where key.uppercased() == "SELF": object
    case let list as [Any] where key == "@count": list.count
    case let set as NSSet where key == "@count": set.count
    case let text as String where key == "length": text.count
    case let keyed as any KeyedObject: keyed.value(forKey: key)
    case let table as [String: Any]: table[key]
    case let list as [Any]: list.map { value(of: $0, at: key) }
    case let set as NSSet: set.allObjects.map { value(of: $0, at: key) }
    default: nil
    }
  }
}
