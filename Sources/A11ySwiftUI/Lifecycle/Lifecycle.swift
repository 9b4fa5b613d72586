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
