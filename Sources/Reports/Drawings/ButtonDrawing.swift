internal import Colors
internal import Interface
internal import Layout

/// A button, a link or a menu: words in the color of the app, with a shape behind them if the style has one.
enum ButtonDrawing: ViewDrawing {
  static func enter(_ view: View, _ style: inout Style, _ theme: Theme) {
    switch style.place {
    case .segment, .choice, .menu, .radio: style.ink = theme.color(.label)
    case .bar: style.paint(in: theme.hasGlass ? theme.color(.label) : style.tint)
    case .content, .row, .tabBar, .alert, .header:
      if view.controlStyle == .plain { break }
      if view.controlStyle?.isProminent == true {
        style.paint(in: style.isDisabled ? theme.color(.label) : Color(number: 0xFFFFFF))
      } else {
        // The rows of a watch are surfaces, and their words are white.
        if style.place == .row, theme.idiom == .watch { return }
        let isPushButton = hasOwnShape(view, in: style, theme)
        style.paint(
          in: !isPushButton ? style.tint : view.isDefaultButton ? Color(number: 0xFFFFFF) : theme.color(.label))
      }
    }
    if theme.hasButtonShapes, shape(of: view, in: style, theme) == nil, style.place == .content || style.place == .row {
      style.isUnderlined = true
    }
  }

  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    if style.place == .bar { return paintBarItem(placed.view, at: frame, in: style, with: &painter) }
    guard let color = shape(of: placed.view, in: style, painter.theme) else { return }
    painter.fill(
      frame, style.isDisabled ? painter.theme.color(.tertiarySystemFill) : color, radius: radius(painter.theme, frame))
  }

  static func paintInFront(of placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    let isChosen = placed.view.selected?.constant == true
    if style.place == .radio { return paintRadioButton(isChosen, at: frame, in: style, with: &painter) }
    if style.place == .menu { return paintMark(ofItem: placed.view, at: frame, with: &painter) }
    guard style.place == .choice, isChosen else { return }
    let font = painter.theme.resolved(.style(.body, weight: 0.67))
    // Rows have a margin there; what stands outside of a list has not.
    let end = frame.height >= 44 ? 16.0 : 0
    let box = Rect(x: frame.right - font.size - end, y: frame.y, width: font.size, height: frame.height)
    painter.symbol("checkmark", font, in: painter.theme.isRightToLeft ? box.mirrored(in: frame) : box, style.tint)
  }

  /// Before the words of an item of a menu: a mark where it is chosen or on.
  static func paintMark(ofItem item: View, at frame: Rect, with painter: inout Painter) {
    guard item.isMarkedItem else { return }
    let font = painter.theme.resolved(.style(.body, weight: 0.67))
    let place = Rect(x: frame.x + 16, y: frame.y, width: font.size, height: frame.height)
    let box = painter.theme.isRightToLeft ? place.mirrored(in: frame) : place
    painter.symbol("checkmark", font, in: box, painter.theme.color(.label))
  }

  /// Before a choice, on a Mac: a ring, or a disk with a dot.
  private static func paintRadioButton(
    _ isChosen: Bool, at frame: Rect, in style: Style, with painter: inout Painter
  ) {
    let line = Rect(x: frame.x, y: frame.y, width: 14, height: frame.height).centered(14, 14)
    let box = painter.theme.isRightToLeft ? line.mirrored(in: frame) : line
    guard isChosen else {
      return painter.ring(around: box.middle, radius: 6.5, painter.theme.color(.systemGray2), width: 1)
    }
    painter.ellipse(box, style.tint)
    painter.ellipse(box.inset(4, 4), Color(number: 0xFFFFFF))
  }

  /// Whether a button that names no style has a surface, as everywhere but on phones and tablets.
  private static func hasOwnShape(_ view: View, in style: Style, _ theme: Theme) -> Bool {
    view.kind != .link && style.place == .content && theme.idiom != .phone && theme.idiom != .pad
      && (view.style == nil || view.controlStyle == .automatic || view.controlStyle == .bordered)
  }

  /// What is behind the words; `nil` for a button that is words alone.
  private static func shape(of view: View, in style: Style, _ theme: Theme) -> Color? {
    guard view.kind != .link, style.place == .content || style.place == .row else { return nil }
    if hasOwnShape(view, in: style, theme) { return view.isDefaultButton ? style.tint : theme.color(.systemFill) }
    guard let named = view.controlStyle, named.isFilled else { return nil }
    return named.isProminent ? style.tint : style.tint.faded(to: 0.15)
  }

  private static func radius(_ theme: Theme, _ frame: Rect) -> Double { theme.hasGlass ? frame.height / 2 : 8 }

  /// Since Liquid Glass each item of a bar stands on a round surface.
  private static func paintBarItem(_ view: View, at frame: Rect, in style: Style, with painter: inout Painter) {
    let theme = painter.theme
    // A window's bar on a Mac has no room for a surface where the title shares its line.
    guard theme.hasGlass || theme.hasButtonShapes, frame.height >= 20 else { return }
    let height = min(44, frame.height)
    let surface = frame.inset(0, (frame.height - height) / 2)
    if theme.hasGlass {
      painter.raised(surface, theme.color(theme.look.isDark ? .systemGray5 : .systemBackground), radius: height / 2)
    } else {
      painter.fill(surface.inset(0, 6), theme.color(.tertiarySystemFill), radius: 8)
    }
  }
}

extension View {
  /// Whether the Return key presses it.
  fileprivate var isDefaultButton: Bool { self.keyboardShortcut?.key == .named(.returnKey) }
}

extension Rect {
  /// The rectangle at the other side of one around it.
  func mirrored(in outer: Rect) -> Rect {
    Rect(x: outer.x + outer.right - right, y: y, width: width, height: height)
  }
}
