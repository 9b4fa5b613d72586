internal import Colors
internal import Interface

extension Painter {
  /// Fills a rectangle, with round corners if it has a radius.
  mutating func fill(_ frame: Rect, _ color: Color, radius: Double = 0) {
    guard frame.isDrawable, color.opacity > 0 else { return }
    svg.element("rect", .rectangle(frame) + .radius(radius, in: frame) + .fill(color))
  }

  /// Draws the outline of a rectangle.
  mutating func stroke(_ frame: Rect, _ color: Color, width: Double = 1, radius: Double = 0) {
    guard frame.isDrawable else { return }
    svg.element("rect", .rectangle(frame) + .radius(radius, in: frame) + .outline(color, width))
  }

  mutating func ellipse(_ frame: Rect, _ color: Color) {
    guard frame.isDrawable, color.opacity > 0 else { return }
    svg.element(
      "ellipse",
      [
        .init("cx", frame.middle.x), .init("cy", frame.middle.y), .init("rx", frame.width / 2),
        .init("ry", frame.height / 2),
      ] + .fill(color))
  }

  /// Draws the outline of a circle, or a part of it from the top on.
  mutating func ring(around middle: Point, radius: Double, _ color: Color, width: Double, share: Double = 1) {
    let length = 2 * Double.pi * radius
    var attributes: [SVGDocument.Attribute] =
      [.init("cx", middle.x), .init("cy", middle.y), .init("r", radius)] + .outline(color, width)
    if share < 1 {
      attributes += [
        .init("stroke-dasharray", "\((length * max(share, 0)).inTenths) \(length.inTenths)"),
        .init("stroke-linecap", "round"),
        .init("transform", "rotate(-90 \(middle.x.inTenths) \(middle.y.inTenths))"),
      ]
    }
    svg.element("circle", attributes)
  }

  mutating func line(from start: Point, to end: Point, _ color: Color, width: Double = 0.5) {
    svg.element(
      "line",
      [.init("x1", start.x), .init("y1", start.y), .init("x2", end.x), .init("y2", end.y)]
        + .stroke(color, width))
  }

  mutating func path(_ lines: PathData, stroke color: Color, width: Double) {
    svg.element(
      "path",
      [.init("d", lines), .init("stroke-linecap", word: "round"), .init("stroke-linejoin", word: "round")]
        + .outline(color, width))
  }

  /// A surface of the system's that is a little above what is around it.
  mutating func raised(_ frame: Rect, _ color: Color, radius: Double) {
    let shadow = Color(number: 0, opacity: theme.look.isDark ? 0.4 : 0.12)
    fill(
      Rect(x: frame.x - 0.5, y: frame.y - 0.5, width: frame.width + 1, height: frame.height + 2), shadow, radius: radius
    )
    fill(frame, color, radius: radius)
  }
}

extension [SVGDocument.Attribute] {
  static func fill(_ color: Color) -> [SVGDocument.Attribute] {
    let fill = SVGDocument.Attribute("fill", color)
    return color.opacity >= 1 ? [fill] : [fill, .init("fill-opacity", precisely: color.opacity)]
  }

  /// What draws the line around a shape, and nothing in it.
  static func outline(_ color: Color, _ width: Double) -> [SVGDocument.Attribute] {
    [.init("fill", word: "none")] + .stroke(color, width)
  }

  /// What draws a line that nothing is in.
  static func stroke(_ color: Color, _ width: Double) -> [SVGDocument.Attribute] {
    let stroke: [SVGDocument.Attribute] = [.init("stroke", color), .init("stroke-width", precisely: width)]
    return color.opacity >= 1 ? stroke : stroke + [.init("stroke-opacity", precisely: color.opacity)]
  }

  /// The radius of the corners of a rectangle, at most half of its shorter side.
  static func radius(_ radius: Double, in frame: Rect) -> [SVGDocument.Attribute] {
    radius > 0 ? [.init("rx", Swift.min(radius, Swift.min(frame.width, frame.height) / 2))] : []
  }
}

extension Rect {
  /// The rectangle with its sides moved inwards.
  func inset(_ horizontal: Double, _ vertical: Double) -> Rect {
    Rect(
      x: x + horizontal, y: y + vertical, width: max(width - 2 * horizontal, 0), height: max(height - 2 * vertical, 0))
  }

  /// A rectangle of some size in the middle of this one.
  func centered(_ width: Double, _ height: Double) -> Rect {
    Rect(x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width, height: height)
  }

  /// Whether the frame can be drawn: it has a size, and numbers that a renderer takes.
  var isDrawable: Bool {
    [x, y, width, height].allSatisfy { $0.isFinite && $0.magnitude < 1e6 } && width > 0 && height > 0
  }
}

extension Painter {
  /// What a shape is filled with: its color, or a neutral one where none is said; a dot is one that should be seen.
  func shapeColor(at frame: Rect, in style: Style) -> Color {
    if style.hasOwnInk { return style.ink }
    return frame.width <= 16 && frame.height <= 16 ? style.tint : theme.color(.systemGray4)
  }
}

extension Painter {
  /// Draws VoiceOver's cursor around something: black with a white line inside, so that it shows on everything.
  mutating func cursor(_ frame: Rect) {
    let outer = frame.inset(-3, -3)
    stroke(outer, Color(number: 0x000000), width: 3, radius: 6)
    stroke(outer.inset(2, 2), Color(number: 0xFFFFFF), width: 1.5, radius: 4)
  }
}
