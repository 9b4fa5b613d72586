/// What a view does when it comes and goes.
@MainActor
final class AppearanceNode: Node {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  private var isVisible = false

  /// Comes onto the screen at the end of the pass under way.
  override func appear() {
    guard !isVisible, isOnScreen else { return }
    isVisible = true
    graph.onAppearance { [self] in onAppear?() }
  }

  override func disappear() {
    guard isVisible else { return }
    isVisible = false
    graph.onAppearance { [self] in onDisappear?() }
  }
}

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

/// Work that a view does while it is there.
@MainActor
final class TaskNode: Node {
  private var task: Task<Void, Never>?
  private var id: AnyHashable?
  private var work: (@MainActor () async -> Void)?

  func run(id: AnyHashable?, _ work: @escaping @MainActor () async -> Void) {
    self.work = work
    if task != nil, self.id != id { disappear() }
    self.id = id
    appear()
  }

  override func appear() {
    guard task == nil, isOnScreen, let work else { return }
    task = Task {}
    graph.start { [self] in
      guard task != nil else { return }
      task = Task { @MainActor [graph] in await graph.run(work) }
    }
  }

  override func disappear() {
    task?.cancel()
    task = nil
  }
}

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

nonisolated extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    watched(AppearanceNode.init) { node, _ in
      node.onAppear = action
      node.appear()
    }
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    watched(AppearanceNode.init) { node, _ in
      node.onDisappear = action
      node.appear()
    }
  }

  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    watched(ChangeNode<V>.init) { node, _ in node.watch(value, isInitial: false) { action($1) } }
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    watched(ChangeNode<V>.init) { node, _ in node.watch(value, isInitial: initial, action) }
  }

  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    watched(ChangeNode<V>.init) { node, _ in node.watch(value, isInitial: initial) { _, _ in action() } }
  }

  public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    watched(TaskNode.init) { node, _ in node.run(id: nil, action) }
  }

  public func task<T: Equatable>(
    id value: T, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    watched(TaskNode.init) { node, _ in node.run(id: AnyHashable(Comparison(value: value)), action) }
  }

  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P.Failure == Never {
    watched(SubscriptionNode.init) { node, _ in
      node.action = { if let output = $0 as? P.Output { action(output) } }
      node.listen(to: publisher)
    }
  }
}

/// Something that can be compared, as a value of the kind that dictionaries ask for.
private struct Comparison<Value: Equatable>: Hashable {
  let value: Value

  func hash(into hasher: inout Hasher) {}
}
