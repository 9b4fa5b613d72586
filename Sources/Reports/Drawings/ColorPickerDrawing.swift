internal import Colors
internal import Interface
internal import Layout

/// A round well with the chosen color in a ring of all colors; on a Mac a rectangle of the color alone.
enum ColorPickerDrawing: ViewDrawing {
  private static let hues: [UInt32] = [0xFF3B30, 0xFFCC00, 0x34C759, 0x32ADE6, 0x5856D6, 0xFF2D55]

  static func paintControl(of placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    let chosen = placed.view.selection?.value.constant?.text.flatMap(painter.theme.color(named:))
    let color = chosen ?? painter.theme.color(.systemGray3)
    if painter.theme.idiom == .mac {
      painter.fill(frame, painter.theme.color(.systemFill), radius: 6)
      return painter.fill(frame.inset(4, 4), color, radius: 3)
    }
    let radius = min(frame.width, frame.height) / 2 - 1.5
    for (index, hue) in hues.enumerated().reversed() {
      painter.ring(
        around: frame.middle, radius: radius, Color(number: hue), width: 3,
        share: Double(index + 1) / Double(hues.count))
    }
    painter.ellipse(frame.centered(2 * radius - 6, 2 * radius - 6), color)
  }
}
