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
