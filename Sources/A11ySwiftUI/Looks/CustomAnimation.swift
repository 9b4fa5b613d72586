/// The course of a change over time, which an app computes; nothing of it is played.
public protocol CustomAnimation: Hashable {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

public struct AnimationContext<Value: VectorArithmetic> {
  public var state = AnimationState<Value>()
  public var isLogicallyComplete = false
  public var environment: EnvironmentValues { EnvironmentValues() }
}

public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)].kept() ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension Animation {
  public init<A: CustomAnimation>(_ base: A) { self.init() }
}

extension VectorArithmetic {
  public func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var copy = self
    copy.interpolate(towards: other, amount: amount)
    return copy
  }
}
