internal import Interface
internal import Layout

extension Derivation {
  /// Derives a stack, which is no element itself: its views take part in the order of what is around it.
  ///
  /// A stack with a label is an element of its own (mobilea11y.com, Semantic Views; cvs-health).
  mutating func deriveStack(_ placed: PlacedView, _ structure: Structure, into nodes: inout [AccessibilityNode]) {
    if structure.hasLabel {
      nodes.append(.element(ignoring(placed)))
    } else if placed.view.kind == .scrollView {
      nodes.append(.container(container(.group, placed, children: derive(placed.parts))))
    } else {
      add(derive(placed.parts), from: placed, to: &nodes)
    }
  }

  /// Derives a map or a chart: what it shows are elements of their own, in a container with its name.
  ///
  /// Where each of them lies is told by no layout but by data, so that they are read in the order in which they are
  /// listed, unless they were given frames: a chart lists its marks (WWDC22-10136, six bars in the order of the data).
  /// Sources: WWDC20-10116 and WWDC16-202 (places on a map), WWDC21-10122 (a chart as a group with a label).
  mutating func deriveFigure(_ placed: PlacedView, _ structure: Structure, into nodes: inout [AccessibilityNode]) {
    let isListed = placed.parts.allSatisfy { !$0.isGiven }
    var figure = container(.semanticGroup, placed, isOrdered: isListed, children: derive(placed.parts))
    if !structure.hasLabel { figure.label = contentLabel(of: placed.view) }
    if figure.label == nil { figure.role = .group }
    if placed.view.kind == .chart { figure.children = figure.children.map(\.inChart) }
    nodes.append(.container(figure))
  }

  /// Derives what stands on a screen with bars: content that goes on below a bar scrolls under it, and is read as a whole
  /// before that bar.
  mutating func deriveScrolled(_ siblings: [PlacedView]) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    var content: [AccessibilityNode] = []
    var place: Int?
    for sibling in siblings {
      if sibling.view.kind.isBar {
        deriveOnce(sibling, into: &nodes)
      } else {
        place = place ?? nodes.count
        deriveOnce(sibling, into: &content)
      }
    }
    if let place { nodes.insert(.container(Container(.group, of: View(.group), children: content)), at: place) }
    return nodes
  }

  /// Derives layers, which are read from back to front, each as a whole; a modal one is all that is read.
  ///
  /// Sources: WWDC19-238; gewill/OpenCCman's speech of iPadOS 27, where the layer behind an alert of the app's own was
  /// read until the alert was modal.
  mutating func deriveLayers(_ placed: PlacedView, _ structure: Structure, into nodes: inout [AccessibilityNode]) {
    if structure.hasLabel {
      nodes.append(.element(ignoring(placed)))
      return
    }
    var layers: [AccessibilityNode] = []
    for index in visited(placed.parts) { appendRow(placed.parts[index], to: &layers) }
    layers = layers.byPriority
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
  mutating func deriveRows(_ placed: PlacedView, _ structure: Structure, into nodes: inout [AccessibilityNode]) {
    var rows: [AccessibilityNode] = []
    rows.reserveCapacity(placed.parts.count)
    let places = readsHeadersLast ? placed.view.rowPlaces : placed.parts.indices
    for index in visited(placed.parts) {
      let start = rows.count
      appendRow(placed.parts[index], to: &rows)
      guard !places.contains(index) else { continue }
      for header in start..<rows.count { rows[header] = rows[header].prioritized(-1) }
    }
    guard structure.hasLabel || placed.view.kind != .section else { return add(rows, from: placed, to: &nodes) }
    var whole = container(structure.hasLabel ? .semanticGroup : .group, placed, children: rows)
    whole.hasRows = placed.view.kind != .section
    nodes.append(.container(whole))
  }

  /// Appends what a view yields, kept together if it is more than one node; a section has rows of its own.
  private mutating func appendRow(_ placed: PlacedView, to rows: inout [AccessibilityNode]) {
    guard !pass(placed, as: .row, into: &rows) else { return }
    once(placed, as: .row, into: &rows) { derivation, rows in
      let start = rows.count
      derivation.derive(placed, into: &rows)
      guard rows.count > start + 1, placed.view.kind != .section else { return }
      var group = Container(.group, of: placed.view, frame: placed.frame, children: Array(rows[start...]))
      group.sortPriority = placed.view.sortPriority ?? 0
      rows.replaceSubrange(start..., with: CollectionOfOne(.container(group)))
    }
  }

  /// Hands nodes up to what is around a view; a priority on a view that is no element counts for each of its nodes.
  func add(_ inner: [AccessibilityNode], from placed: PlacedView, to nodes: inout [AccessibilityNode]) {
    guard let priority = placed.view.sortPriority else {
      nodes += inner
      return
    }
    nodes += inner.map { $0.prioritized(priority) }
  }
}

extension [PlacedView] {
  /// Whether the views have been laid out around bars of the system's, so that what scrolls between them is a whole.
  var passUnderBar: Bool {
    contains { $0.view.kind.isBar } && allSatisfy { !$0.isGiven } && !allSatisfy { $0.view.kind.isBar }
  }
}

extension Kind {
  /// Whether such a view stands at an edge of the screen.
  fileprivate var isBar: Bool { self == .navigationBar || self == .toolbar || self == .tabBar }
}

extension View {
  /// The priority that the author gave the view, or `nil` for none.
  var sortPriority: Double? {
    var priority: Double?
    for case .sortPriority(let own) in modifiers { priority = own.constant }
    return priority
  }
}

extension AccessibilityNode {
  /// The node with every element in it marked as a part of a chart.
  fileprivate var inChart: AccessibilityNode {
    switch self {
    case .element(var element):
      element.details.isInChart = true
      return .element(element)
    case .container(var container):
      container.children = container.children.map(\.inChart)
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

extension [AccessibilityNode] {
  /// The nodes with higher priorities first, equal ones as they are.
  var byPriority: [AccessibilityNode] {
    contains { $0.sortPriority != 0 } ? sorted { $0.sortPriority > $1.sortPriority } : self
  }
}
