/// Something that a finger does.
///
/// A double tap of VoiceOver stands for a tap, and for a long press if it is held; of the others none runs.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Gesture = Never
  var body: Body { get }
  /// What the app does once a touch is this gesture, and its value then; `nil` where the touch is none.
  func _recognizing(_ touch: _Touch) -> (@MainActor () -> Value)?
}

/// What a finger does at a view, or VoiceOver in its place.
public enum _Touch {
  case tap(at: @MainActor () -> CGPoint)
  case longPress
}

extension Never: Gesture {
  public typealias Value = Never
  public func _recognizing(_ touch: _Touch) -> (@MainActor () -> Never)? { nil }
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("a gesture has no body") }
  public func _recognizing(_ touch: _Touch) -> (@MainActor () -> Value)? { nil }
}

extension Gesture where Value == Body.Value {
  public func _recognizing(_ touch: _Touch) -> (@MainActor () -> Value)? { body._recognizing(touch) }
}

nonisolated extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
    _ObservedGesture(base: self, action: action)
  }
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
    _ObservedGesture(base: self, action: action)
  }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ObservedGesture<Self> { _ObservedGesture(base: self, action: { _ in }) }
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    .init(self, other)
  }
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { .init(self, other) }
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { .init(self, other) }
  public func modifiers(_ modifiers: EventModifiers) -> Self { self }
}

/// A gesture with what the app does on it.
nonisolated public struct _ObservedGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void

  @MainActor public func _recognizing(_ touch: _Touch) -> (@MainActor () -> Value)? {
    base._recognizing(touch).map { recognize in
      {
        let value = recognize()
        action(value)
        return value
      }
    }
  }
}

nonisolated public struct _MapGesture<Base: Gesture, Value>: Gesture {
  let base: Base
  let transform: (Base.Value) -> Value

  @MainActor public func _recognizing(_ touch: _Touch) -> (@MainActor () -> Value)? {
    base._recognizing(touch).map { recognize in { transform(recognize()) } }
  }
}

/// A gesture of any kind.
nonisolated public struct AnyGesture<Value>: Gesture {
  let base: any Gesture<Value>
  public init<T: Gesture>(_ gesture: T) where T.Value == Value { base = gesture }

  @MainActor public func _recognizing(_ touch: _Touch) -> (@MainActor () -> Value)? { base._recognizing(touch) }
}

// A gesture that is nothing is none.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public func _recognizing(_ touch: _Touch) -> (@MainActor () -> Value)? { flatMap { $0._recognizing(touch) } }
}
