public import A11ySwiftUI
internal import CombineGaps
@_exported public import Foundation

// The documentation of Realm for Swift. What an app keeps is there as long as the preview is played.

/// An object that an app keeps.
open class Object: NSObject, ObservableObject, RealmCollectionValue, ObjectKeyIdentifiable {
  public let objectWillChange = ObservableObjectPublisher()
  public internal(set) weak var realm: Realm?
  public internal(set) var isInvalidated = false
  public var isFrozen: Bool { false }
  public required override init() { super.init() }
  open class func primaryKey() -> String? { nil }
  open class func indexedProperties() -> [String] { [] }
  open class func ignoredProperties() -> [String] { [] }
  public func freeze() -> Self { self }
  public func thaw() -> Self? { self }
  public static func == (one: Object, other: Object) -> Bool { one === other }
}

/// An object that stands inside of another one.
open class EmbeddedObject: Object {}

public protocol ObjectKeyIdentifiable: AnyObject, Identifiable {}
extension ObjectKeyIdentifiable {
  public var id: UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(self).hashValue)) }
}

/// What collections of objects can hold.
public protocol RealmCollectionValue: Hashable {}
extension Bool: RealmCollectionValue {}
extension Int: RealmCollectionValue {}
extension Double: RealmCollectionValue {}
extension Float: RealmCollectionValue {}
extension String: RealmCollectionValue {}
extension Date: RealmCollectionValue {}
extension Data: RealmCollectionValue {}
extension UUID: RealmCollectionValue {}
extension Optional: RealmCollectionValue where Wrapped: RealmCollectionValue {}

public struct ObjectId: RealmCollectionValue, Codable, Comparable, Sendable, CustomStringConvertible {
  private let text: String
  public init() { text = UUID().uuidString.lowercased().filter(\.isHexDigit).prefix(24).description }
  public init(string: String) throws { text = string }
  public static func generate() -> ObjectId { ObjectId() }
  public var stringValue: String { text }
  public var description: String { text }
  public static func < (one: ObjectId, other: ObjectId) -> Bool { one.text < other.text }
}

/// What a property of an object can be, and what it is at first.
public protocol _Persistable {
  static func _first() -> Self
}
extension Bool: _Persistable { public static func _first() -> Bool { false } }
extension Int: _Persistable { public static func _first() -> Int { 0 } }
extension Double: _Persistable { public static func _first() -> Double { 0 } }
extension Float: _Persistable { public static func _first() -> Float { 0 } }
extension String: _Persistable { public static func _first() -> String { "" } }
extension Date: _Persistable { public static func _first() -> Date { Date(timeIntervalSince1970: 0) } }
extension Data: _Persistable { public static func _first() -> Data { Data() } }
extension UUID: _Persistable { public static func _first() -> UUID { UUID() } }
extension ObjectId: _Persistable { public static func _first() -> ObjectId { ObjectId() } }
extension Optional: _Persistable { public static func _first() -> Wrapped? { nil } }

public protocol PersistableEnum: RealmCollectionValue, CaseIterable, _Persistable, RawRepresentable {}
extension PersistableEnum {
  public static func _first() -> Self {
    guard let first = allCases.first else { preconditionFailure("\(Self.self) has no cases") }
    return first
  }
}

/// A property that is kept; who shows the object follows its changes.
@propertyWrapper
public struct Persisted<Value: _Persistable> {
  private var value: Value
  public init() { value = ._first() }
  public init(wrappedValue: Value) { value = wrappedValue }
  public init(primaryKey: Bool) { value = ._first() }
  public init(wrappedValue: Value, primaryKey: Bool) { value = wrappedValue }
  public init(indexed: Bool) { value = ._first() }
  public init(wrappedValue: Value, indexed: Bool) { value = wrappedValue }
  public init(originProperty: String) { value = ._first() }

  @available(*, unavailable, message: "only properties of objects can be kept")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  public static subscript<Owner: Object>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      owner.objectWillChange.send()
      owner[keyPath: storage].value = newValue
    }
  }
}
