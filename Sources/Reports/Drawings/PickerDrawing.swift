internal import Colors
internal import Interface
internal import Layout

/// A picker: a choice with two arrows, segments, a wheel, or rows of which one has a mark.
enum PickerDrawing: ViewDrawing {
  static func enter(_ view: View, _ style: inout Style, _ theme: Theme) {
    switch view.pickerStyle {
    case .segmented: style.place = .segment
    case .inline where style.place != .menu:
      style.place = theme.idiom == .mac && style.place == .content ? .radio : .choice
    case .inline, .menu, .navigationLink, .wheel: break
    }
  }

  static func color(ofText position: Int, of view: View, in style: Style, _ theme: Theme) -> Color {
    if theme.idiom == .mac { return style.ink }
    if isRow(style.place) { return position == 0 ? style.ink : theme.color(.secondaryLabel) }
    return style.tint
  }

  static func color(ofSymbol name: String, of view: View, in style: Style, _ theme: Theme) -> Color {
    if theme.idiom == .mac { return style.ink }
    if name == "chevron.forward" { return theme.color(.tertiaryLabel) }
    return isRow(style.place) ? theme.color(.secondaryLabel) : style.tint
  }

  private static func isRow(_ place: Style.Place) -> Bool { place == .row || place == .choice || place == .menu }

  static func paintControl(of placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    switch placed.view.pickerStyle {
    case .segmented: paintSegments(of: placed, at: frame, with: &painter)
    case .wheel:
      let rows = placed.view.options.map { $0.label.constant ?? "" }
      paintWheel(rows, placed.view.chosenOption ?? 0, at: frame, with: &painter)
    case .menu, .navigationLink: paintPushButton(at: frame, in: style, with: &painter)
    case .inline: break
    }
  }

  /// The surface of a button that is pushed, on a Mac.
  private static func paintPushButton(at frame: Rect, in style: Style, with painter: inout Painter) {
    let theme = painter.theme
    painter.fill(frame, theme.color(.systemFill), radius: theme.hasGlass ? frame.height / 2 : 6)
  }

  private static func paintSegments(of placed: PlacedView, at frame: Rect, with painter: inout Painter) {
    let theme = painter.theme
    let box = frame.centered(frame.width, max(frame.height, 28))
    let radius = theme.hasGlass ? box.height / 2 : 9
    painter.fill(box, theme.color(.tertiarySystemFill), radius: radius)
    let segments = Array(placed.parts)
    for (position, segment) in segments.enumerated() {
      guard let place = segment.frame else { continue }
      if segment.view.selected?.constant == true {
        let color = theme.look.isDark ? theme.color(.systemGray2) : Color(number: 0xFFFFFF)
        painter.raised(place.inset(2, 2), color, radius: radius - 2)
      } else if position > 0, segments[position - 1].view.selected?.constant != true {
        let x = theme.isRightToLeft ? place.right : place.x
        painter.line(
          from: Point(x: x, y: place.y + 8), to: Point(x: x, y: place.bottom - 8), theme.color(.separator), width: 1)
      }
    }
  }

  /// The chosen row on a band, the others fainter the farther they are.
  static func paintWheel(_ rows: [String], _ chosen: Int, at frame: Rect, with painter: inout Painter) {
    let theme = painter.theme
    let height = min(34, frame.height / 3)
    let band = frame.centered(frame.width, height)
    painter.fill(band.inset(9, 0), theme.color(.tertiarySystemFill), radius: theme.hasGlass ? height / 2 : 8)
    for distance in -2...2 {
      let index = chosen + distance
      guard rows.indices.contains(index) else { continue }
      var place = band
      place.y += Double(distance) * height
      let share = [1, 0.45, 0.2][abs(distance)]
      painter.words(
        rows[index], theme.fixed(distance == 0 ? 21 : 19), in: place, theme.color(.label).faded(to: share), .center)
    }
  }
}
