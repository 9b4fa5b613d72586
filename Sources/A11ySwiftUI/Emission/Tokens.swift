internal import Interface

/// What can be done with the views of one screen, by the numbers that they bear.
@MainActor
struct Tokens {
  private(set) var handlers: [AppAction] = []
  private(set) var bindings: [@MainActor (Value) -> Void] = []

  /// An action that runs a closure.
  mutating func action(_ handler: @escaping AppAction) -> Action {
    handlers.append(handler)
    return Action(handler: handlers.count - 1)
  }

  /// A value that a closure changes.
  mutating func bound(_ value: Value, _ set: @escaping @MainActor (Value) -> Void) -> Bound {
    bindings.append(set)
    var bound = Bound(.constant(value))
    bound.target = StatePath(binding: bindings.count - 1)
    return bound
  }
}
