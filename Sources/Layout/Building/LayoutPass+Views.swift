internal import Interface

extension LayoutPass {
  /// Makes the nodes of a view: what it shows, and a node for each modifier around it.
  mutating func build(_ view: View, in outer: Environment) -> Node.Index {
    let environment = environment(of: view, in: outer)
    views.append(view)
    let place = Node.Index(views.count - 1)
    var node = content(of: view, in: environment)
    if !view.kind.isRunning { keepDistance(node) }
    if let frame = view.frame { node = given(frame, around: node) }
    self[node].view = place
    var framed = node
    for modifier in view.layout {
      if modifier == .element, node != framed {
        // What was written before belongs to the frame of the element, what follows does not.
        self[framed].view = -1
        self[node].view = place
        framed = node
      }
      node = apply(modifier, to: node, of: view, in: environment)
    }
    return node
  }

  mutating func build(_ views: some Collection<View>, in environment: Environment) -> [Node.Index] {
    views.map { build($0, in: environment) }
  }

  /// Gives a view exactly the size of the frame that its author gave it.
  private mutating func given(_ frame: Rect, around node: Node.Index) -> Node.Index {
    let size = SizeLimits(
      width: LengthLimits(max(frame.width, 0)), height: LengthLimits(max(frame.height, 0)), alignment: .topLeading)
    let outer = self.frame(size, around: node)
    givenFrames.append(frame)
    self[outer].given = Node.Index(givenFrames.count - 1)
    return outer
  }

  private mutating func apply(
    _ modifier: LayoutModifier, to node: Node.Index, of view: View, in environment: Environment
  ) -> Node.Index {
    switch modifier {
    case .padding(let edges):
      return self.node(.padding(edges), around: node)
    case .size(let limits):
      return frame(limits, around: node)
    case .offset(let offset):
      // Offsets are not mirrored.
      return self.node(.offset(isRightToLeft ? Point(x: -offset.x, y: offset.y) : offset), around: node)
    case .aspectRatio(var aspect):
      if aspect.ratio == nil, view.kind == .image { aspect.ratio = view.symbol == nil ? Metrics.pictureRatio : 1 }
      return self.node(.aspectRatio(aspect), around: node)
    case .fixedSize(let horizontal, let vertical):
      return self.node(.fixedSize(horizontal: horizontal, vertical: vertical), around: node)
    case .overlay(let layer):
      return layered([node, pile(layer, in: environment)], layer.alignment, isPrimaryFirst: true)
    case .background(let layer):
      return layered([pile(layer, in: environment), node], layer.alignment, isPrimaryFirst: false)
    case .priority(let priority):
      self[node].priority = priority
      return node
    case .element:
      return node
    }
  }

  /// Views in front of or behind a primary one, which alone decides about the size.
  mutating func layered(
    _ children: [Node.Index], _ alignment: Alignment, isPrimaryFirst: Bool
  ) -> Node.Index {
    let primary = isPrimaryFirst ? children[0] : children[1]
    let layered = node(.layered(alignment, isPrimaryFirst: isPrimaryFirst), children)
    self[layered].priority = self[primary].priority
    return layered
  }

  private mutating func pile(_ layer: Layer, in environment: Environment) -> Node.Index {
    let children = build(layer.views, in: environment)
    return children.count == 1 ? children[0] : node(.pile(layer.alignment), children)
  }
}

extension Kind {
  /// Whether texts in the view run on with those above and below, as those in a control do not.
  fileprivate var isRunning: Bool { has(.arranges) || self == .text || self == .image || self == .label }
}

extension View {
  /// Whether an image can be larger or smaller than its picture.
  var isResizable: Bool { self.resizable || self.layout.contains { if case .aspectRatio = $0 { true } else { false } } }
}
