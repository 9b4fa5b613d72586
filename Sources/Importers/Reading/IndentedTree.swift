/// What can hold others of its own sort.
protocol Nesting {
  var children: [Self] { get set }
}

/// Trees in lines, each of which stands in the last one that is indented less.
struct IndentedTree<Node: Nesting> {
  /// The nodes around the next line, the innermost last.
  private var openNodes: [(indent: Int, node: Node)] = []
  /// The trees that are closed, one after the other.
  private(set) var roots: [Node] = []

  /// The first tree once it is closed.
  var root: Node? { roots.first }

  /// How many nodes are around the next line.
  var depth: Int { openNodes.count }

  /// Opens a node in those around it.
  mutating func open(_ node: Node, at indent: Int) { openNodes.append((indent, node)) }

  /// Closes the nodes that are not around a line of some indentation; all of them unless one is given.
  mutating func close(from indent: Int = .min) {
    while let last = openNodes.last, last.indent >= indent {
      openNodes.removeLast()
      if openNodes.isEmpty {
        roots.append(last.node)
      } else {
        openNodes[openNodes.count - 1].node.children.append(last.node)
      }
    }
  }

  /// Changes the innermost node; `nil` if none is open.
  @discardableResult
  mutating func changeInnermost<Result>(_ change: (inout Node) -> Result) -> Result? {
    openNodes.isEmpty ? nil : change(&openNodes[openNodes.count - 1].node)
  }
}

extension CapturedNode: Nesting {}
