internal import Colors
internal import Interface
internal import Layout

/// The bar at the bottom: a surface of its own before Liquid Glass.
enum ToolbarDrawing: ViewDrawing {
  static func enter(_ view: View, _ style: inout Style, _ theme: Theme) {
    style.place = .bar
    style.paint(in: theme.color(.label))
  }

  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    guard !painter.theme.hasGlass else { return }
    painter.bar(frame)
  }
}

extension Painter {
  /// The surface of a bar at the lower edge, with a line above it.
  mutating func bar(_ frame: Rect) {
    fill(frame, theme.color(theme.look.isDark ? .systemGray6 : .secondarySystemBackground))
    line(from: Point(x: frame.x, y: frame.y), to: Point(x: frame.right, y: frame.y), theme.color(.separator))
  }
}
