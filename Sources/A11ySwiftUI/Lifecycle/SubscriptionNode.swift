/// A publisher that a view listens to.
@MainActor
final class SubscriptionNode: Node {
  var action: (Any) -> Void = { _ in }
  private var subscription: AnyCancellable?
  private var subscribe: (() -> AnyCancellable)?

  func listen<P: Publisher>(to publisher: P) where P.Failure == Never {
    subscribe = { [weak self] in
      publisher.sink { value in MainThread.hand(value) { self?.receive($0) } }
    }
    appear()
  }

  private func receive(_ value: Any) {
    graph.perform { action(value) }
  }

  override func appear() {
    guard subscription == nil, isOnScreen, let subscribe else { return }
    graph.start { [self] in if isOnScreen { subscription = subscribe() } }
  }

  override func disappear() { subscription = nil }
}
