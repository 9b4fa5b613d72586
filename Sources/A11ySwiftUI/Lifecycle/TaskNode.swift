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
