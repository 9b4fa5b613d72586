/// A type with a value that says nothing.
package protocol HasEmptyValue {
  static var emptyValue: Any { get }
}

/// The values that say nothing: none, false, zero, no words, no items; the same in every run.
package enum EmptyValue {
  /// The value of a type, also of one of the app's own that can be decoded: it has such values in it.
  package static func of(_ type: Any.Type) -> Any? {
    func decoded<Type: Decodable>(_ type: Type.Type) -> Any? { EmptyDecoder.value(of: type) }
    return simple(type) ?? (type as? any Decodable.Type).flatMap { decoded($0) }
  }

  /// The value of a type that has one without being decoded.
  static func simple(_ type: Any.Type) -> Any? {
    func none<Type: ExpressibleByNilLiteral>(_: Type.Type) -> Any { Type(nilLiteral: ()) as Any }
    func noEntries<Type: ExpressibleByDictionaryLiteral>(_: Type.Type) -> Any {
      let value: Type = [:]
      return value
    }
    func zero<Type: Numeric>(_: Type.Type) -> Any { Type.zero }
    func falsehood<Type: ExpressibleByBooleanLiteral>(_: Type.Type) -> Any? { false as? Type }
    return switch type {
    case let type as any ExpressibleByNilLiteral.Type: none(type)
    case let type as any RangeReplaceableCollection.Type: type.init()
    case let type as any SetAlgebra.Type: type.init()
    case let type as any ExpressibleByDictionaryLiteral.Type: noEntries(type)
    case let type as any Numeric.Type: zero(type)
    case let type as any ExpressibleByBooleanLiteral.Type: falsehood(type)
    case let type as any HasEmptyValue.Type: type.emptyValue
    case is Void.Type: ()
    default: nil
    }
  }
}
