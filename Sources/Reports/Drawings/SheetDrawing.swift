internal import Colors
internal import Interface
internal import Layout

/// A surface in front of the screen, which is dimmed behind it.
enum SheetDrawing: ViewDrawing {
  static func enter(_ view: View, _ style: inout Style, _ theme: Theme) {
    style = Style(ink: theme.color(.label), tint: style.tint)
    style.isElevated = true
    if view.systemPart == .openMenu { style.place = .menu }
  }

  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    let theme = painter.theme
    let whole = theme.canvas.bounds
    if placed.view.systemPart == .openMenu { return paintMenu(frame, with: &painter) }
    // A bubble leaves the screen behind it as it is.
    let isBubble = placed.view.kind == .popover && theme.idiom != .phone && theme.idiom != .watch
    if !placed.view.coversScreen, !isBubble, !placed.view.leavesBackground {
      painter.fill(whole, Color(number: 0, opacity: 0.2))
    }
    let background: InterfaceColor =
      placed.hasGroupedRows(on: theme.idiom)
      ? (theme.look.isDark ? .systemGray6 : .systemGroupedBackground)
      : (theme.look.isDark ? .systemGray6 : .systemBackground)
    guard !placed.view.coversScreen, theme.idiom != .watch else {
      return painter.fill(whole, theme.color(background))
    }
    let radius = theme.hasGlass ? 34.0 : 10
    var surface = frame
    if theme.idiom == .phone, frame.bottom >= theme.canvas.size.height {
      // The lower corners of a sheet lie below the edge of the screen.
      surface.height += radius
    }
    if isBubble { return painter.raised(surface, theme.color(background), radius: radius) }
    painter.fill(surface, theme.color(background), radius: radius)
    guard theme.idiom == .phone, placed.view.detents.count > 1 || placed.view.detent == .medium else { return }
    painter.fill(
      Rect(x: frame.middle.x - 18, y: frame.y + 5, width: 36, height: 5), theme.color(.tertiaryLabel), radius: 2.5)
  }

  /// The surface of a menu, on which its items stand as rows.
  private static func paintMenu(_ frame: Rect, with painter: inout Painter) {
    let theme = painter.theme
    painter.raised(
      frame, theme.color(theme.look.isDark ? .systemGray5 : .systemBackground), radius: theme.hasGlass ? 28 : 13)
  }

  /// The surface of a screen that covers the one before, of which only the edge above it is seen, dimmed.
  static func paintCover(height: Double, hasGroupedRows: Bool, with painter: inout Painter) {
    let theme = painter.theme
    guard theme.idiom == .phone else { return }
    let (width, top) = (theme.canvas.size.width, max(theme.canvas.safeArea.top - 6, 12))
    painter.fill(Rect(x: 0, y: 0, width: width, height: top + 40), Color(number: 0, opacity: 0.2))
    let surface: InterfaceColor =
      theme.look.isDark ? .systemGray6 : hasGroupedRows ? .systemGroupedBackground : .systemBackground
    painter.fill(
      Rect(x: 0, y: top, width: width, height: max(height, theme.canvas.size.height) - top + 40), theme.color(surface),
      radius: theme.hasGlass ? 34 : 10)
  }
}
