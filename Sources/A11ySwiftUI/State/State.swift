/// A value that a view keeps.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  // In this order there is no gap between the two, so that views which are the same have the same bits.
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

extension State: ConnectedProperty {
  mutating func connect(in place: PropertyPlace) {
    box = place.keep { StateBox(initial) }
  }
}
