internal import Interface
internal import Layout

/// A rectangle with round corners of which the radius is not known.
enum RoundedRectangleDrawing: ViewDrawing {
  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    painter.fill(frame, painter.shapeColor(at: frame, in: style), radius: min(12, frame.height / 4))
  }
}
