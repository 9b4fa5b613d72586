internal import Interface
internal import Layout

/// A line across the stack around it.
enum DividerDrawing: ViewDrawing {
  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    painter.fill(
      Rect(x: frame.x, y: frame.y, width: max(frame.width, 0.5), height: max(frame.height, 0.5)),
      painter.theme.color(.separator))
  }
}
