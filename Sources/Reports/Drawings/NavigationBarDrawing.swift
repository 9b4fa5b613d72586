internal import Colors
internal import Interface
internal import Layout

/// The bar at the top: nothing but its items, since content only shows behind it once it is scrolled.
enum NavigationBarDrawing: ViewDrawing {
  static func enter(_ view: View, _ style: inout Style, _ theme: Theme) {
    style.place = .bar
    style.paint(in: theme.color(.label))
  }
}
