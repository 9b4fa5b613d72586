internal import Interface
internal import Layout

/// An ellipse.
enum EllipseDrawing: ViewDrawing {
  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    painter.ellipse(frame, painter.shapeColor(at: frame, in: style))
  }
}
