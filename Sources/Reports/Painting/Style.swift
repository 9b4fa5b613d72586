internal import Colors
internal import Interface
internal import Layout

/// How a view is drawn as far as it takes that over from the views around it.
struct Style {
  var font = Font.body
  /// What words, symbols and shapes are drawn in where nothing else is said.
  var ink: Color
  /// Whether the author has said what they are drawn in.
  var hasOwnInk = false
  var tint: Color
  var place = Place.content
  var alignment = HorizontalAlignment.leading
  var isDisabled = false
  var textCase: TextCase?
  var isUnderlined = false
  var isItalic = false
  /// Whether the author has it keep its colors while Smart Invert is on.
  var keepsColors = false
  /// Whether it is in a surface in front of the screen, which is lighter where everything is dark.
  var isElevated = false

  /// Where controls look otherwise than in the content of a screen.
  enum Place {
    case content, row, bar, tabBar, segment, choice, menu, radio, alert, header
  }
}

extension Style {
  /// The style of what stands above and below the rows of a section: in a quieter color.
  func ofNotes(_ theme: Theme) -> Style {
    var style = self
    style.paint(in: theme.color(.secondaryLabel), evenIfChosen: false)
    style.place = .header
    return style
  }

  /// The color of a symbol before the words of a row, which is that of the app.
  var colorOfIcons: Color { place == .row && !hasOwnInk ? tint : ink }

  /// Words and symbols in a color that belongs to the kind of view, unless the author has chosen one around it.
  mutating func paint(in color: Color, evenIfChosen: Bool = true) {
    if evenIfChosen || !hasOwnInk { ink = color }
  }
}
