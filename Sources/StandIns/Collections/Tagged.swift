public import Foundation

/// A value that is of another type than all others with such a value, such as the number of a person and that of a trip.
///
/// Documentation: swift-tagged.
@dynamicMemberLookup
public struct Tagged<Tag, RawValue> {
  public var rawValue: RawValue

  public init(rawValue: RawValue) { self.rawValue = rawValue }
  public init(_ rawValue: RawValue) { self.rawValue = rawValue }

  public subscript<Member>(dynamicMember path: KeyPath<RawValue, Member>) -> Member { rawValue[keyPath: path] }

  public func map<Other>(_ change: (RawValue) -> Other) -> Tagged<Tag, Other> { Tagged<Tag, Other>(change(rawValue)) }
  public func coerced<Other>(to type: Other.Type) -> Tagged<Other, RawValue> { Tagged<Other, RawValue>(rawValue) }
}

extension Tagged where RawValue == UUID {
  /// A new one.
  public init() { self.init(UUID()) }
  public init?(uuidString: String) {
    guard let id = UUID(uuidString: uuidString) else { return nil }
    self.init(id)
  }
}

extension Tagged: RawRepresentable {}
extension Tagged: Equatable where RawValue: Equatable {}
extension Tagged: Hashable where RawValue: Hashable {}
extension Tagged: Sendable where RawValue: Sendable {}

extension Tagged: CustomStringConvertible {
  public var description: String { "\(rawValue)" }
}

extension Tagged: Comparable where RawValue: Comparable {
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

extension Tagged: Identifiable where RawValue: Identifiable {
  public var id: RawValue.ID { rawValue.id }
}

extension Tagged: Decodable where RawValue: Decodable {
  public init(from decoder: any Decoder) throws { self.init(try RawValue(from: decoder)) }
}

extension Tagged: Encodable where RawValue: Encodable {
  public func encode(to encoder: any Encoder) throws { try rawValue.encode(to: encoder) }
}

extension Tagged: ExpressibleByIntegerLiteral where RawValue: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: RawValue.IntegerLiteralType) { self.init(RawValue(integerLiteral: value)) }
}

extension Tagged: ExpressibleByFloatLiteral where RawValue: ExpressibleByFloatLiteral {
  public init(floatLiteral value: RawValue.FloatLiteralType) { self.init(RawValue(floatLiteral: value)) }
}

extension Tagged: ExpressibleByUnicodeScalarLiteral where RawValue: ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral value: RawValue.UnicodeScalarLiteralType) {
    self.init(RawValue(unicodeScalarLiteral: value))
  }
}

extension Tagged: ExpressibleByExtendedGraphemeClusterLiteral
where RawValue: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral value: RawValue.ExtendedGraphemeClusterLiteralType) {
    self.init(RawValue(extendedGraphemeClusterLiteral: value))
  }
}

extension Tagged: ExpressibleByStringLiteral where RawValue: ExpressibleByStringLiteral {
  public init(stringLiteral value: RawValue.StringLiteralType) { self.init(RawValue(stringLiteral: value)) }
}
