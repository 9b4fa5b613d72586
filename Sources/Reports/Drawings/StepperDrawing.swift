internal import Colors
internal import Interface
internal import Layout

/// A stepper: minus and plus on one surface.
enum StepperDrawing: ViewDrawing {
  static func paintControl(of placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    let theme = painter.theme
    let box = frame.centered(frame.width, theme.idiom == .mac ? frame.height : 32)
    painter.fill(box, theme.color(.tertiarySystemFill), radius: theme.hasGlass ? box.height / 2 : 8)
    if theme.idiom == .mac {
      return painter.symbol("chevron.up.chevron.down", nil, in: box.inset(1, 4), theme.color(.label))
    }
    let half = box.width / 2
    let font = theme.fixed(17, weight: 0.33)
    let first = Rect(x: box.x, y: box.y, width: half, height: box.height)
    let second = Rect(x: box.x + half, y: box.y, width: half, height: box.height)
    let color = theme.color(.label)
    painter.symbol("minus", font, in: theme.isRightToLeft ? second : first, color, isDisabled: style.isDisabled)
    painter.symbol("plus", font, in: theme.isRightToLeft ? first : second, color, isDisabled: style.isDisabled)
    painter.line(
      from: Point(x: box.middle.x, y: box.y + 7), to: Point(x: box.middle.x, y: box.bottom - 7),
      theme.color(.separator), width: 1)
  }
}
