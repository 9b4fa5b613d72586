internal import Colors
internal import Interface
internal import Layout

/// A switch, or a check box on a Mac.
enum ToggleDrawing: ViewDrawing {
  static func enter(_ view: View, _ style: inout Style, _ theme: Theme) {
    if view.isButtonToggle { ButtonDrawing.enter(view, &style, theme) }
  }

  static func color(ofSymbol name: String, of view: View, in style: Style, _ theme: Theme) -> Color {
    style.colorOfIcons
  }

  static func paintInFront(of placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    if style.place == .menu { ButtonDrawing.paintMark(ofItem: placed.view, at: frame, with: &painter) }
  }

  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    guard placed.view.isButtonToggle, placed.view.isOn?.value.constant?.flag == true else { return }
    painter.fill(frame.inset(-8, -4), style.tint.faded(to: 0.15), radius: 8)
  }

  static func paintControl(of placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    let isOn = placed.view.isOn?.value.constant?.flag == true
    if painter.theme.idiom == .mac || placed.view.isCheckbox {
      return paintBox(isOn, at: frame.centered(14, 14), in: style, with: &painter)
    }
    let theme = painter.theme
    // A row is not higher for a switch, so its place may be lower than the switch is.
    let size = theme.hasGlass ? (width: 63.0, height: 28.0) : (width: 51.0, height: 31.0)
    let track = frame.centered(min(size.width, frame.width), size.height)
    let share = style.isDisabled ? 0.5 : 1
    painter.fill(track, (isOn ? theme.color(.on) : theme.color(.systemFill)).faded(to: share), radius: size.height / 2)
    let knob = theme.hasGlass ? (width: 39.0, height: 24.0) : (width: 27.0, height: 27.0)
    let isAtRight = isOn != theme.isRightToLeft
    let x = isAtRight ? track.right - knob.width - 2 : track.x + 2
    if theme.hasOnOffLabels { paintMark(isOn, in: track, besides: knob.width, with: &painter) }
    painter.raised(
      Rect(x: x, y: track.y + (track.height - knob.height) / 2, width: knob.width, height: knob.height),
      Color(number: 0xFFFFFF), radius: knob.height / 2)
  }

  /// On/Off Labels: a stroke where the switch is on, a circle where it is off.
  private static func paintMark(_ isOn: Bool, in track: Rect, besides knob: Double, with painter: inout Painter) {
    let room = track.width - knob - 2
    let isAtRight = isOn == painter.theme.isRightToLeft
    let middle = Point(x: isAtRight ? track.right - room / 2 : track.x + room / 2, y: track.middle.y)
    if isOn {
      painter.line(
        from: Point(x: middle.x, y: middle.y - 5), to: Point(x: middle.x, y: middle.y + 5), Color(number: 0xFFFFFF),
        width: 1.5)
    } else {
      painter.ring(around: middle, radius: 4.5, painter.theme.color(.systemGray), width: 1.5)
    }
  }

  private static func paintBox(_ isOn: Bool, at box: Rect, in style: Style, with painter: inout Painter) {
    guard isOn else { return painter.stroke(box, painter.theme.color(.systemGray2), radius: 3) }
    painter.fill(box, style.tint, radius: 3)
    painter.symbol("checkmark", nil, in: box.inset(2, 2), Color(number: 0xFFFFFF))
  }
}
