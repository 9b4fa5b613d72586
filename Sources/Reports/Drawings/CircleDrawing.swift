internal import Interface
internal import Layout

/// A circle, as large as its place allows.
enum CircleDrawing: ViewDrawing {
  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    let side = min(frame.width, frame.height)
    painter.ellipse(frame.centered(side, side), painter.shapeColor(at: frame, in: style))
  }
}
