internal import Colors
internal import Interface
internal import Layout

/// A tab: its symbol above its name, in the color of the app if it is chosen.
enum TabDrawing: ViewDrawing {
  static var drawsItself: Bool { true }

  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    let (theme, view) = (painter.theme, placed.view)
    let isChosen = view.selected?.constant == true
    let color = isChosen ? style.tint : theme.color(theme.hasGlass ? .label : .systemGray)
    guard theme.idiom == .phone || theme.idiom == .watch else {
      return painter.words(
        view.title ?? "", theme.fixed(15, weight: isChosen ? 0.67 : 0.33), in: frame, color, .center)
    }
    if theme.hasGlass, isChosen {
      // The bar of a capture may reach to the edge of the screen.
      let surface = Rect(x: frame.x, y: frame.y, width: frame.width, height: min(frame.height, 49))
      painter.fill(surface.inset(2, -3), theme.color(.tertiarySystemFill), radius: 28)
    }
    let icon = Rect(x: frame.middle.x - 14, y: frame.y + 4, width: 28, height: 26)
    if let name = view.symbol { painter.symbol(name, theme.fixed(20, weight: 0.33), in: icon, color) }
    if let name = view.title {
      let top = view.symbol == nil ? frame.y + 14 : frame.y + 33
      painter.words(
        name, theme.fixed(10, weight: 0.33), in: Rect(x: frame.x, y: top, width: frame.width, height: 13), color,
        .center)
    }
    guard let badge = view.badge?.constant, !badge.isEmpty else { return }
    let font = theme.fixed(12)
    let width = max(TextLine(badge, font).width + 10, 18)
    // At the trailing end of the symbol, which is its left where people read from right to left.
    let place = Rect(
      x: theme.isRightToLeft ? icon.x + 8 - width : icon.right - 8, y: frame.y + 1, width: width, height: 18)
    painter.fill(place, theme.color(.destructive), radius: 9)
    painter.words(badge, font, in: place, Color(number: 0xFFFFFF), .center)
  }
}
