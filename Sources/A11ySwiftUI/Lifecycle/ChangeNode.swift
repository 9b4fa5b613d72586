/// A value that a view watches.
@MainActor
final class ChangeNode<Value: Equatable>: Node {
  private var last: Value?

  func watch(_ value: Value, isInitial: Bool, _ action: @escaping (Value, Value) -> Void) {
    defer { last = value }
    guard let last else {
      if isInitial { graph.onAppearance { action(value, value) } }
      return
    }
    if last != value { graph.afterUpdate { action(last, value) } }
  }
}
