internal import Elements
internal import Interface

/// The work of putting a tree into reading order.
///
/// Source: AccessibilitySnapshot's parser. A group is read as a whole; its place among its siblings is that of the
/// child that would come first.
struct Ordering {
  let rule: RowRule
  let boundaries: ListBoundaries
  var stops: [Stop] = []
  var containers: [ReadContainer] = []
  var doubts: [OrderDoubt] = []
  /// Whether nothing had to be sorted.
  var followsTree = true
  /// Whether an outer container counts the elements or names their places: only the outermost does.
  private var hasContext = false

  init(rule: RowRule, boundaries: ListBoundaries) {
    self.rule = rule
    self.boundaries = boundaries
  }

  /// Appends nodes side by side, in the order of the list or by their places.
  mutating func append(_ siblings: [AccessibilityNode], isOrdered: Bool, inside parent: Int?) {
    let (nodes, reason) = isOrdered ? (siblings, .listed) : sorted(siblings)
    for node in nodes {
      switch node {
      case .element(let element):
        let priority = element.sortPriority
        stops.append(
          Stop(element: element, container: parent, reason: priority == 0 ? reason : .priority(priority)))
      case .container(let container): append(container, inside: parent)
      }
    }
  }

  private mutating func append(_ container: Container, inside parent: Int?) {
    let givesContext = container.role.givesContext && !hasContext
    let start = stops.count
    var inner = parent
    if container.isMentioned {
      inner = containers.count
      containers.append(
        ReadContainer(id: container.id, role: container.role, label: container.label, parent: parent))
    }
    hasContext = hasContext || givesContext
    append(container.children, isOrdered: container.isOrdered, inside: inner)
    if givesContext {
      hasContext = false
      assignContexts(in: container, to: start..<stops.count)
    }
  }

  /// Sorts siblings: higher priorities first, then by place where every one has a place, else as they are.
  private mutating func sorted(_ siblings: [AccessibilityNode]) -> ([AccessibilityNode], OrderReason) {
    let (ranks, isPlaced) = ranks(of: siblings)
    let reason = isPlaced ? OrderReason.row : .tree
    guard siblings.count > 1, isPlaced || ranks.contains(where: { $0.priority != 0 }) else { return (siblings, reason) }
    func reads(_ first: Rank, before second: Rank) -> Bool {
      if first.priority != second.priority { return first.priority > second.priority }
      return isPlaced && rule.reads(first.frame, before: second.frame)
    }
    // Sorting leaves alone what is in order from neighbour to neighbour.
    guard ranks.indices.dropFirst().contains(where: { reads(ranks[$0], before: ranks[$0 - 1]) }) else {
      if isPlaced { noteDoubts(among: siblings, ranked: ranks) }
      return (siblings, reason)
    }
    followsTree = false
    let order = siblings.indices.sorted { reads(ranks[$0], before: ranks[$1]) }
    let nodes = order.map { siblings[$0] }
    if isPlaced { noteDoubts(among: nodes, ranked: order.map { ranks[$0] }) }
    return (nodes, reason)
  }

  /// What decides the place of a node among its siblings.
  struct Rank {
    var frame: Frame
    var priority: Double
  }

  /// The ranks of siblings, and whether any of them has a place; one without comes last.
  private func ranks(of siblings: [AccessibilityNode]) -> ([Rank], isPlaced: Bool) {
    var isPlaced = false
    let ranks = siblings.map { node in
      let frame = sortFrame(node)
      isPlaced = isPlaced || frame != nil
      return Rank(frame: frame ?? Ordering.nowhere, priority: node.sortPriority)
    }
    return (ranks, isPlaced)
  }

  /// Below everything: where an empty group stands (AccessibilitySnapshot's parser).
  private static let nowhere = Frame(x: 0, y: .greatestFiniteMagnitude, width: 0, height: 0)

  /// The frame that decides the place of a node among its siblings, or `nil` if it has no place.
  private func sortFrame(_ node: AccessibilityNode) -> Frame? {
    switch node {
    case .element(let element):
      return element.frame
    case .container(let container):
      if container.role == .customTabBar, container.isOrdered, let frame = container.frame { return frame }
      var first: Frame?
      for child in container.children {
        guard let frame = sortFrame(child) else { continue }
        if first.map({ rule.reads(frame, before: $0) }) ?? true { first = frame }
      }
      return first
    }
  }
}

extension Container {
  /// Whether VoiceOver may say something when the cursor enters the container.
  fileprivate var isMentioned: Bool {
    switch role {
    case .tabBar, .toolbar, .alert: true
    case .group, .semanticGroup, .list, .landmark, .dataTable, .series, .customTabBar, .navigationBar, .modal:
      label?.isEmpty == false
    }
  }
}

extension Container.Role {
  /// Whether the container tells its elements their places.
  fileprivate var givesContext: Bool {
    switch self {
    case .list, .landmark, .dataTable, .series, .tabBar, .customTabBar: true
    case .group, .semanticGroup, .toolbar, .navigationBar, .modal, .alert: false
    }
  }
}
