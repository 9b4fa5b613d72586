/// A value that a view keeps.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var box: StateBox<Value>?
  private var initial: Value

  public init(wrappedValue: Value) { initial = wrappedValue }

  public init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value {
    get { box?.get() ?? initial }
    nonmutating set { box?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    Binding(location: box ?? StateBox(initial))
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: SelfComparing {
  // A value to begin with is asked for once.
  func isSame(as other: State<Value>) -> Bool { true }
}

extension State: ConnectedProperty {
  mutating func connect(in place: PropertyPlace) {
    box = place.keep { StateBox(initial) }
  }
}
