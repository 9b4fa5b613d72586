internal import Colors
internal import Interface
internal import Layout

/// A gauge: a bar, or a ring with the amount in it.
enum GaugeDrawing: ViewDrawing {
  static func paintControl(of placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    let share = placed.view.share
    guard frame.width <= frame.height * 1.5 else {
      return ProgressDrawing.paintBar(share ?? 0, at: frame, in: style, with: &painter)
    }
    let theme = painter.theme
    let radius = min(frame.width, frame.height) / 2 - 3
    painter.ring(around: frame.middle, radius: radius, theme.color(.systemFill), width: 6)
    painter.ring(around: frame.middle, radius: radius, style.tint, width: 6, share: share ?? 0)
    let words = placed.view.valueLabel?.constant ?? placed.view.value?.constant ?? ""
    painter.words(words, theme.fixed(15, weight: 0.67), in: frame.inset(8, 0), style.ink, .center)
  }
}
