internal import Elements
internal import Interface

/// The work of putting a tree into reading order.
///
/// Source: AccessibilitySnapshot's parser. A group is read as a whole; its place among its siblings is that of the
/// child that would come first.
struct Ordering {
  let rule: RowRule
  var stops: [Stop] = []
  var containers: [ReadContainer] = []
  /// Whether an outer container counts the elements or names their places: only the outermost does.
  private var hasContext = false

  init(rule: RowRule) {
    self.rule = rule
  }

  /// Appends nodes side by side, in the order of the list or by their places.
  mutating func append(_ siblings: [AccessibilityNode], isOrdered: Bool, inside parent: Int?) {
    for node in isOrdered ? siblings : sorted(siblings) {
      switch node {
      case .element(let element): stops.append(Stop(element: element, container: parent))
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
      assignContexts(of: container.role, to: start..<stops.count)
    }
  }

  /// Sorts siblings: higher priorities first, then by place where every one has a place, else as they are.
  private func sorted(_ siblings: [AccessibilityNode]) -> [AccessibilityNode] {
    guard siblings.count > 1 else { return siblings }
    let isPrioritised = siblings.contains { $0.sortPriority != 0 }
    let frames = siblings.compactMap(sortFrame)
    let isPlaced = frames.count == siblings.count
    guard isPlaced || isPrioritised else { return siblings }
    let order = siblings.indices.sorted { first, second in
      let priorities = (siblings[first].sortPriority, siblings[second].sortPriority)
      if priorities.0 != priorities.1 { return priorities.0 > priorities.1 }
      return isPlaced && rule.reads(frames[first], before: frames[second])
    }
    return order.map { siblings[$0] }
  }

  /// The frame that decides the place of a node among its siblings, or `nil` if it has no place.
  private func sortFrame(_ node: AccessibilityNode) -> Frame? {
    switch node {
    case .element(let element):
      return element.frame
    case .container(let container):
      if container.role == .customTabBar, container.isOrdered, let frame = container.frame { return frame }
      return container.children.compactMap(sortFrame).min(by: rule.reads)
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
