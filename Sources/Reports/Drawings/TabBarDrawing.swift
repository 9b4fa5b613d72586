internal import Colors
internal import Interface
internal import Layout

/// The bar with the tabs; since Liquid Glass it floats above the content.
enum TabBarDrawing: ViewDrawing {
  static func enter(_ view: View, _ style: inout Style, _ theme: Theme) { style.place = .tabBar }

  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    let theme = painter.theme
    guard theme.hasGlass else { return painter.bar(frame) }
    painter.raised(
      surface(in: frame, theme), theme.color(theme.look.isDark ? .systemGray5 : .systemBackground), radius: 31)
  }

  /// The surface that the tabs stand on.
  static func surface(in frame: Rect, _ theme: Theme) -> Rect {
    guard theme.idiom == .phone else { return frame.inset(frame.width * 0.2, 2) }
    return Rect(x: frame.x + 12, y: frame.y - 6, width: frame.width - 24, height: 60)
  }
}
