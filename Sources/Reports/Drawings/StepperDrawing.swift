internal import Colors
internal import Interface
internal import Layout

/// A stepper: minus and plus on one surface.
enum StepperDrawing: ViewDrawing {
  static func paintControl(of placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    let theme = painter.theme
    let box = box(in: frame, theme)
    painter.fill(box, theme.color(.tertiarySystemFill), radius: theme.hasGlass ? box.height / 2 : 8)
    if theme.idiom == .mac {
      return painter.symbol("chevron.up.chevron.down", nil, in: box.inset(1, 4), theme.color(.label))
    }
    let font = theme.fixed(17, weight: 0.33)
    let color = theme.color(.label)
    for (name, half) in zip(["minus", "plus"], halves(of: frame, theme)) {
      painter.symbol(name, font, in: half, color, isDisabled: style.isDisabled)
    }
    painter.line(
      from: Point(x: box.middle.x, y: box.y + 7), to: Point(x: box.middle.x, y: box.bottom - 7),
      theme.color(.separator), width: 1)
  }
  /// The button that makes less of it, and the one that makes more.
  static func halves(of frame: Rect, _ theme: Theme) -> [Rect] {
    let box = box(in: frame, theme)
    if theme.idiom == .mac {
      let upper = Rect(x: box.x, y: box.y, width: box.width, height: box.height / 2)
      let lower = Rect(x: box.x, y: upper.bottom, width: box.width, height: upper.height)
      return [lower, upper]
    }
    let left = Rect(x: box.x, y: box.y, width: box.width / 2, height: box.height)
    let right = Rect(x: left.right, y: box.y, width: left.width, height: box.height)
    return theme.isRightToLeft ? [right, left] : [left, right]
  }

  private static func box(in frame: Rect, _ theme: Theme) -> Rect {
    frame.centered(frame.width, theme.idiom == .mac ? frame.height : 32)
  }
}
