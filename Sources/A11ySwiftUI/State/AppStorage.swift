@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let store: UserDefaults?
  private let form: DefaultsForm<Value>
  private var location: Location<Value>?

  private init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ form: DefaultsForm<Value>) {
    self.key = key
    self.initial = initial
    self.store = store
    self.form = form
  }

  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }
  public var projectedValue: Binding<Value> { Binding(location: location ?? StateBox(initial)) }
}

extension AppStorage: ConnectedProperty {
  mutating func connect(in place: PropertyPlace) {
    location = place.node.graph.store.location(
      key, initial,
      in: store ?? place.environment.defaultAppStorage ?? .standard, as: form)
  }
}

extension AppStorage: @unchecked Sendable {}

private enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  /// Where what names no store of its own is kept.
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool { self.init(wrappedValue, key, store, .plain) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int { self.init(wrappedValue, key, store, .plain) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(wrappedValue, key, store, .plain) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(wrappedValue, key, store, .plain) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL { self.init(wrappedValue, key, store, .address) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data { self.init(wrappedValue, key, store, .plain) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date { self.init(wrappedValue, key, store, .plain) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(wrappedValue, key, store, .raw()) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String { self.init(wrappedValue, key, store, .raw()) }
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
  where Value == TabViewCustomization { self.init(wrappedValue, key, store, .coded) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, .optional(.address))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, store, .optional(.plain))
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(nil, key, store, .optional(.raw()))
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(nil, key, store, .optional(.raw()))
  }
}
