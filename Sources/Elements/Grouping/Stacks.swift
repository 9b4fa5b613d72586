internal import Interface
internal import Layout

extension Derivation {
  /// Derives a stack, which is not an element itself: its views take part in the order of what is around it.
  ///
  /// What is said of a stack is said of each element in it (``HandedOn``). What scrolls or is lazy
  /// keeps its elements together (rjchatfield/AX, the elements of SwiftUI on iOS 16: `shouldGroupAccessibilityChildren`).
  /// What scrolls is a view of UIKit's that is no element (cashapp/AccessibilitySnapshot, issue 33: `HostingScrollView`),
  /// and so are tabs: a label is the name of what is in them, as that of a list is.
  mutating func deriveStack(
    _ placed: PlacedView, _ structure: Structure, into nodes: inout ChunkedArray<AccessibilityNode>
  ) {
    if structure.hasLabel, placed.view.kind.has(.elementIfLabeled) {
      deriveLabeled(placed, into: &nodes) { $0.derive(placed.parts) }
    } else if structure.hasLabel {
      nodes.append(.container(container(.semanticGroup, placed, children: derive(placed.parts))))
    } else if placed.view.kind.has(.groups) {
      nodes.append(.container(container(.group, placed, children: derive(placed.parts))))
    } else {
      add(derive(placed.parts), from: placed, to: &nodes)
    }
  }

  /// Derives a stack with a label, which each element in it is called by; one that holds none is an element itself.
  ///
  /// What can be adjusted, dragged or asked for more, or has a menu of a long press, is taken for one element, and so is
  /// what is part of one: no source tells what becomes of these on a stack.
  private mutating func deriveLabeled(
    _ placed: PlacedView, into nodes: inout ChunkedArray<AccessibilityNode>,
    _ content: (inout Derivation) -> ChunkedArray<AccessibilityNode>
  ) {
    let omitted = omissions
    let inner = context.isJoined || placed.view.isToldOfOneElement ? [] : content(&self)
    if AccessibilityNode.elements(of: inner).isEmpty {
      omissions = omitted
      nodes.append(.element(ignoring(placed)))
    } else {
      var said = HandedOn(of: placed.view)
      said.identifier = placed.view.identifier
      add(ChunkedArray(inner.map(said.applied)), from: placed, to: &nodes)
    }
  }

  /// Derives a map or a chart: what it shows are elements of their own, in a container with its name.
  ///
  /// Where each of them lies is told by no layout but by data, so that they are read in the order in which they are
  /// listed, unless they were given frames: a chart lists its marks (WWDC22-10136, six bars in the order of the data).
  /// Sources: WWDC20-10116 and WWDC16-202 (places on a map), WWDC21-10122 (a chart as a group with a label).
  mutating func deriveFigure(
    _ placed: PlacedView, _ structure: Structure, into nodes: inout ChunkedArray<AccessibilityNode>
  ) {
    let isListed = !placed.parts.contains(.given, where: \.isGiven)
    var figure = container(.semanticGroup, placed, isOrdered: isListed, children: derive(placed.parts))
    if !structure.hasLabel { figure.label = contentLabel(of: placed.view) }
    if figure.label == nil { figure.role = .group }
    if placed.view.kind == .chart {
      let chart = ChartDescription(placed.view, title: figure.label)
      figure.children = ChunkedArray(figure.children.map { $0.part(of: chart) })
    }
    nodes.append(.container(figure))
  }

  /// Derives what stands on a screen with bars: content that goes on below a bar scrolls under it, and is read as a whole
  /// before that bar.
  mutating func deriveScrolled(_ siblings: ChunkedArray<PlacedView>, into nodes: inout ChunkedArray<AccessibilityNode>)
  {
    var content: ChunkedArray<AccessibilityNode> = []
    var place: Int?
    deriveScrolled(siblings, into: &nodes, &content, at: &place)
    if let place { nodes.insert(.container(Container(.group, of: View(.group), children: content)), at: place) }
  }

  /// Derives bars and what stands between them apart from each other; the place is where the first of it belongs.
  private mutating func deriveScrolled(
    _ siblings: ChunkedArray<PlacedView>, into bars: inout ChunkedArray<AccessibilityNode>,
    _ content: inout ChunkedArray<AccessibilityNode>,
    at place: inout Int?
  ) {
    switch siblings {
    case .leaf(let siblings):
      for sibling in siblings {
        if sibling.view.kind.has(.bar) {
          derive([sibling], as: .sibling, into: &bars)
        } else {
          place = place ?? bars.count
          derive([sibling], as: .sibling, into: &content)
        }
      }
    case .branch(let parts):
      for part in parts {
        if part.facts.contains(.bar) {
          deriveScrolled(part.run, into: &bars, &content, at: &place)
        } else {
          place = place ?? bars.count
          derivePiece(part.run, as: .sibling, into: &content)
        }
      }
    }
  }

  /// Derives layers, which are read from back to front, each as a whole; a modal one is all that is read.
  ///
  /// Sources: WWDC19-238; gewill/OpenCCman's speech of iPadOS 27, where the layer behind an alert of the app's own was
  /// read until the alert was modal.
  mutating func deriveLayers(
    _ placed: PlacedView, _ structure: Structure, into nodes: inout ChunkedArray<AccessibilityNode>
  ) {
    if structure.hasLabel {
      deriveLabeled(placed, into: &nodes) { derivation in
        var layers: ChunkedArray<AccessibilityNode> = []
        derivation.deriveLayers(placed, into: &layers)
        return layers
      }
    } else {
      deriveLayers(placed, into: &nodes)
    }
  }

