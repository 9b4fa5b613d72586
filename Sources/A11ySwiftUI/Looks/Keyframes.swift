/// Steps of an animation, of which nothing is played.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildBlock() -> _KeyframeList<Value> { _KeyframeList() }
  public static func buildBlock(_ parts: Any...) -> _KeyframeList<Value> { _KeyframeList() }
}
public protocol Keyframes<Value> { associatedtype Value }
public struct _KeyframeList<Value>: Keyframes {}
public struct KeyframeTrack<Root, Value: Animatable, Content> {
  public init(_ keyPath: WritableKeyPath<Root, Value>, @_KeyframeBuilder content: () -> [Any]) {}
}
@resultBuilder
public enum _KeyframeBuilder {
  public static func buildBlock(_ parts: Any...) -> [Any] { [] }
}
public struct LinearKeyframe<Value> { public init(_ to: Value, duration: TimeInterval) {} }
public struct CubicKeyframe<Value> { public init(_ to: Value, duration: TimeInterval) {} }
public struct SpringKeyframe<Value> {
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring()) {}
}
public struct MoveKeyframe<Value> { public init(_ to: Value) {} }
