/// What is done to a view's place and size, named as in SwiftUI: the order in which it is written matters.
package enum LayoutModifier: Sendable, Hashable {
  case padding(Edges)
  case size(SizeLimits)
  case offset(Point)
  case aspectRatio(AspectRatio)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case overlay(Layer)
  case background(Layer)
  /// Who is served first in a stack.
  case priority(Double)
  /// SwiftUI makes the element here: what comes before belongs to its frame, what follows does not. Without it the element
  /// is made before everything else.
  case element
}

extension LayoutModifier: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) {
    switch self {
    case .overlay(var layer):
      layer.views.accept(&visitor)
      self = .overlay(layer)
    case .background(var layer):
      layer.views.accept(&visitor)
      self = .background(layer)
    case .padding, .size, .offset, .aspectRatio, .fixedSize, .priority, .element: break
    }
  }
}

/// Distances at the four sides of a view.
package struct Edges: Sendable, Hashable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance at all sides.
  package init(_ all: Double) {
    self.init(top: all, leading: all, bottom: all, trailing: all)
  }

  /// One distance at both sides, another above and below.
  package init(horizontal: Double = 0, vertical: Double = 0) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}

/// SwiftUI's frame: a size that is fixed or bounded, and where the view stands in it.
package struct SizeLimits: Sendable, Hashable {
  package var width = LengthLimits()
  package var height = LengthLimits()
  package var alignment = Alignment.center

  package init(
    width: LengthLimits = LengthLimits(), height: LengthLimits = LengthLimits(), alignment: Alignment = .center
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

/// A length that is fixed or bounded; what is `nil` is left to the view.
package struct LengthLimits: Sendable, Hashable {
  package var fixed: Double?
  package var min: Double?
  /// The length where none is proposed.
  package var ideal: Double?
  package var max: Double?

  package init(_ fixed: Double? = nil, min: Double? = nil, ideal: Double? = nil, max: Double? = nil) {
    self.fixed = fixed
    self.min = min
    self.ideal = ideal
    self.max = max
  }
}

/// A proportion that a view keeps, within the space it is offered or beyond it.
package struct AspectRatio: Sendable, Hashable {
  /// Whether the whole view stays inside the space, or the whole space is filled.
  package enum Mode: String, Sendable, CaseIterable {
    case fit, fill
  }

  /// Width divided by height; `nil` for the view's own.
  package var ratio: Double?
  package var mode: Mode

  package init(_ ratio: Double? = nil, _ mode: Mode = .fit) {
    self.ratio = ratio
    self.mode = mode
  }
}

/// Views in front of a view or behind it, at most as large as the view.
package struct Layer: Sendable, Hashable {
  package var views: [View]
  package var alignment: Alignment

  package init(_ views: [View], alignment: Alignment = .center) {
    self.views = views
    self.alignment = alignment
  }
}

/// The direction in which a container lays out or scrolls.
package enum Axis: String, Sendable, CaseIterable {
  case horizontal, vertical
}

/// Where views of different width stand in a column.
package enum HorizontalAlignment: String, Sendable, CaseIterable {
  case leading, center, trailing
}

/// Where a smaller view stands in a larger space.
package enum Alignment: String, Sendable, CaseIterable {
  case topLeading, top, topTrailing
  case leading, center, trailing
  case bottomLeading, bottom, bottomTrailing
  case firstTextBaseline, lastTextBaseline
}

extension Alignment {
  /// The share of the free width that is left of the view, or right of it where text runs from right to left.
  package var horizontalShare: Double {
    switch self {
    case .topLeading, .leading, .bottomLeading: 0
    case .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline: 0.5
    case .topTrailing, .trailing, .bottomTrailing: 1
    }
  }

  /// The share of the free height that is above the view.
  package var verticalShare: Double {
    switch self {
    case .topLeading, .top, .topTrailing: 0
    case .leading, .center, .trailing, .firstTextBaseline, .lastTextBaseline: 0.5
    case .bottomLeading, .bottom, .bottomTrailing: 1
    }
  }
}
