nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _recognizing(_ touch: _Touch) -> (@MainActor () -> Value)? {
    let (one, other) = (first._recognizing(touch), second._recognizing(touch))
    guard one != nil || other != nil else { return nil }
    return { Value(first: one.map { $0() }, second: other.map { $0() }) }
  }
}

/// A gesture after another one, which takes more than one touch.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public func _recognizing(_ touch: _Touch) -> (@MainActor () -> Value)? {
    if let one = first._recognizing(touch) { return { .first(one()) } }
    return second._recognizing(touch).map { other in { .second(other()) } }
  }
}
