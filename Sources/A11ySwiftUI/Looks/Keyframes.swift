/// Steps of an animation, of which nothing is played.
public protocol Keyframes<Value> { associatedtype Value }

@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ keyframes: K) -> K where K.Value == Value { keyframes }
  public static func buildExpression<K: KeyframeTrackContent>(_ step: K) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList() }
  public static func buildBlock() -> _KeyframeList<Value> { _KeyframeList() }
  public static func buildBlock<each K: Keyframes>(_ parts: repeat each K) -> _KeyframeList<Value> { _KeyframeList() }
  public static func buildEither<K: Keyframes>(first: K) -> _KeyframeList<Value> { _KeyframeList() }
  public static func buildEither<K: Keyframes>(second: K) -> _KeyframeList<Value> { _KeyframeList() }
}
public struct _KeyframeList<Value>: Keyframes {}

/// The steps of one part of what is animated.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  public typealias Value = Root
  public init(
    _ keyPath: WritableKeyPath<Root, Content.Value>,
    @KeyframeTrackContentBuilder<Content.Value> content: () -> Content
  ) {}
}

public protocol KeyframeTrackContent<Value> { associatedtype Value: Animatable }
public struct _KeyframeTrackList<Value: Animatable>: KeyframeTrackContent {}

@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ step: K) -> K where K.Value == Value { step }
  public static func buildBlock() -> _KeyframeTrackList<Value> { _KeyframeTrackList() }
  public static func buildBlock<each K: KeyframeTrackContent>(_ steps: repeat each K) -> _KeyframeTrackList<Value> {
    _KeyframeTrackList()
  }
  public static func buildIf<K: KeyframeTrackContent>(_ step: K?) -> _KeyframeTrackList<Value> { _KeyframeTrackList() }
  public static func buildEither<K: KeyframeTrackContent>(first: K) -> _KeyframeTrackList<Value> {
    _KeyframeTrackList()
  }
  public static func buildEither<K: KeyframeTrackContent>(second: K) -> _KeyframeTrackList<Value> {
    _KeyframeTrackList()
  }
  public static func buildArray<K: KeyframeTrackContent>(_ steps: [K]) -> _KeyframeTrackList<Value> {
    _KeyframeTrackList()
  }
}

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {}
}
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent { public init(_ to: Value) {} }
