@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private var box: StateBox<Value>?

  private init(_ initial: Value, _ key: String) {
    self.key = key
    self.initial = initial
  }

  public var wrappedValue: Value {
    get { box?.get() ?? initial }
    nonmutating set { box?.set(newValue) }
  }
  public var projectedValue: Binding<Value> { Binding(location: box ?? StateBox(initial)) }
}

extension SceneStorage: ConnectedProperty {
  mutating func connect(in place: PropertyPlace) { box = place.node.graph.store.box("scene " + key, initial) }
}

extension SceneStorage: @unchecked Sendable {}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String)
  where Value == Bool { self.init(wrappedValue, key) }
  public init(wrappedValue: Value, _ key: String)
  where Value == Int { self.init(wrappedValue, key) }
  public init(wrappedValue: Value, _ key: String)
  where Value == Double { self.init(wrappedValue, key) }
  public init(wrappedValue: Value, _ key: String)
  where Value == String { self.init(wrappedValue, key) }
  public init(wrappedValue: Value, _ key: String)
  where Value == URL { self.init(wrappedValue, key) }
  public init(wrappedValue: Value, _ key: String)
  where Value == Data { self.init(wrappedValue, key) }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(wrappedValue, key) }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String { self.init(wrappedValue, key) }
  public init(_ key: String) where Value == String? { self.init(nil, key) }
  public init(_ key: String) where Value == Int? { self.init(nil, key) }
  public init(_ key: String) where Value == Bool? { self.init(nil, key) }
  public init(_ key: String) where Value == Double? { self.init(nil, key) }
  public init(_ key: String) where Value == URL? { self.init(nil, key) }
  public init(_ key: String) where Value == Data? { self.init(nil, key) }
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String { self.init(nil, key) }
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int { self.init(nil, key) }
}

/// A number that follows Dynamic Type.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var size = DynamicTypeSize.large

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  public var wrappedValue: Value { base * Value(size.scale) }
}

extension ScaledMetric: ConnectedProperty {
  mutating func connect(in place: PropertyPlace) { size = place.environment.dynamicTypeSize }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension DynamicTypeSize {
  /// How much larger body text is than at the standard size.
  ///
  /// Source: Human Interface Guidelines, Typography, the sizes of Body.
  var scale: Double {
    let sizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    return sizes[rawValue] / 17
  }
}

/// A name space for ids of views.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable { let number: Int }

  private final class Kept {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  private var kept: Kept?
  public init() {}
  public var wrappedValue: ID { kept?.id ?? ID(number: 0) }
}

extension Namespace: ConnectedProperty {
  mutating func connect(in place: PropertyPlace) {
    kept = place.keep { Kept(ID(number: place.node.graph.nextNumber())) }
  }
}

extension Namespace: @unchecked Sendable {}

/// A value that is there while a gesture is under way; none ever is.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }
  public init(initialValue: Value, resetTransaction: Transaction) { wrappedValue = initialValue }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { wrappedValue = initialValue }
  public init(resetTransaction: Transaction = Transaction()) where Value: ExpressibleByNilLiteral { wrappedValue = nil }
  public var projectedValue: GestureState<Value> { self }
}
