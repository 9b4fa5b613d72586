internal import Diagnostics
internal import Interface

/// Finds what VoiceOver stops at among the nodes of a capture: the one place that decides what is an element.
struct ElementFinder {
  let capture: Capture
  let options: ImportOptions
  let screen: Rect?
  /// Who decides what is an element.
  let authority: CaptureFormat.Authority
  /// The bars of the system's, under which content scrolls.
  private let bars: [Rect]
  private(set) var dropped: [DropReason: Int] = [:]
  /// Bars that hold nothing, although they do on the screen.
  private(set) var emptyBars: [CapturedNode] = []
  /// Whether what is inside elements was listed as well, as it is while tests drive the app.
  private(set) var wasAutomated = false

  init(_ capture: Capture, _ options: ImportOptions) {
    self.capture = capture
    self.options = options
    authority = capture.authority
    screen = capture.screen.map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) }
    bars = capture.roots.flatMap { $0.barFrames }
  }

  /// What is around a node.
  struct Surroundings {
    /// What shows of the views that scroll; the screen outside of them.
    var clip: Rect?
    var isInScroller = false
    var parent: CapturedNode?
    /// What a web page has around the node; `nil` outside of pages.
    var page: WebSurroundings?
  }

  mutating func drop(_ reason: DropReason) {
    dropped[reason, default: 0] += 1
  }

  /// Takes back that some nodes were dropped.
  mutating func undrop(_ reason: DropReason, _ count: Int) {
    dropped[reason, default: 0] -= count
  }

  mutating func noteEmptyBar(_ node: CapturedNode) {
    emptyBars.append(node)
  }

  mutating func noteAutomation() {
    wasAutomated = true
  }

  /// The stops of the capture, in the order in which it lists them.
  mutating func nodes() -> [ImportedNode] {
    switch authority {
    case .views: return windows().gatheringDismissRegions
    case .assistive: return capture.roots.flatMap { assistive($0, isRoot: true) }.gatheringTabs
    case .exact:
      let nodes = capture.roots.flatMap { exact($0) }
      guard nodes.count > 1, let first = capture.roots.first else { return nodes }
      return [.container(ImportedContainer(role: .listed, children: nodes, place: first.place))]
    }
  }

  /// What becomes of a view and of what is in it.
  mutating func views(_ node: CapturedNode, _ around: Surroundings) -> [ImportedNode] {
    let around = around.entering(node)
    if node.isScrollBar(in: around.parent) {
      drop(.scrollBar)
      return []
    }
    switch node.type.part {
    case .dropped(.keyboard) where options.keepsKeyboard:
      return node.type == .key ? leaf(node, around) : inside(node, around)
    case .dropped(let reason):
      drop(reason)
      return []
    case .window, .transparent: return inside(node, around)
    case .scroller: return scroller(node, around)
    case .cell: return cell(node, around)
    case .container(let role): return container(role, node, around)
    case .control, .content, .plain:
      if isElement(node) { return leaf(node, around) }
      return wrapper(node, around)
    }
  }

  /// What is in a view, which is nothing itself.
  private mutating func inside(_ node: CapturedNode, _ around: Surroundings) -> [ImportedNode] {
    drop(.wrapper)
    return children(of: node, around)
  }

  mutating func children(of node: CapturedNode, _ around: Surroundings) -> [ImportedNode] {
    var around = around
    around.parent = node
    var nodes: [ImportedNode] = []
    for child in node.children { nodes += views(child, around) }
    return nodes
  }

  /// A view that is not an element: one with a name of its own keeps together what is in it.
  private mutating func wrapper(_ node: CapturedNode, _ around: Surroundings) -> [ImportedNode] {
    let nodes = inside(node, around)
    guard let label = node.label, !nodes.isEmpty, node.hasNameOfItsOwn, around.page?.isNamedBy(node) != true else {
      return nodes
    }
    return [
      .container(
        ImportedContainer(
          role: .semanticGroup, label: label, frame: node.frame, children: nodes, place: node.place))
    ]
  }

  private mutating func scroller(_ node: CapturedNode, _ around: Surroundings) -> [ImportedNode] {
    drop(.wrapper)
    var inner = around
    inner.isInScroller = true
    if let frame = node.frame, frame.width > 0, frame.height > 0 {
      inner.clip = around.clip.map { $0.intersection(frame) } ?? frame
    }
    let nodes = children(of: node, inner)
    guard nodes.count > 1 else { return nodes }
    return [
      .container(ImportedContainer(role: .scroller, frame: node.frame, children: nodes, place: node.place))
    ]
  }

  private mutating func container(
    _ role: ContainerRole, _ node: CapturedNode, _ around: Surroundings
  ) -> [ImportedNode] {
    drop(.wrapper)
    let nodes = children(of: node, around)
    guard !nodes.isEmpty else { return [] }
    var container = ImportedContainer(role: role, frame: node.frame, children: nodes, place: node.place)
    // The title of an alert, unless it is there as a text.
    if role == .alert, !nodes.contains(where: { $0.elements.contains { $0.label == node.label } }) {
      container.label = node.label
    }
    return [.container(container.arranged(isRightToLeft: capture.isRightToLeft))]
  }

  /// An element, unless nobody gets to it.
  private mutating func leaf(_ node: CapturedNode, _ around: Surroundings) -> [ImportedNode] {
    if let reason = fate(of: node, around) {
      drop(reason)
      return []
    }
    dropInside(node)
    var element = self.element(node)
    around.page?.hand(on: &element)
    return [.element(element)]
  }

  mutating func dropInside(_ node: CapturedNode) {
    let count = node.count - 1
    if count > 0 { dropped[.insideElement, default: 0] += count }
  }

  /// Whether a view is an accessibility element.
  func isElement(_ node: CapturedNode) -> Bool {
    if options.trustsAccessible, let told = node.isElementByItself ?? node.isElement { return told }
    switch node.type.part {
    case .control: return true
    case .content: return node.hasText
    case .plain:
      if node.label == nil { return node.value != nil && node.children.isEmpty }
      return !node.repeatsWhatIsInside && !node.holdsMoreThanText
    case .cell, .scroller, .transparent, .window, .container, .dropped: return false
    }
  }

  /// Why nobody gets to an element; `nil` if one can.
  ///
  /// What a tool calls invisible is either scrolled away, where VoiceOver scrolls to it, or lies behind something else.
  func fate(of node: CapturedNode, _ around: Surroundings) -> DropReason? {
    guard let frame = node.frame else { return nil }
    if frame.width == 0, frame.height == 0 { return .zeroSize }
    guard let clip = around.clip else { return nil }
    let isOutside = !clip.holds(frame.middle)
    if node.isVisible == false {
      if let parent = around.parent, parent.type.part != .scroller, let outer = parent.frame, outer.width > 0,
        outer.height > 0, !outer.meets(frame)
      {
        return .parked
      }
      let isUnderBar = around.isInScroller && bars.contains { $0.holds(frame.middle) }
      if !isOutside, !isUnderBar, !options.keepsCovered { return .covered }
    }
    return isOutside && !options.keepsScrolledAway ? .scrolledAway : nil
  }
}

