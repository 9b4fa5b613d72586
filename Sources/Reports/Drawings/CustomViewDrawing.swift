internal import Colors
internal import Interface
internal import Layout

/// A view of which nobody knows what it draws: its words in its place, in the font that fits there.
enum CustomViewDrawing: ViewDrawing {
  static func paintInFront(of placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    guard placed.parts.isEmpty, placed.ink.isEmpty else { return }
    let view = placed.view
    let words = view.label?.text?.constant ?? view.value?.constant ?? ""
    guard !words.isEmpty, frame.height >= 6, frame.width >= 12 else { return }
    let theme = painter.theme
    let isButton = view.traits.contains(.button) || view.traits.contains(.link)
    if view.traits.contains(.image) { painter.fill(frame, theme.color(.systemGray5), radius: 4) }
    let size = min(frame.height * 0.75, theme.resolved(style.font).size)
    let font = theme.fixed(size, weight: view.traits.contains(.header) ? 0.67 : 0)
    let color = isButton && !style.hasOwnInk ? style.tint : style.ink
    let lines = max(Int(frame.height / font.lineHeight), 1)
    let block = TextBlock(words, font, within: frame.width, maxLines: lines)
    let height = font.lineHeight * Double(block.lines.count)
    var inside = style
    inside.ink = color
    painter.text(
      block, in: Rect(x: frame.x, y: frame.y + (frame.height - height) / 2, width: frame.width, height: height), inside)
  }
}
