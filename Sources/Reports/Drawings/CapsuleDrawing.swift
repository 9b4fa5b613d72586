internal import Interface
internal import Layout

/// A rectangle with half circles at its ends.
enum CapsuleDrawing: ViewDrawing {
  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    painter.fill(frame, painter.shapeColor(at: frame, in: style), radius: .infinity)
  }
}
