internal import Interface

/// The views of one preview in use: what they are, what they keep, and what has to be evaluated again.
@MainActor
package final class Graph {
  /// The place whose closures run now.
  static var evaluating: Node?
  /// The graph whose closures run now: what actions without a place of their own speak to.
  package static var current: Graph?

  let inbox = Inbox()
  /// What the app keeps between launches.
  let store = PreviewStore()
  /// The space that the screen's content has.
  var contentSize = Device.ofPreviews.contentSize
  /// What a person has picked up.
  var dragged: Any?
  /// Whether a rotor of the app's leads to views by their ids.
  var hasRotors = false
  private var lastNumber = 0
  /// How many tasks of views are under way.
  private(set) var runningTasks = 0
  var needsUpdate = true
  /// Whether what an action did has asked for a value that cannot be had here.
  var hasGap = false
  /// How many bodies have run.
  private(set) var bodyCount = 0
  /// How often a view has asked for the size of the space that it is in.
  var geometryReads = 0
  /// The views that have asked for their own size, and what they have been told.
  private var asking: [PathKey: ToldFrame] = [:]
  /// The pass that they have been told the sizes of.
  private var fittedPass = 0
  /// How many views of items of collections have been rendered.
  private(set) var rowCount = 0
  /// How often the views have been evaluated.
  private(set) var passCount = 0
  private(set) var warnings: [String] = []
  /// Those of the warnings that tell what is left out.
  private(set) var gaps: Set<String> = []
  /// Why the views do not come to rest.
  private(set) var failure: String?
  package let host: Host
  /// The controller at the root of the app's window, which code presents others on, once code has asked for it.
  package var rootController: (any ForeignController)?
  /// Whether views of other frameworks are shown, which change without a new pass.
  var showsForeign = false

  private var root: Node?
  private var content: (any View)?
  private var environment = EnvironmentValues()
  private(set) var output = Output()
  private var changes: [() -> Void] = []
  private var appearances: [() -> Void] = []
  private var tasks: [() -> Void] = []
  /// How often bodies have run during the update under way, by the types of their views.
  private var runs: [ObjectIdentifier: (type: Any.Type, count: Int)] = [:]

  /// How often the views may be evaluated for one event before they count as endless.
  private static let longestUpdate = 100
  /// How often sizes are told for one event: those inside of others come after them.
  private static let longestFit = 4

  init(host: Host) { self.host = host }

  /// Begins to show a view.
  func show(_ view: any View, environment: EnvironmentValues) {
    content = view
    self.environment = environment
    root = Node(graph: self, parent: nil, path: PathKey())
    needsUpdate = true
  }

  /// Changes what all views inherit.
  func setEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    needsUpdate = true
  }
}

extension Graph {
  /// Whether work that a view has begun is not done yet.
  var hasRunningTasks: Bool { runningTasks > 0 }

  /// Does some work of a view's, and knows that it is under way.
  func run(_ work: @MainActor () async -> Void) async {
    runningTasks += 1
    await work()
    runningTasks -= 1
  }

  /// A number that nobody has had before.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

// MARK: - What happens after an update
extension Graph {
  /// Does something after the views have been evaluated, with the other changes of values.
  func afterUpdate(_ action: @escaping () -> Void) { changes.append(action) }
  /// Does something when views come or go.
  func onAppearance(_ action: @escaping () -> Void) { appearances.append(action) }
  /// Starts something after all views are there.
  func start(_ action: @escaping () -> Void) { tasks.append(action) }

  /// Takes a place off the screen with all that is below it, inner ones first.
  func remove(_ node: Node) {
    for child in node.childrenInOrder { remove(child) }
    node.disappear()
    node.remove()
  }

  /// Says that a place wrote to state while views were being evaluated.
  func noteWriteDuringUpdate(by node: Node) {
    warn("\(node.name) changes state while its body runs")
  }

  /// Notes something that the author ought to know, once.
  func warn(_ message: String) {
    guard !warnings.contains(message) else { return }
    warnings.append(message)
  }

  /// Notes that something is left out that the app would have shown or done.
  func tellOfGap(_ message: String) {
    gaps.insert(message)
    warn(message)
  }

  /// Warns of something in a view, which is named unless a preview itself is meant.
  func warn(_ message: String, in context: RenderContext) {
    let node = context.node
    warn(node.isOfPreview ? message : "\(node.name): \(message)")
  }
}

// MARK: - Updating
extension Graph {
  /// Whether something waits to be done.
  var isBusy: Bool { needsUpdate || !changes.isEmpty || !appearances.isEmpty || !tasks.isEmpty }

  /// Runs an action of the app's as its own moment.
  func perform(_ action: () -> Void) {
    let before = Graph.current
    Graph.current = self
    defer { Graph.current = before }
    action()
  }

  /// Evaluates what has changed, and does what follows from it, until nothing is left to do.
  func update() {
    perform {
      var (rounds, fits) = (0, 0)
      store.readDefaults()
      while isBusy, failure == nil {
        rounds += 1
        if rounds > Graph.longestUpdate { return giveUp() }
        for reference in inbox.take() { reference.invalidateNow() }
        if needsUpdate { evaluate() }
        // What appears, or is told of a change, knows its size already.
        if fits < Graph.longestFit, tellFrames() {
          fits += 1
          continue
        }
        run(\.changes)
        run(\.appearances)
        run(\.tasks)
      }
    }
    runs = [:]
  }

  private func evaluate() {
    guard let root, let content else { return }
    needsUpdate = false
    passCount += 1
    let context = RenderContext(graph: self, node: root, environment: environment, space: contentSize)
    // What places below read is noted by them alone: to note it here as well would take the square of their number.
    root.evaluate {}
    output = root.noteReads { root.renderChildren { context.render(content) } }
  }

  /// Notes a view that asks for its own size.
  func note(_ told: ToldFrame, at path: PathKey) { asking[path] = told }

  /// Tells views that ask for it how large they are, once for each pass.
  ///
  /// - Returns: Whether that was news to any.
  private func tellFrames() -> Bool {
    guard !asking.isEmpty, fittedPass != passCount else { return false }
    fittedPass = passCount
    asking = asking.filter { $0.value.node != nil }
    return fit(asking, in: environment)
  }

  /// Does what waits in a queue; what is added meanwhile waits for the next time.
  private func run(_ queue: ReferenceWritableKeyPath<Graph, [() -> Void]>) {
    let actions = self[keyPath: queue]
    self[keyPath: queue] = []
    for action in actions { action() }
  }

  /// Counts which views are evaluated again, for the message about those that never come to rest.
  func noteEvaluation(of type: Any.Type) {
    bodyCount += 1
    runs[ObjectIdentifier(type), default: (type, 0)].count += 1
  }

  func noteRow() { rowCount += 1 }

  private func giveUp() {
    let most = runs.values.max { $0.count < $1.count }
    let name = most.map { String(describing: $0.type) } ?? "A view"
    failure = "\(name) does not come to rest: its body ran \(most?.count ?? 0) times for one event"
  }
}
