internal import Colors
internal import Interface
internal import Layout

/// A stretch of land with two roads: what a map shows is not known.
enum MapDrawing: ViewDrawing {
  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    let isDark = painter.theme.look.isDark
    painter.fill(frame, Color(number: isDark ? 0x24332B : 0xDDEBD8))
    let road = Color(number: isDark ? 0x4A5A52 : 0xFFFFFF)
    painter.line(
      from: Point(x: frame.x, y: frame.y + frame.height * 0.7),
      to: Point(x: frame.right, y: frame.y + frame.height * 0.35), road, width: 7)
    painter.line(
      from: Point(x: frame.x + frame.width * 0.35, y: frame.y),
      to: Point(x: frame.x + frame.width * 0.5, y: frame.bottom), road, width: 5)
  }
}
