internal import Colors
internal import Interface
internal import Layout

/// A bar that is filled as far as something has come, or a spinner.
enum ProgressDrawing: ViewDrawing {
  static func paintControl(of placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    let share = placed.view.share
    guard frame.width <= frame.height * 1.5 else { return paintBar(share, at: frame, in: style, with: &painter) }
    let radius = min(frame.width, frame.height) / 2
    if let share {
      painter.ring(around: frame.middle, radius: radius - 1.5, painter.theme.color(.systemFill), width: 3)
      return painter.ring(around: frame.middle, radius: radius - 1.5, style.tint, width: 3, share: share)
    }
    let middle = frame.middle
    for (index, (x, y)) in spokes.enumerated() {
      painter.line(
        from: Point(x: middle.x + x * radius * 0.45, y: middle.y + y * radius * 0.45),
        to: Point(x: middle.x + x * radius * 0.9, y: middle.y + y * radius * 0.9),
        painter.theme.color(.systemGray).faded(to: 0.35 + 0.08 * Double(index)), width: radius * 0.2)
    }
  }

  private static let spokes: [(x: Double, y: Double)] = [
    (0, -1), (0.71, -0.71), (1, 0), (0.71, 0.71), (0, 1), (-0.71, 0.71), (-1, 0), (-0.71, -0.71),
  ]

  static func paintBar(_ share: Double?, at frame: Rect, in style: Style, with painter: inout Painter) {
    let theme = painter.theme
    let radius = frame.height / 2
    painter.fill(frame, theme.color(.systemFill), radius: radius)
    var filled = frame
    filled.width *= share ?? 0
    painter.fill(theme.isRightToLeft ? filled.mirrored(in: frame) : filled, style.tint, radius: radius)
  }
}
