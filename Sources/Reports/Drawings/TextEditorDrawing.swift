internal import Colors
internal import Interface
internal import Layout

/// A field for several lines.
enum TextEditorDrawing: ViewDrawing {
  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    let theme = painter.theme
    let font = theme.resolved(style.font)
    let area = frame.inset(5, 8)
    let text = placed.view.shownText
    let lines = max(Int(area.height / font.lineHeight), 1)
    var style = style
    let words = text.isEmpty ? placed.view.prompt?.constant ?? "" : text
    if text.isEmpty { style.ink = theme.color(.placeholderText) }
    // What there is no room for is scrolled away.
    var block = TextBlock(words, font, within: area.width)
    block.lines = Array(block.lines.prefix(lines))
    painter.text(block, in: area, style)
    guard painter.isEditing(placed.view) else { return }
    painter.hasKeyboard = true
    let last = text.isEmpty ? 0 : Double(block.lines.count - 1)
    let length = text.isEmpty ? 0 : (block.lines.last?.width ?? 0) + 1
    painter.fill(
      Rect(
        x: theme.isRightToLeft ? area.right - length : area.x + length, y: area.y + last * font.lineHeight, width: 2,
        height: font.lineHeight), style.tint, radius: 1)
  }
}
