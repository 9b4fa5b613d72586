internal import Colors
internal import Interface
internal import Layout

/// A question in front of the screen, which is dimmed behind it.
enum AlertDrawing: ViewDrawing {
  static func enter(_ view: View, _ style: inout Style, _ theme: Theme) {
    style = Style(ink: theme.color(.label), tint: style.tint)
    // Since Liquid Glass the words of an alert begin at one edge.
    let isLeading = theme.hasGlass && view.kind == .alert
    (style.place, style.alignment, style.isElevated) = (.alert, isLeading ? .leading : .center, true)
  }

  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    let theme = painter.theme
    painter.fill(theme.canvas.bounds, Color(number: 0, opacity: theme.look.isDark ? 0.48 : 0.2))
    // Round buttons do not touch the edge.
    var surface = frame
    if theme.hasGlass { surface.height += 12 }
    painter.fill(
      surface, theme.color(theme.look.isDark ? .systemGray5 : .systemBackground), radius: theme.hasGlass ? 34 : 14)
    for part in placed.parts {
      guard let place = part.frame, part.view.kind != .text else { continue }
      if theme.hasGlass {
        painter.fill(place.inset(12, 3), theme.color(.tertiarySystemFill), radius: 22)
      } else {
        painter.line(
          from: Point(x: place.x, y: place.y), to: Point(x: place.right, y: place.y), theme.color(.separator))
      }
    }
  }
}