  private mutating func deriveLayers(_ placed: PlacedView, into nodes: inout ChunkedArray<AccessibilityNode>) {
    var layers: ChunkedArray<AccessibilityNode> = []
    deriveVisited(placed.parts, into: &layers)
    layers = ChunkedArray(layers.byPriority)
    if layers.count > 1 {
      nodes.append(.container(container(.group, placed, isOrdered: true, children: layers)))
    } else {
      add(layers, from: placed, to: &nodes)
    }
  }

  /// Derives a list, a form or a section: each row is read as a whole, in the order of the list.
  ///
  /// SwiftUI's lists announce neither “list” nor “1 of 6” (cvs-health, Lists). A list yields all its rows, also those
  /// that are scrolled away, before what stands below it (AccessibilitySnapshot, pull request 348). Headers and footers
  /// are read in their places although UIKit lists them last, where its reading is not asked for.
  mutating func deriveRows(
    _ placed: PlacedView, _ structure: Structure, into nodes: inout ChunkedArray<AccessibilityNode>
  ) {
    let outside = inherited
    defer { inherited = outside }
    if !context.isInRow { context.isInRow = true }
    var rows: ChunkedArray<AccessibilityNode> = []
    if readsHeadersLast {
      let places = placed.view.rowPlaces
      for index in visited(placed.parts) {
        var row: ChunkedArray<AccessibilityNode> = []
        derive([placed.parts[index]], as: .row, into: &row)
        rows += places.contains(index) ? row : ChunkedArray(row.map { $0.prioritized(-1) })
      }
    } else {
      deriveVisited(placed.parts, into: &rows)
    }
    guard structure.hasLabel || placed.view.kind != .section else { return add(rows, from: placed, to: &nodes) }
    var whole = container(structure.hasLabel ? .semanticGroup : .group, placed, children: rows)
    whole.hasRows = placed.view.kind != .section
    nodes.append(.container(whole))
  }

  /// Derives rows or layers, as far as they are visited.
  private mutating func deriveVisited(
    _ siblings: ChunkedArray<PlacedView>, into rows: inout ChunkedArray<AccessibilityNode>
  ) {
    let visited = visited(siblings)
    derive(visited == siblings.indices ? siblings : ChunkedArray(siblings[visited]), as: .row, into: &rows)
  }

  /// Derives what a view yields, kept together if it is more than one node; a section has rows of its own.
  mutating func deriveRow(_ placed: PlacedView, into rows: inout ChunkedArray<AccessibilityNode>) {
    var nodes: ChunkedArray<AccessibilityNode> = []
    derive(placed, into: &nodes)
    guard nodes.count > 1, placed.view.kind != .section else {
      rows += nodes
      return
    }
    var group = Container(.group, of: placed.view, frame: placed.frame, children: nodes)
    group.sortPriority = placed.view.priority ?? 0
    rows.append(.container(group))
  }

  /// Hands nodes up to what is around a view; a priority on a view that is not an element counts for each of its nodes.
  func add(
    _ inner: ChunkedArray<AccessibilityNode>, from placed: PlacedView, to nodes: inout ChunkedArray<AccessibilityNode>
  ) {
    guard let priority = placed.view.priority else {
      nodes += inner
      return
    }
    nodes += inner.map { $0.prioritized(priority) }
  }
}

extension ChunkedArray<PlacedView> {
  /// Whether the views have been laid out around bars of the system's, so that what scrolls between them is a whole.
  var passUnderBar: Bool {
    contains(.bar) { $0.view.kind.has(.bar) } && !contains(.given, where: \.isGiven)
      && !allSatisfy { $0.view.kind.has(.bar) }
  }
}

extension View {
  /// The priority that the author gave the view, or `nil` for none.
  var priority: Double? { self.sortPriority?.constant }

  /// Whether something is said of the view that is taken to be of one element.
  fileprivate var isToldOfOneElement: Bool {
    groups.contains(.interaction)
      && (self.increment != nil || self.decrement != nil || !self.contextMenu.isEmpty)
      || groups.contains(.dragging) && (self.draggable != nil || self.dropTarget != nil || !self.dropPoints.isEmpty)
      || groups.contains(.spokenDetails) && (!self.customContent.isEmpty || self.headingLevel != nil)
  }
}

extension AccessibilityNode {
  /// The node with every element in it as a part of a chart.
  func part(of chart: ChartDescription) -> AccessibilityNode {
    switch self {
    case .element(var element):
      if element.details.chart == nil { element.details.chart = chart }
      return .element(element)
    case .container(var container):
      container.children = ChunkedArray(container.children.map { $0.part(of: chart) })
      return .container(container)
    }
  }

  fileprivate func prioritized(_ priority: Double) -> AccessibilityNode {
    switch self {
    case .element(var element):
      if element.sortPriority == 0 { element.sortPriority = priority }
      return .element(element)
    case .container(var container):
      if container.sortPriority == 0 { container.sortPriority = priority }
      return .container(container)
    }
  }
}

extension Collection<AccessibilityNode> {
  /// The nodes with higher priorities first, equal ones as they are.
  var byPriority: [AccessibilityNode] { sorted { $0.sortPriority > $1.sortPriority } }
}
