internal import Colors
internal import Interface
internal import Layout

extension Painter {
  /// The clock and the state of the device, in what the system keeps for itself at the top.
  mutating func paintStatusBar() {
    let (size, top) = (theme.canvas.size, theme.canvas.safeArea.top)
    let color = theme.color(.label)
    switch theme.idiom {
    case .phone:
      guard top >= 20 else { return }
      // What is cut out of the screen is black, whatever is inverted.
      inverting(theme.isInverted) { painter in
        if top >= 59 {
          painter.fill(Rect(x: size.width / 2 - 62, y: 14, width: 124, height: 36), Color(number: 0x000000), radius: 18)
        } else if top >= 44 {
          painter.fill(
            Rect(x: size.width / 2 - 80, y: -20, width: 160, height: 50), Color(number: 0x000000), radius: 20)
        }
      }
      let isTall = top >= 44
      let line = Rect(x: 0, y: isTall ? top - 42 : 0, width: size.width, height: isTall ? 34 : 20)
      let clock = isTall ? Rect(x: 24, y: line.y, width: 86, height: line.height) : line
      words("9:41", theme.fixed(isTall ? 17 : 12, weight: 0.67), in: placed(clock), color, .center)
      let state = Rect(x: size.width - (isTall ? 104 : 66), y: line.y, width: isTall ? 80 : 60, height: line.height)
      paintState(in: placed(state), scale: isTall ? 1 : 0.75, color)
    case .pad:
      words("9:41", theme.fixed(12, weight: 0.33), in: placed(Rect(x: 20, y: 0, width: 100, height: top)), color)
      paintState(in: placed(Rect(x: size.width - 86, y: 0, width: 66, height: top)), scale: 0.8, color)
    case .watch:
      words(
        "10:09", theme.fixed(15, weight: 0.33), in: Rect(x: size.width - 74, y: 4, width: 60, height: 20), color,
        .trailing)
    case .mac:
      for (index, number) in [UInt32(0xFF5F57), 0xFEBC2E, 0x28C840].enumerated() {
        ellipse(Rect(x: 12 + Double(index) * 20, y: top / 2 - 6, width: 12, height: 12), Color(number: number))
      }
    case .vision: break
    }
  }

  /// The place of something of the system's, which is on the other side where people read from right to left.
  private func placed(_ place: Rect) -> Rect {
    theme.isRightToLeft ? place.mirrored(in: theme.canvas.bounds) : place
  }

  /// The strength of the two networks and the battery, a line of them; at a scale of 1 they are 75 points wide.
  private mutating func paintState(in place: Rect, scale: Double, _ color: Color) {
    let widths = [18.0, 17, 27].map { $0 * scale }
    let (gap, height) = (6.5 * scale, 12 * scale)
    let whole = place.centered(widths.reduce(2 * gap, +), height)
    func cell(_ index: Int) -> Rect {
      let x = widths.prefix(index).reduce(whole.x, +) + Double(index) * gap
      return theme.isRightToLeft
        ? Rect(x: x, y: whole.y, width: widths[index], height: height).mirrored(in: whole)
        : Rect(x: x, y: whole.y, width: widths[index], height: height)
    }
    paintBars(in: cell(0), color)
    paintWaves(in: cell(1), color)
    paintBattery(in: cell(2), scale: scale, color)
  }

  /// Four bars, each higher than the one before.
  private mutating func paintBars(in place: Rect, _ color: Color) {
    let width = place.width / 5.5
    var lines = PathData()
    for (index, share) in [0.36, 0.56, 0.78, 1].enumerated() {
      lines.add("M", Point(x: place.x + (Double(index) * 1.5 + 0.5) * width, y: place.bottom))
      lines.add("v", -place.height * share)
    }
    svg.element("path", [.init("d", lines)] + .outline(color, width))
  }

  /// Two arcs above a dot.
  private mutating func paintWaves(in place: Rect, _ color: Color) {
    let unit = place.height / 12
    let foot = Point(x: place.middle.x, y: place.bottom - 1.2 * unit)
    var arcs = PathData()
    for radius in [10.0, 5.6, 1.2] {
      // A quarter of a circle around the foot, from the left over the top to the right.
      let (radius, side) = (radius * unit, radius * unit * 0.5.squareRoot())
      arcs.add("M", Point(x: foot.x - side, y: foot.y - side))
      arcs.add("a", Point(x: radius, y: radius))
      arcs.add(" 0 0 1 ", Point(x: 2 * side, y: 0))
    }
    path(arcs, stroke: color, width: 2.2 * unit)
  }

  /// A full battery.
  private mutating func paintBattery(in place: Rect, scale: Double, _ color: Color) {
    let shell = Rect(x: place.x, y: place.y, width: place.width - 2.5 * scale, height: place.height)
    stroke(shell.inset(0.5 * scale, 0.5 * scale), color.faded(to: 0.4), width: scale, radius: 3.8 * scale)
    fill(shell.inset(2 * scale, 2 * scale), color, radius: 2.4 * scale)
    let knob = Rect(x: place.right - 1.5 * scale, y: place.middle.y - 2 * scale, width: 1.5 * scale, height: 4 * scale)
    fill(knob, color.faded(to: 0.5), radius: 0.7 * scale)
  }
}
