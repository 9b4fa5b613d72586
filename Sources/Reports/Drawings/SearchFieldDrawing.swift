internal import Colors
internal import Interface
internal import Layout

/// A field for what is searched, with its magnifying glass.
enum SearchFieldDrawing: ViewDrawing {
  static var drawsItself: Bool { true }

  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    let theme = painter.theme
    painter.fill(frame, theme.color(.tertiarySystemFill), radius: theme.hasGlass ? frame.height / 2 : 10)
    // The field is no higher for larger text.
    var style = style
    let size = min(theme.resolved(style.font).size, frame.height * 0.55)
    style.font = .system(size)
    let font = theme.resolved(style.font)
    let side = font.size * 1.1
    let icon = Rect(x: frame.x + 8, y: frame.y, width: side, height: frame.height)
    painter.symbol(
      "magnifyingglass", font, in: theme.isRightToLeft ? icon.mirrored(in: frame) : icon, theme.color(.secondaryLabel))
    let words = Rect(x: frame.x + side + 14, y: frame.y, width: max(frame.width - side - 22, 0), height: frame.height)
    TextFieldDrawing.paintText(
      of: placed.view, at: theme.isRightToLeft ? words.mirrored(in: frame) : words, in: style, with: &painter)
  }

  static func paintInFront(of placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    if painter.isEditing(placed.view) { painter.hasKeyboard = true }
  }
}
