public import Foundation

// Values of the database's own, and the wrappers of properties that take them.

public struct Timestamp: Codable, Hashable, Comparable, Sendable {
  public let seconds: Int64
  public let nanoseconds: Int32
  public init(seconds: Int64, nanoseconds: Int32) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }
  public init(date: Date = Date()) {
    let time = date.timeIntervalSince1970
    seconds = Int64(time.rounded(.down))
    nanoseconds = Int32((time - time.rounded(.down)) * 1e9)
  }
  public func dateValue() -> Date { Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9) }
  public static func < (one: Timestamp, other: Timestamp) -> Bool {
    (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
  }
}

public struct GeoPoint: Codable, Hashable, Sendable {
  public let latitude: Double
  public let longitude: Double
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public final class FieldValue: Sendable {
  public static func serverTimestamp() -> FieldValue { FieldValue() }
  public static func delete() -> FieldValue { FieldValue() }
  public static func arrayUnion(_ elements: [Any]) -> FieldValue { FieldValue() }
  public static func arrayRemove(_ elements: [Any]) -> FieldValue { FieldValue() }
  public static func increment(_ amount: Int64) -> FieldValue { FieldValue() }
  public static func increment(_ amount: Double) -> FieldValue { FieldValue() }
}

public final class FieldPath: Sendable {
  public init(_ names: [String]) {}
  public static func documentID() -> FieldPath { FieldPath([]) }
}

public final class Filter: @unchecked Sendable {
  public static func whereField(_ field: String, isEqualTo value: Any) -> Filter { Filter() }
  public static func whereField(_ field: String, arrayContains value: Any) -> Filter { Filter() }
  public static func whereField(_ field: String, in values: [Any]) -> Filter { Filter() }
  public static func andFilter(_ filters: [Filter]) -> Filter { Filter() }
  public static func orFilter(_ filters: [Filter]) -> Filter { Filter() }
}

/// A wrapper around a value that the database fills in.
public protocol FirestoreFilled<Value>: Codable {
  associatedtype Value: Codable
  var wrappedValue: Value? { get set }
  init(wrappedValue: Value?)
}

extension FirestoreFilled {
  public init(from decoder: any Decoder) throws {
    try self.init(wrappedValue: decoder.singleValueContainer().decode(Value?.self))
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension KeyedDecodingContainer {
  /// What is not there is none: the name of a document stands outside of it.
  public func decode<Wrapper: FirestoreFilled>(_ type: Wrapper.Type, forKey key: Key) throws -> Wrapper {
    try decodeIfPresent(type, forKey: key) ?? Wrapper(wrappedValue: nil)
  }
}

@propertyWrapper
public struct DocumentID<Value: Codable>: FirestoreFilled {
  public var wrappedValue: Value?
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}
extension DocumentID: Equatable where Value: Equatable {}
extension DocumentID: Hashable where Value: Hashable {}
extension DocumentID: Sendable where Value: Sendable {}

@propertyWrapper
public struct ServerTimestamp<Value: Codable>: FirestoreFilled {
  public var wrappedValue: Value?
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}
extension ServerTimestamp: Equatable where Value: Equatable {}
extension ServerTimestamp: Hashable where Value: Hashable {}
extension ServerTimestamp: Sendable where Value: Sendable {}

@propertyWrapper
public struct ExplicitNull<Value: Codable>: FirestoreFilled {
  public var wrappedValue: Value?
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}
extension ExplicitNull: Equatable where Value: Equatable {}
extension ExplicitNull: Hashable where Value: Hashable {}
extension ExplicitNull: Sendable where Value: Sendable {}
