internal import Colors
internal import Interface
internal import Layout

/// A film that stands still.
enum VideoDrawing: ViewDrawing {
  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    painter.fill(frame, Color(number: 0x1C1C1E))
    let side = min(frame.width, frame.height) * 0.25
    painter.symbol("play.fill", nil, in: frame.centered(side, side), Color(number: 0xFFFFFF))
  }
}
