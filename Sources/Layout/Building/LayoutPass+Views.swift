internal import Interface

extension LayoutPass {
  /// Makes the nodes of a view: what it shows, and a node for each modifier around it.
  mutating func build(_ view: View, in outer: Environment) -> Node.Index {
    let environment = environment(of: view, in: outer)
    views.append(view)
    let place = Node.Index(views.count - 1)
    var node = content(of: view, in: environment)
    if let frame = view.givenFrame { node = given(frame, around: node) }
    self[node].view = place
    var framed = node
    for modifier in view.modifiers {
      switch modifier {
      case .layout(let layout):
        node = apply(layout, to: node, of: view, in: environment)
      case .children where node != framed:
        // SwiftUI makes the element here: what was written before belongs to its frame, what follows does not.
        self[framed].view = -1
        self[node].view = place
        framed = node
      default:
        break
      }
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
    case .spacing, .alignment, .axis, .columnCount, .minLength, .largeTitle, .lineLimit, .minimumScaleFactor,
      .multilineTextAlignment, .resizable:
      return node
    }
  }

  private mutating func layered(
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

/// What a view says about its layout; where one thing is said twice, the last counts.
extension View {
  var spacing: Double? {
    for case .layout(.spacing(let spacing)) in modifiers.reversed() { return spacing }
    return nil
  }

  var alignment: Alignment? {
    for case .layout(.alignment(let alignment)) in modifiers.reversed() { return alignment }
    return nil
  }

  var columnCount: Int? {
    for case .layout(.columnCount(let count)) in modifiers.reversed() { return max(count, 1) }
    return nil
  }

  var minLength: Double? {
    for case .layout(.minLength(let length)) in modifiers.reversed() { return length }
    return nil
  }

  var hasLargeTitle: Bool {
    for case .layout(.largeTitle(let isLarge)) in modifiers.reversed() { return isLarge }
    return false
  }

  var isResizable: Bool {
    modifiers.contains {
      switch $0 {
      case .layout(.resizable(let isResizable)): isResizable
      case .layout(.aspectRatio): true
      default: false
      }
    }
  }
}
