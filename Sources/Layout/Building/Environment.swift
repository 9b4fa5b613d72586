internal import Interface

/// What a view takes over from the views around it.
struct Environment: Sendable, Hashable {
  var font = Font.body
  var lineLimit: Int?
  var minimumScaleFactor = 1.0
  /// Between which text sizes everything is shown, the outermost first.
  var textSizes: [TextSizeLimits] = []
  /// The direction in which the stack around it runs; a spacer and a divider depend on it.
  var axis = Axis.vertical
  /// The spacing and the alignment of the stack around it, which groups take over.
  var spacing: Double?
  var alignment = Alignment.center
  /// What kind of container it stands in, as far as controls look different there.
  var place = Place.plain
  /// How wide the column of labels is in a form on a Mac; `nil` elsewhere.
  var labelWidth: Double?

  /// The room before the words of the items of a menu of which one has a mark.
  var markRoom = 0.0

  /// The kinds of containers in which controls look different.
  enum Place {
    case plain, listRow, menuRow, bar
  }

  /// Whether the view is a row, of a list or of a menu.
  var isInRow: Bool { place == .listRow || place == .menuRow }
}

extension Environment {
  /// The environment inside a stack.
  func inside(_ axis: Axis, spacing: Double?, alignment: Alignment) -> Environment {
    var inside = self
    inside.axis = axis
    inside.spacing = spacing
    inside.alignment = alignment
    // What stands in a stack in a row is not the row itself.
    if inside.isInRow { inside.place = .plain }
    inside.labelWidth = nil
    return inside
  }
}

extension LayoutPass {
  /// The environment that a view's own modifiers make for it and for what is in it.
  mutating func environment(of view: View, in outer: Environment) -> Environment {
    var environment = outer
    if let description = view.font { environment.font = font(description, within: outer.font) }
    if let limit = view.lineLimit { environment.lineLimit = limit }
    if let limits = view.textSizes { environment.textSizes.append(limits) }
    if let factor = view.minimumScaleFactor { environment.minimumScaleFactor = min(max(factor, 0.01), 1) }
    return environment
  }

  private mutating func font(_ description: String, within outer: Font) -> Font {
    let key = FontKey(description: description, outer: outer)
    if let font = fonts[key] { return font }
    let font = Font(description, within: outer)
    fonts[key] = font
    return font
  }
}
