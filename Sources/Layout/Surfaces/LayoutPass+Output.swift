internal import Interface

extension LayoutPass {
  /// Writes down a node that has a place on the screen, and all that is in it.
  ///
  /// - Returns: whether a frame that the author gave is among them.
  @discardableResult
  mutating func output(_ index: Node.Index, at corner: Point, into parent: inout PlacedView) -> Bool {
    let node = self[index]
    var corner = corner
    let isGiven = node.given >= 0
    if isGiven { corner = Point(x: givenFrames[Int(node.given)].x, y: givenFrames[Int(node.given)].y) }
    guard node.view >= 0 else { return outputContent(of: index, at: corner, into: &parent) || isGiven }
    let frame = frame(of: node, at: corner)
    var placed = PlacedView(views[Int(node.view)], frame: node.isAbsent ? nil : frame, isGiven: isGiven)
    placed.parts.reserveCapacity(placed.view.children.count)
    let holdsGiven = outputContent(of: index, at: corner, into: &placed)
    if holdsGiven, !isGiven, !placed.view.kind.has(.keepsFrame) { placed.frame = placed.parts.union ?? placed.frame }
    parent.parts.append(placed)
    return holdsGiven || isGiven
  }

  private mutating func outputContent(
    of index: Node.Index, at corner: Point, into parent: inout PlacedView
  ) -> Bool {
    let node = self[index]
    if draws { draw(node, at: corner, into: &parent) }
    switch node.rule {
    case .text(let text):
      if draws {
        draw(.text(TextBlock(texts[Int(text)])), in: frame(of: node, at: corner), into: &parent)
      }
      if parent.cutOff == nil, let rest = cutOff(Int(text)) { parent.cutOff = rest }
      return false
    case .surface(let view):
      layOutSurface(of: views[Int(view)], in: frame(of: node, at: corner), into: &parent)
      return false
    case .stack(let axis, _, _):
      moveAside(childrenOf: index, at: corner, along: axis)
    case .leaf, .pile, .layered, .padding, .frame, .offset, .aspectRatio, .fixedSize, .scroll, .grid, .gridRow:
      break
    }
    var holdsGiven = false
    var child = node.firstChild
    while child >= 0 {
      if output(child, at: self.corner(of: child, in: index, at: corner), into: &parent) { holdsGiven = true }
      child = self[child].nextSibling
    }
    return holdsGiven
  }

  private func frame(of node: Node, at corner: Point) -> Rect {
    Rect(x: corner.x, y: corner.y, width: node.size.width, height: node.size.height)
  }

  /// Writes down what is drawn where a node is, besides its text.
  private func draw(_ node: Node, at corner: Point, into parent: inout PlacedView) {
    switch node.drawn {
    case .nothing: break
    case .control: draw(.control, in: frame(of: node, at: corner), into: &parent)
    case .symbol(let place):
      let symbol = symbols[Int(place)]
      draw(.symbol(symbol.name, symbol.font), in: frame(of: node, at: corner), into: &parent)
    }
  }

  /// Writes down what is drawn of a view, in front of the parts that it has so far.
  func draw(_ mark: Ink.Mark, in frame: Rect, into view: inout PlacedView) {
    view.ink.append(Ink(mark: mark, frame: frame, partsBehind: view.parts.count))
  }

  /// The left top corner of a child on the screen.
  private func corner(of child: Node.Index, in parent: Node.Index, at corner: Point) -> Point {
    let origin = self[child].origin
    let x = isRightToLeft ? self[parent].size.width - (origin.x + self[child].size.width) : origin.x
    return Point(x: corner.x + x, y: corner.y + origin.y)
  }

  /// Moves the children of a stack out of the way of those whose frames were given.
  private mutating func moveAside(childrenOf index: Node.Index, at corner: Point, along axis: Axis) {
    guard axis == .vertical, !givenFrames.isEmpty else { return }
    let children = children(of: index)
    let given = children.compactMap { self[$0].given >= 0 ? givenFrames[Int(self[$0].given)] : nil }
    guard !given.isEmpty, given.count < children.count else { return }
    var obstacles = Obstacles(given, in: self[index].size.height)
    var y = 0.0
    for child in children where self[child].given < 0 {
      let height = self[child].size.height
      y = obstacles.clear(max(y, corner.y), height) - corner.y
      self[child].origin.y = y
      y += height + LayoutPass.defaultSpacing
    }
  }
}

/// Frames that were given, which the views around them must not cover.
struct Obstacles {
  private var frames: ArraySlice<Rect>

  /// A frame that fills the height of the container is a background, and no obstacle.
  init(_ frames: [Rect], in height: Double) {
    self.frames = frames.filter { $0.height < height * 0.8 || height == 0 }.sorted { $0.y < $1.y }[...]
  }

  /// Whether nothing is in the way any more.
  var isEmpty: Bool { frames.isEmpty }

  /// The first place from a height on, downwards, where something so high covers nothing.
  ///
  /// The heights that are asked for must not decrease.
  mutating func clear(_ top: Double, _ height: Double) -> Double {
    var top = top
    while let next = frames.first, next.y < top + height {
      if next.y + next.height > top { top = next.y + next.height + LayoutPass.defaultSpacing }
      frames.removeFirst()
    }
    return top
  }
}

extension ChunkedArray<PlacedView> {
  /// The smallest rectangle around the frames that are known.
  var union: Rect? {
    var union: Rect?
    for frame in lazy.compactMap(\.frame) {
      guard let known = union else {
        union = frame
        continue
      }
      let x = Swift.min(known.x, frame.x)
      let y = Swift.min(known.y, frame.y)
      union = Rect(
        x: x, y: y, width: Swift.max(known.right, frame.right) - x, height: Swift.max(known.bottom, frame.bottom) - y)
    }
    return union
  }
}
