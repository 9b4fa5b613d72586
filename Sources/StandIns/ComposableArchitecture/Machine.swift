/// Where the state of a feature is, and what changes it.
final class Machine<State, Action> {
  private(set) var state: State
  private let reducer: Reduce<State, Action>
  private let values: DependencyValues
  let changes = StateChanges()
  private var waiting: [Action] = []
  private var isReducing = false
  private var tasks: [AnyHashable: [Task<Void, Never>]] = [:]

  init(_ state: State, _ reducer: Reduce<State, Action>, _ values: DependencyValues) {
    self.state = state
    self.reducer = reducer
    self.values = values
  }

  func send(_ action: Action) -> StoreTask {
    waiting.append(action)
    var begun: [Task<Void, Never>] = []
    if !isReducing { sendWaiting(&begun) }
    return StoreTask(tasks: begun)
  }

  private func sendWaiting(_ begun: inout [Task<Void, Never>]) {
    isReducing = true
    defer { isReducing = false }
    while !waiting.isEmpty {
      let action = waiting.removeFirst()
      var next = state
      let effect = DependencyValues.$current.withValue(values) { reducer.reduce(into: &next, action: action) }
      state = next
      changes.publish()
      perform(effect.steps, &begun, ids: [])
    }
  }

  /// Begins what a reducer has asked for.
  private func perform(_ steps: [Effect<Action>.Step], _ begun: inout [Task<Void, Never>], ids: [AnyHashable]) {
    for step in steps {
      switch step {
      case .send(let action): waiting.append(action)
      case .attach(let take): take(sender)
      case .run(let work):
        let sender = sender
        begin(ids, &begun) { await work(sender) }
      case .cancel(let id): cancel(id)
      case .cancellable(let steps, let id, let inFlight):
        if inFlight { cancel(id) }
        perform(steps, &begun, ids: ids + [id])
      case .paused(let pause, let steps):
        begin(ids, &begun) { [weak self] in
          await pause()
          await self?.goOn(with: steps, ids: ids)
        }
      case .sequence(let effects):
        begin(ids, &begun) { [weak self] in
          for steps in effects { await self?.goOn(with: steps, ids: ids) }
        }
      }
    }
  }

  /// Does in the middle of a task what a reducer has asked for, unless it has been canceled since.
  @MainActor private func goOn(with steps: [Effect<Action>.Step], ids: [AnyHashable]) async {
    guard !Task.isCancelled else { return }
    var begun: [Task<Void, Never>] = []
    perform(steps, &begun, ids: ids)
    if !isReducing { sendWaiting(&begun) }
    for task in begun { await task.value }
  }

  private func begin(
    _ ids: [AnyHashable], _ begun: inout [Task<Void, Never>], _ work: @escaping @MainActor () async -> Void
  ) {
    let task = Task { @MainActor in await work() }
    begun.append(task)
    for id in ids { tasks[id, default: []].append(task) }
  }

  private func cancel(_ id: AnyHashable) { for task in tasks.removeValue(forKey: id) ?? [] { task.cancel() } }

  private var sender: Send<Action> { Send { [weak self] in _ = self?.send($0) } }
}
