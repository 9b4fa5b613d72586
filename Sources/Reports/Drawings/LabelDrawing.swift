internal import Colors
internal import Interface

/// A text with a symbol before it.
enum LabelDrawing: ViewDrawing {
  static func color(ofSymbol name: String, of view: View, in style: Style, _ theme: Theme) -> Color {
    style.colorOfIcons
  }
}