extension CapturedNode {
  /// The frames of the bars from this node on.
  fileprivate var barFrames: [Rect] {
    let isBar = [.navigationBar, .tabBar, .toolbar, .keyboard].contains(type) && isVisible != false
    return (isBar ? frame.map { [$0] } ?? [] : []) + children.flatMap { $0.barFrames }
  }

  /// Whether the node is a bar that shows how far something is scrolled.
  ///
  /// Its label is in the language of the device, so that it is known by its place and by the share in its value.
  fileprivate func isScrollBar(in parent: CapturedNode?) -> Bool {
    guard type == .other || type == .any || type == .scrollBar, let parent, let value, label != nil else {
      return type == .scrollBar
    }
    let isShare = value.hasSuffix("%") || value.hasSuffix("٪") || value.hasPrefix("%")
    let isOfScroller = parent.type.part == .scroller || parent.type == .textView || lies(alongTheEndOf: parent)
    return isShare && isOfScroller && !children.contains { $0.label != nil }
  }

  /// Whether the node has the place of a scroll bar: 30 points thick, and 3 points away from the edge that it follows.
  ///
  /// Source: the scroll bars in a handful of captures, of iOS 13 to 26, whatever the view around them.
  private func lies(alongTheEndOf parent: CapturedNode) -> Bool {
    guard let frame, let outer = parent.frame else { return false }
    let isUpright = (29...31).contains(frame.width) && (2...4).contains(outer.right - frame.right)
    let isLevel = (29...31).contains(frame.height) && (2...4).contains(outer.bottom - frame.bottom)
    return isUpright && frame.height > frame.width || isLevel && frame.width > frame.height
  }

  /// The labels of what is inside, from the first to the last; of one that repeats what is in it, once.
  fileprivate var labelsInside: [String] {
    children.flatMap { child in
      if let label = child.label { return [label] }
      return child.labelsInside
    }
  }

  /// Whether the label is put together from the labels inside, as React Native does for every view.
  ///
  /// Source: React Native, `RCTRecursiveAccessibilityLabel`, which joins by spaces. SwiftUI joins the texts of a combined
  /// element by commas, and such a view is the element.
  fileprivate var repeatsWhatIsInside: Bool {
    guard let label else { return false }
    let inside = labelsInside
    guard !inside.isEmpty, label.letters == inside.joined().letters else { return false }
    return !(inside.count > 1 && label == inside.joined(separator: ", ") && !holdsMoreThanText)
  }

  /// Whether something inside speaks for itself: something with a label that is neither text nor picture.
  fileprivate var holdsMoreThanText: Bool {
    guard traits?.isEmpty ?? true else { return false }
    return children.contains { child in
      let isText = child.type == .staticText || child.type == .image
      return child.label != nil && !isText || child.holdsMoreThanText
    }
  }

  /// Whether a view that is not an element has a name that its author gave it, rather than one made of what is inside.
  fileprivate var hasNameOfItsOwn: Bool {
    guard let label else { return false }
    let inside = labelsInside
    return !inside.isEmpty && !repeatsWhatIsInside && !inside.allSatisfy { label.contains($0) }
  }
}

extension String {
  /// The text without what only divides its parts.
  fileprivate var letters: String { filter { !$0.isWhitespace && $0 != "," } }
}

extension Rect {
  func holds(_ point: Point) -> Bool { point.x >= x && point.x <= right && point.y >= y && point.y <= bottom }

  func meets(_ other: Rect) -> Bool {
    other.x < right && x < other.right && other.y < bottom && y < other.bottom
  }
}
