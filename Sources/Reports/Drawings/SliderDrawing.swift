internal import Colors
internal import Interface
internal import Layout

/// A slider with its knob where the amount is.
enum SliderDrawing: ViewDrawing {
  static func paintControl(of placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    let theme = painter.theme
    let thickness = theme.hasGlass ? 6.0 : 4
    let track = frame.centered(frame.width, thickness)
    let share = placed.view.share ?? 0.5
    painter.fill(track, theme.color(.systemFill), radius: thickness / 2)
    var filled = Rect(x: track.x, y: track.y, width: track.width * share, height: thickness)
    if theme.isRightToLeft { filled = filled.mirrored(in: track) }
    painter.fill(filled, style.isDisabled ? style.tint.faded(to: 0.4) : style.tint, radius: thickness / 2)
    let knob: (width: Double, height: Double) =
      theme.idiom == .mac ? (20, theme.hasGlass ? 16 : 20) : theme.hasGlass ? (37, 24) : (27, 27)
    let room = max(track.width - knob.width, 0)
    let x = track.x + room * (theme.isRightToLeft ? 1 - share : share)
    painter.raised(
      Rect(x: x, y: frame.middle.y - knob.height / 2, width: knob.width, height: knob.height), Color(number: 0xFFFFFF),
      radius: knob.height / 2)
  }
}
