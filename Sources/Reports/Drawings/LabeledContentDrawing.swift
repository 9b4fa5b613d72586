internal import Colors
internal import Interface

/// A label, and its value in a quieter color.
enum LabeledContentDrawing: ViewDrawing {
  static func color(ofText position: Int, of view: View, in style: Style, _ theme: Theme) -> Color {
    position == 0 || view.color != nil ? style.ink : theme.color(.secondaryLabel)
  }
}
