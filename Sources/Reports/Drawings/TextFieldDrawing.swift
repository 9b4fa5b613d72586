internal import Colors
internal import Interface
internal import Layout

/// A field for one line: its text, or faintly what is to be entered; a caret where it has the keyboard.
enum TextFieldDrawing: ViewDrawing {
  static func paintControl(of placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    let theme = painter.theme
    // Phones and tablets alone have fields without a border, unless a style says otherwise.
    let isBordered =
      placed.view.controlStyle == .roundedBorder
      || placed.view.controlStyle != .plain && theme.idiom != .phone && theme.idiom != .pad
    if isBordered {
      // In a window of glass a field is a hollow, and no surface of its own.
      painter.fill(frame, theme.color(theme.idiom == .vision ? .tertiarySystemFill : .systemBackground), radius: 6)
      painter.stroke(frame, theme.color(.systemGray4), radius: 6)
    }
    paintText(
      of: placed.view, at: isBordered ? frame.inset(8, 0) : frame, in: style, isNamed: placed.ink.hasText,
      with: &painter)
  }

  /// Draws the text of a field; its title stands in an empty one unless it is named beside it.
  static func paintText(
    of view: View, at frame: Rect, in style: Style, isNamed: Bool = false, with painter: inout Painter
  ) {
    let theme = painter.theme
    let font = theme.resolved(style.font)
    let text = view.shownText
    let isEmpty = text.isEmpty
    let words = isEmpty ? view.prompt?.constant ?? (isNamed ? nil : view.title) ?? "" : text
    let color = isEmpty ? theme.color(.placeholderText) : style.ink
    painter.words(words, font, in: frame, style.isDisabled ? color.faded(to: 0.5) : color, style.alignment)
    guard painter.isEditing(view) else { return }
    let length = isEmpty ? 0 : TextLine(text, font, within: frame.width).width + 1
    let x = theme.isRightToLeft ? frame.right - length : frame.x + length
    painter.fill(
      Rect(x: x, y: frame.middle.y - font.size * 0.6, width: 2, height: font.size * 1.2), style.tint, radius: 1)
  }

  static func paintInFront(of placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    if painter.isEditing(placed.view) { painter.hasKeyboard = true }
  }
}

extension [Ink] {
  /// Whether words of the view's own were laid out.
  fileprivate var hasText: Bool {
    contains { if case .text = $0.mark { true } else { false } }
  }
}

extension View {
  /// What stands in a field; dots for a secret.
  var shownText: String {
    let text = self.text?.value.constant?.text ?? ""
    return kind == .secureField ? String(repeating: "●", count: min(text.count, 40)) : text
  }
}
