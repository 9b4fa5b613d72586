internal import Elements
internal import Interface
package import Order

/// A screen as TalkBack goes through it: its stops in TalkBack's order, and the lists that they stand in.
///
/// Source: developer.android.com, “Modify traversal order” (from top to bottom and from start to end; an index of the
/// author's own comes first; a group is read as a whole). That containers are such groups, and that what shares a height is
/// a row, is assumed: the elements are those of iOS.
package struct TalkBackScreen: Sendable {
  /// The stops, by their places in the reading order of iOS.
  package private(set) var places: [Int] = []
  /// The rows that stops stand in, by the places of the stops.
  private var rows: [Int: Row] = [:]
  private let isRightToLeft: Bool

  /// A row of a list.
  struct Row: Sendable, Hashable {
    var list: ViewID
    /// What the list is called.
    var label: String?
    var index: Int
    var count: Int
    /// Whether it is one of several things of which one is chosen.
    var isChoice = false
  }

  package init(of screen: ScreenSnapshot, isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
    var left: [ViewID: [Int]] = [:]
    for (place, stop) in screen.order.stops.enumerated().reversed() { left[stop.element.id, default: []].append(place) }
    for node in sorted(Array(screen.tree.nodes)) { add(node, in: nil, &left) }
    // What the tree does not tell of keeps its place among the others.
    places += left.values.joined().sorted()
  }

  /// The row that a stop stands in; `nil` if it stands in none.
  func row(at place: Int) -> Row? { rows[place] }

  private mutating func add(_ node: AccessibilityNode, in row: Row?, _ left: inout [ViewID: [Int]]) {
    switch node {
    case .element(let element):
      guard let place = left[element.id]?.popLast() else { return }
      places.append(place)
      rows[place] = row
    case .container(let container):
      let children = container.isOrdered ? Array(container.children) : sorted(Array(container.children))
      guard container.hasRows || container.role == .list || container.hasChoices else {
        for child in children { add(child, in: row, &left) }
        return
      }
      let isChoice = container.hasChoices
      let count = children.count { $0.isRow(amongChoices: isChoice) }
      var index = 0
      for child in children {
        guard child.isRow(amongChoices: isChoice) else {
          add(child, in: row, &left)
          continue
        }
        index += 1
        let inside = Row(
          list: container.id, label: container.label, index: index, count: count, isChoice: isChoice)
        add(child, in: inside, &left)
      }
    }
  }

  /// Nodes in the order of their rows, and in each from the start to the end; those of a higher priority come first.
  private func sorted(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    let placed = nodes.compactMap { node in node.place.frame.map { (node: node, frame: $0) } }
    // Without places the order is that of the tree.
    guard placed.count == nodes.count else { return nodes.byPriority }
    var lines: [(bottom: Double, nodes: [(node: AccessibilityNode, frame: Frame)])] = []
    for (node, frame) in placed.sorted(by: { $0.frame.y < $1.frame.y }) {
      if let line = lines.indices.last, frame.y < lines[line].bottom {
        lines[line].bottom = max(lines[line].bottom, frame.bottom)
        lines[line].nodes.append((node, frame))
      } else {
        lines.append((frame.bottom, [(node, frame)]))
      }
    }
    return lines.flatMap { line in
      line.nodes.sorted { isRightToLeft ? $0.frame.right > $1.frame.right : $0.frame.x < $1.frame.x }.map(\.node)
    }.byPriority
  }
}

extension AccessibilityNode {
  fileprivate var place: (frame: Frame?, priority: Double) {
    switch self {
    case .element(let element): (element.frame, element.sortPriority)
    case .container(let container): (container.frame, container.sortPriority)
    }
  }

  /// Whether the node is a row: the header of a section is none, and neither is what names several choices.
  fileprivate func isRow(amongChoices isChoice: Bool) -> Bool {
    guard case .element(let element) = self else { return true }
    return isChoice ? element.traits.contains(.button) : !element.traits.contains(.header)
  }
}

extension [AccessibilityNode] {
  /// The nodes of a higher priority before the others, which stay as they are.
  fileprivate var byPriority: [AccessibilityNode] {
    enumerated().sorted { first, second in
      let (one, other) = (first.element.place.priority, second.element.place.priority)
      return one == other ? first.offset < second.offset : one > other
    }.map(\.element)
  }
}
