/// A place in the graph that keeps something while it is there.
@MainActor
package class Node {
  let graph: Graph
  weak var parent: Node?
  let path: PathKey
  private var children: [PathKey: Node] = [:]
  /// How many children the parent had made before this one.
  private var number = 0
  private var madeCount = 0
  /// The children that the pass under way has met.
  private var met: Set<PathKey> = []
  private var kept: [PathKey: AnyObject] = [:]
  private var environments: [PathKey: (source: EnvironmentValues, result: EnvironmentValues)] = [:]
  private var serialsByPlace: [PathKey: Serials] = [:]
  /// Whether the place has to be evaluated again.
  private(set) var isDirty = true
  /// Whether something below has to be.
  private(set) var isDirtyBelow = false
  private var isEvaluating = false
  /// How often the place has written to state during one update.
  var writes = 0
  /// Whether closures of the place have asked for a value that cannot be had here.
  var hasGap = false

  package init(graph: Graph, parent: Node?, path: PathKey) {
    self.graph = graph
    self.parent = parent
    self.path = path
  }

  /// What messages call the view.
  var name: String { parent?.name ?? "the preview" }
  /// Whether that view is the one that a preview is made of, whose name nobody has written.
  var isOfPreview: Bool { parent?.isOfPreview ?? false }

  /// Whether another screen stands in front of what is here.
  private var isCovered = false

  /// Takes what is here off the screen.
  func disappear() {}
  /// Brings what is here to the screen, unless it is covered.
  func appear() {}
  /// Takes leave of what is here for good.
  func remove() {}
}

// MARK: - What stands in front
extension Node {
  /// Whether nothing stands in front of what is here.
  var isOnScreen: Bool { !isCovered && parent?.isOnScreen != false }

  /// Has all that is here leave the screen and keep its state, or come back to it.
  func cover(_ isCovered: Bool) {
    guard isCovered != self.isCovered else { return }
    self.isCovered = isCovered
    if isCovered {
      leaveScreen()
    } else if isOnScreen {
      enterScreen()
    }
  }

  private func leaveScreen() {
    for child in childrenInOrder { child.leaveScreen() }
    disappear()
  }

  private func enterScreen() {
    guard !isCovered else { return }
    for child in childrenInOrder { child.enterScreen() }
    appear()
  }
}

// MARK: - Children
extension Node {
  /// The child at a place, made if it is not there yet.
  package func child<Child: Node>(_ key: PathKey, in context: RenderContext, make: (PathKey) -> Child) -> Child {
    met.insert(key)
    if let child = children[key] as? Child { return child }
    let child = make(path.at(key))
    child.number = madeCount
    madeCount += 1
    children[key] = child
    return child
  }

  /// The children in the order in which they were made, so that what becomes of several at once is the same each time.
  var childrenInOrder: [Node] { children.values.sorted { $0.number < $1.number } }

  /// Notes which children are met from here on, and drops the others at the end.
  func renderChildren(_ body: () -> Output) -> Output {
    met.removeAll(keepingCapacity: true)
    let output = body()
    if met.count != children.count {
      let gone = children.filter { !met.contains($0.key) }.sorted { $0.value.number < $1.value.number }
      for (key, child) in gone {
        graph.remove(child)
        children[key] = nil
      }
    }
    isDirtyBelow = false
    return output
  }

  func keep<Kept: AnyObject>(_ key: PathKey, _ make: () -> Kept) -> Kept {
    if let found = kept[key] as? Kept { return found }
    let new = make()
    kept[key] = new
    return new
  }

  /// The numbers that stand for the ids of a collection.
  func serials(at key: PathKey) -> Serials {
    if let found = serialsByPlace[key] { return found }
    let new = Serials()
    serialsByPlace[key] = new
    return new
  }

  /// An environment, or the one before if it is the same.
  func remember(_ result: EnvironmentValues, from source: EnvironmentValues, at key: PathKey) -> EnvironmentValues {
    if let last = environments[key], last.source.isIdentical(to: source),
      last.result.hasSameChanges(as: result, since: source)
    {
      return last.result
    }
    environments[key] = (source, result)
    return result
  }
}

// MARK: - Changes
extension Node {
  /// Says that the place has to be evaluated again.
  func invalidate() {
    if isEvaluating {
      writes += 1
      graph.noteWriteDuringUpdate(by: self)
    }
    guard !isDirty else { return }
    isDirty = true
    graph.needsUpdate = true
    var above = parent
    while let node = above, !node.isDirtyBelow {
      node.isDirtyBelow = true
      above = node.parent
    }
  }

  /// Runs a closure of the app's, and has the place evaluated again after something that it read changes.
  func track<Result>(_ body: () -> Result) -> Result {
    let reference = NodeReference(self)
    return noteReads { withObservationTracking(body) { reference.invalidate() } }
  }

  /// Runs something in the place, which then depends on the state that is read, but not on objects that are observed.
  func noteReads<Result>(_ body: () -> Result) -> Result {
    let before = Graph.evaluating
    Graph.evaluating = self
    let wasEvaluating = isEvaluating
    isEvaluating = true
    defer {
      Graph.evaluating = before
      isEvaluating = wasEvaluating
    }
    return CallSite.noting(body)
  }

  /// Evaluates the place.
  func evaluate<Result>(_ body: () -> Result) -> Result {
    isDirty = false
    return track(body)
  }
}

/// A node as other threads may hold it.
struct NodeReference: @unchecked Sendable {
  private weak var node: Node?
  private let inbox: Inbox

  @MainActor init(_ node: Node) {
    self.node = node
    inbox = node.graph.inbox
  }

  /// Has the node evaluated again; from another thread, as soon as the main actor is free.
  func invalidate() {
    if MainThread.isCurrent {
      MainActor.assumeIsolated { node?.invalidate() }
    } else {
      inbox.add(self)
    }
  }

  @MainActor func invalidateNow() { node?.invalidate() }
}

/// What other threads have to say to a graph.
final class Inbox: @unchecked Sendable {
  private let lock = NSLock()
  private var references: [NodeReference] = []

  func add(_ reference: NodeReference) { lock.withLock { references.append(reference) } }

  func take() -> [NodeReference] {
    lock.withLock {
      defer { references = [] }
      return references
    }
  }
}

/// Numbers that stand for ids, so that equal ids keep their place.
final class Serials {
  private var numbers: [AnyHashable: Int] = [:]

  func serial(of id: some Hashable) -> Int {
    let key = AnyHashable(id)
    if let number = numbers[key] { return number }
    let number = numbers.count
    numbers[key] = number
    return number
  }
}
