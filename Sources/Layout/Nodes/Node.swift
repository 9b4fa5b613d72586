internal import Interface

/// A rectangle in the making: a view, a piece of a control, or a modifier around one.
///
/// Nodes lie in one array and know each other by their places in it, so that a pass over a long list touches memory in
/// order and allocates nothing.
struct Node {
  typealias Index = Int32

  var rule: Rule
  /// How wide it can be; known when the node is made.
  var widths: Extent
  /// How high it can be; known once its width is.
  var heights: Extent
  var size = Size(width: 0, height: 0)
  /// From the parent's leading top corner.
  var origin = Point(x: 0, y: 0)
  /// From the top to the baseline of the first line of text, if there is text.
  var firstBaseline: Double?
  /// From the top to the baseline of the last line of text, if there is text.
  var lastBaseline: Double?
  var priority = 0.0
  /// The view whose frame this is, as a place in the list of views.
  var view: Index = -1
  var firstChild: Index = -1
  var nextSibling: Index = -1
  /// What is drawn where the node is, for a picture.
  var drawn = Drawn.nothing
  /// The frame that the author gave the view, as a place in the list of those.
  var given: Index = -1
  var isSpacer = false
  /// Whether texts and symbols are all that is at its upper edge; other texts come closer to those.
  var isTextAtTop = false
  /// The same at its lower edge.
  var isTextAtBottom = false
  /// Whether nothing of it is on screen here, so that neighbors close up: a sheet stands elsewhere.
  var isAbsent = false

  init(_ rule: Rule, widths: Extent = .zero, heights: Extent = .zero) {
    self.rule = rule
    self.widths = widths
    self.heights = heights
  }
}

extension Node {
  /// How long the node can be along an axis.
  func extent(along axis: Axis) -> Extent { axis == .horizontal ? widths : heights }

  /// How long the node is along an axis.
  func length(along axis: Axis) -> Double { axis == .horizontal ? size.width : size.height }
}

/// What is drawn where a node is; texts are known by their rule.
enum Drawn: Equatable {
  case nothing, control
  /// The symbol at a place in the list of symbols.
  case symbol(Node.Index)
}

/// How a node finds its size and places its children.
enum Rule {
  /// As its extents say.
  case leaf
  /// The text at a place in the list of texts.
  case text(Node.Index)
  /// One after the other.
  case stack(Axis, spacing: Double?, alignment: Alignment)
  /// One behind the other: a `ZStack`.
  case pile(Alignment)
  /// A view with another one in front or behind, which is offered the size of the first.
  case layered(Alignment, isPrimaryFirst: Bool)
  case padding(Edges)
  /// SwiftUI's frame, at a place in the list of limits.
  case frame(Node.Index)
  case offset(Point)
  case aspectRatio(AspectRatio)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case scroll(Axis)
  /// Rows whose cells have the width of their column.
  case grid(columns: Node.Index, spacing: Double?, alignment: Alignment)
  case gridRow(columns: Node.Index, alignment: Alignment)
  /// Something whose size does not depend on what is in it, laid out once its place is known: the rows of a list.
  case surface(view: Node.Index)
}
