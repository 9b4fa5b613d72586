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
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String)
  where Value == TabViewCustomization { self.init(wrappedValue, key) }
  public init(_ key: String) where Value == String? { self.init(nil, key) }
  public init(_ key: String) where Value == Int? { self.init(nil, key) }
  public init(_ key: String) where Value == Bool? { self.init(nil, key) }
  public init(_ key: String) where Value == Double? { self.init(nil, key) }
  public init(_ key: String) where Value == URL? { self.init(nil, key) }
  public init(_ key: String) where Value == Data? { self.init(nil, key) }
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String { self.init(nil, key) }
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int { self.init(nil, key) }
}
