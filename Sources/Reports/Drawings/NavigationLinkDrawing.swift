internal import Colors
internal import Interface

/// A row that leads on is written as any text, with a faint arrow; elsewhere it is a button.
enum NavigationLinkDrawing: ViewDrawing {
  static func enter(_ view: View, _ style: inout Style, _ theme: Theme) {
    if style.place != .row { ButtonDrawing.enter(view, &style, theme) }
  }

  static func color(ofSymbol name: String, of view: View, in style: Style, _ theme: Theme) -> Color {
    if name == "chevron.forward" { return theme.color(.tertiaryLabel) }
    return style.colorOfIcons
  }
}
