internal import Colors
internal import Interface

/// A group that can be opened: its arrow has the color of the app.
enum DisclosureDrawing: ViewDrawing {
  static func color(ofSymbol name: String, of view: View, in style: Style, _ theme: Theme) -> Color {
    name.hasPrefix("chevron") ? style.tint : style.ink
  }
}
