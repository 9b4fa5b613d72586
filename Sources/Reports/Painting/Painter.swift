internal import Colors
internal import Elements
internal import Interface
internal import Layout
internal import Markup

/// Draws a screen as a person sees it, view by view from back to front.
struct Painter {
  var theme: Theme
  var svg: SVGDocument
  /// Below this height nothing is drawn.
  let limit: Double
  /// The views that stand in front of the screen, which are drawn last wherever they were written.
  var presentations: [(view: PlacedView, style: Style)] = []
  /// The field that a person types into, besides one that is said to have the keyboard.
  var field: ViewID?
  /// The views that the system does not show.
  var unshown: Set<ViewID> = []
  /// The symbols that have been asked for: each with its shape, `nil` for one that nobody knows, and with its number if it
  /// has been drawn.
  var symbols: [DrawnSymbol: (shape: SymbolShape?, number: Int?)] = [:]
  /// How many symbols have been drawn.
  var symbolCount = 0
  /// Whether some field has the keyboard.
  var hasKeyboard = false

  /// Whether a field has the keyboard.
  func isEditing(_ view: View) -> Bool {
    view.isEditing?.constant == true || field.map { $0 == ViewID(view) } ?? false
  }

  /// What a view at the outermost looks like.
  var outermost: Style { Style(ink: theme.color(.label), tint: theme.color(.tint)) }

  /// Draws a view and all that is in it.
  mutating func paint(_ placed: PlacedView, in outer: Style) {
    guard let frame = placed.frame, frame.y < limit, placed.view.opacity?.constant != 0,
      placed.view.systemPart != .unseen, unshown.isEmpty || !unshown.contains(ViewID(placed.view))
    else { return }
    let view = placed.view
    let drawing = view.kind.drawing
    var style = outer
    let theme = theme
    defer { self.theme = theme }
    if let scheme = view.colorScheme { draw(in: scheme, &style) }
    take(view, into: &style, entering: drawing)
    if view.kind.has(.presentation) {
      presentations.append((placed, style))
      return
    }
    inverting(style.keepsColors != outer.keepsColors) { painter in
      guard let opacity = view.opacity?.constant, opacity < 1 else {
        return painter.paint(placed, at: frame, by: drawing, in: style)
      }
      painter.svg.open("g", [.init("opacity", precisely: max(opacity, 0))])
      painter.paint(placed, at: frame, by: drawing, in: style)
      painter.svg.close("g")
    }
  }

  /// Has what follows drawn in an appearance of its own.
  private mutating func draw(in scheme: Setting.Appearance, _ style: inout Style) {
    theme.look.isDark = scheme == .dark
    if !style.hasOwnInk { style.ink = outermost.ink }
    style.tint = outermost.tint
  }

  /// Draws a view whose style is known.
  mutating func paint(_ placed: PlacedView, at frame: Rect, by drawing: any ViewDrawing.Type, in style: Style) {
    if let name = placed.view.backgroundColor?.constant {
      if name != "clear" { fill(frame, theme.color(named: name) ?? theme.color(.systemGray5)) }
    } else if let material = placed.view.material {
      fill(frame, theme.color(.systemGray6).faded(to: theme.isOpaque ? 1 : material.density))
    }
    drawing.paintBehind(placed, at: frame, in: style, with: &self)
    paintContent(of: placed, by: drawing, in: style)
    drawing.paintInFront(of: placed, at: frame, in: style, with: &self)
  }

  /// Draws the words, the symbols and the control of a view, and the views in it, in their order.
  private mutating func paintContent(of placed: PlacedView, by drawing: any ViewDrawing.Type, in style: Style) {
    var (next, texts) = (0, 0)
    let ink = drawing.drawsItself ? [] : placed.ink
    func paintInk(behind part: Int, _ painter: inout Painter) {
      while next < ink.count, ink[next].partsBehind <= part {
        let piece = ink[next]
        next += 1
        switch piece.mark {
        case .row: break
        case .control: drawing.paintControl(of: placed, at: piece.frame, in: style, with: &painter)
        case .symbol(let name, let font):
          let color = drawing.color(ofSymbol: name, of: placed.view, in: style, painter.theme)
          painter.symbol(
            name, font, in: piece.frame, color, isDisabled: style.isDisabled, isInBar: style.place == .bar)
        case .text(let block):
          var style = style
          style.ink = drawing.color(ofText: texts, of: placed.view, in: style, painter.theme)
          texts += 1
          painter.text(block, in: piece.frame, style)
        }
      }
    }
    let rows = drawing.rowPlaces(of: placed.view)
    let note = rows.map { _ in style.ofNotes(theme) } ?? style
    for (position, part) in placed.parts.enumerated() {
      paintInk(behind: position, &self)
      paint(part, in: rows?.contains(position) ?? true ? style : note)
    }
    paintInk(behind: .max, &self)
  }

  /// Changes a style to that of a view in it.
  func take(_ view: View, into style: inout Style, entering drawing: any ViewDrawing.Type) {
    if let font = view.font { style.font = Font(font, within: style.font) }
    if let alignment = view.multilineTextAlignment { style.alignment = alignment }
    if view.enabled?.constant == false { style.isDisabled = true }
    if let textCase = view.textCase { style.textCase = textCase }
    if view.isUnderlined { style.isUnderlined = true }
    if view.isItalic { style.isItalic = true }
    if theme.inversion == .smart, let keeps = view.ignoresInvertColors?.constant { style.keepsColors = keeps }
    drawing.enter(view, &style, theme)
    guard let name = view.color?.constant else { return }
    style.ink = theme.color(named: name) ?? theme.color(.label)
    style.hasOwnInk = true
  }
}

extension Material {
  /// How much a material hides what is behind it.
  fileprivate var density: Double {
    switch self {
    case .ultraThin: 0.4
    case .thin: 0.55
    case .regular: 0.7
    case .thick: 0.8
    case .ultraThick, .bar: 0.9
    }
  }
}
