internal import Colors
internal import Interface
internal import Layout

/// A table: a line below each row.
enum TableDrawing: ViewDrawing {
  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    for row in placed.parts {
      guard let place = row.frame else { continue }
      guard place.y < painter.limit else { return }
      painter.line(
        from: Point(x: place.x, y: place.bottom), to: Point(x: place.right, y: place.bottom),
        painter.theme.color(.separator))
    }
  }
}
