internal import Interface

/// One layout of one screen: nodes are made of views, get their widths from the top down, then their heights, then their
/// places.
///
/// SwiftUI asks each view for its size as often as its ancestors like. Widths hardly ever depend on heights, so settling
/// all widths before all heights comes to the same, and each node is asked once about either.
struct LayoutPass {
  let canvas: Canvas
  let dynamicType: DynamicTypeSize
  let isBoldTextOn: Bool
  let isRightToLeft: Bool
  /// Whether controls are large and fill the width, as in Assistive Access.
  let hasLargeControls: Bool

  var nodes: [Node] = []
  var texts: [TextRun] = []
  var symbols: [Symbol] = []
  var limits: [SizeLimits] = []
  var givenFrames: [Rect] = []
  var columns: [[Double]] = []
  var views: [View] = []
  /// The fonts that have been read from their descriptions.
  var fonts: [FontKey: Font] = [:]
  /// Whether what is drawn is written down, for a picture.
  var draws = false
  /// The lines of the last layout; `nil` where none are kept.
  var known: Memory<LineKey, Line>?
  /// The environment of the line that was looked for last.
  var lineEnvironment: Box<Environment>?

  init(_ canvas: Canvas, _ settings: Settings) {
    self.canvas = canvas
    dynamicType = settings.dynamicType
    isBoldTextOn = settings.isOn(.boldText)
    isRightToLeft = settings.layoutDirection == .rightToLeft
    hasLargeControls = settings.isOn(.assistiveAccess)
  }
}

extension LayoutPass {
  /// A description of a font and the font around it.
  struct FontKey: Hashable {
    var description: String
    var outer: Font
  }

  /// A symbol, and the font of the text that it stands beside; none where it is as large as its place.
  struct Symbol {
    var name: String
    var font: ResolvedFont?
  }

  /// Where the lists of a pass end, so that what was added later can be dropped.
  private struct Mark {
    var nodes: Int
    var texts: Int
    var symbols: Int
    var limits: Int
    var givenFrames: Int
    var columns: Int
    var views: Int
  }

  /// Lays out nodes that belong to no others, and forgets them when they have been used.
  mutating func withScratch<Result>(_ body: (inout LayoutPass) -> Result) -> Result {
    let mark = Mark(
      nodes: nodes.count, texts: texts.count, symbols: symbols.count, limits: limits.count,
      givenFrames: givenFrames.count, columns: columns.count, views: views.count)
    let result = body(&self)
    nodes.drop(after: mark.nodes)
    texts.drop(after: mark.texts)
    symbols.drop(after: mark.symbols)
    limits.drop(after: mark.limits)
    givenFrames.drop(after: mark.givenFrames)
    columns.drop(after: mark.columns)
    views.drop(after: mark.views)
    return result
  }

  /// Settles the size of a node and of everything in it.
  mutating func settle(_ node: Node.Index, width: Double?, height: Double?) {
    settleWidth(node, within: width, height: height)
    settleHeight(node, within: height)
  }

  subscript(_ index: Node.Index) -> Node {
    _read { yield nodes[Int(index)] }
    _modify { yield &nodes[Int(index)] }
  }

  /// Makes a node without children.
  mutating func leaf(_ widths: Extent, _ heights: Extent) -> Node.Index {
    add(Node(.leaf, widths: widths, heights: heights))
  }

  /// Marks a node as the place where a control shows what it is set to.
  mutating func control(_ node: Node.Index) -> Node.Index {
    self[node].drawn = .control
    return node
  }

  /// Marks a node as the place of a symbol.
  mutating func symbol(_ name: String, _ font: ResolvedFont?, at node: Node.Index) -> Node.Index {
    guard draws else { return node }
    symbols.append(Symbol(name: name, font: font))
    self[node].drawn = .symbol(Node.Index(symbols.count - 1))
    return node
  }

  mutating func add(_ node: Node) -> Node.Index {
    nodes.append(node)
    return Node.Index(nodes.count - 1)
  }

  /// Makes a node of nodes that have been made already.
  mutating func node(_ rule: Rule, _ children: [Node.Index]) -> Node.Index {
    var parent = Node(rule)
    parent.firstChild = children.first ?? -1
    for (child, next) in zip(children, children.dropFirst()) { self[child].nextSibling = next }
    return finished(parent)
  }

  /// Makes a node around another.
  mutating func node(_ rule: Rule, around child: Node.Index) -> Node.Index {
    var parent = Node(rule)
    parent.firstChild = child
    parent.priority = self[child].priority
    parent.isAbsent = self[child].isAbsent
    return finished(parent)
  }

  /// Adds a node whose children are known.
  private mutating func finished(_ parent: Node) -> Node.Index {
    let index = add(parent)
    self[index].widths = widths(of: index)
    noteTexts(atEdgesOf: index)
    return index
  }

  /// Makes a frame around a node.
  mutating func frame(_ limits: SizeLimits, around child: Node.Index) -> Node.Index {
    self.limits.append(limits)
    return node(.frame(Node.Index(self.limits.count - 1)), around: child)
  }

  /// Makes an outer node the frame of the view whose frame an inner one was, unless its author gave that.
  mutating func claiming(_ outer: Node.Index, from inner: Node.Index) -> Node.Index {
    guard self[inner].view >= 0, self[inner].given < 0 else { return outer }
    self[outer].view = self[inner].view
    self[inner].view = -1
    return outer
  }

  /// Calls a function with each child of a node that is on screen, in order.
  func forEachChild(of index: Node.Index, _ body: (Node.Index) -> Void) {
    var child = self[index].firstChild
    while child >= 0 {
      if !self[child].isAbsent { body(child) }
      child = self[child].nextSibling
    }
  }

  /// The children of a node that are on screen.
  func children(of index: Node.Index) -> [Node.Index] {
    var count = 0
    forEachChild(of: index) { _ in count += 1 }
    var children: [Node.Index] = []
    children.reserveCapacity(count)
    forEachChild(of: index) { children.append($0) }
    return children
  }
}

extension Array {
  /// Drops what comes after a number of things: few of them, or none, so that they go one by one.
  fileprivate mutating func drop(after count: Int) {
    while self.count > count { removeLast() }
  }
}
