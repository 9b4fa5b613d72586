internal import Colors
internal import Interface
internal import Layout

/// A date on a button, on wheels, or in a month.
enum DatePickerDrawing: ViewDrawing {
  static func paintControl(of placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    let theme = painter.theme
    switch placed.view.datePickerStyle {
    case .compact:
      let height = max(min(frame.height, 34), theme.resolved(style.font).lineHeight + 8)
      painter.fill(
        frame.centered(frame.width, height), theme.color(.tertiarySystemFill), radius: theme.hasGlass ? height / 2 : 6)
    case .wheel:
      PickerDrawing.paintWheel([placed.view.value?.constant ?? ""], 0, at: frame, with: &painter)
    case .graphical:
      paintMonth(titled: placed.view.value?.constant ?? placed.view.title ?? "", at: frame, in: style, with: &painter)
    }
  }

  /// A month without a known weekday of its first: what counts is its place and size.
  private static func paintMonth(titled title: String, at frame: Rect, in style: Style, with painter: inout Painter) {
    let theme = painter.theme
    let line = frame.height / 8
    painter.words(
      title, theme.fixed(17, weight: 0.67), in: Rect(x: frame.x + 8, y: frame.y, width: frame.width - 90, height: line),
      theme.color(.label))
    let arrow = theme.fixed(18, weight: 0.33)
    for (name, offset) in [("chevron.backward", 70.0), ("chevron.forward", 26)] {
      painter.symbol(
        name, arrow, in: Rect(x: frame.right - offset, y: frame.y, width: 20, height: line), style.tint)
    }
    for day in 1...31 {
      let (row, column) = ((day + 2) / 7, (day + 2) % 7)
      let width = frame.width / 7
      let cell = Rect(
        x: frame.x + Double(column) * width, y: frame.y + line * Double(row + 2), width: width, height: line)
      let place = theme.isRightToLeft ? cell.mirrored(in: frame) : cell
      painter.words(String(day), theme.fixed(20), in: place, theme.color(.label), .center)
    }
  }
}
