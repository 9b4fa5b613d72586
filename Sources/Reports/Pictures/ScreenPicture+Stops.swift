internal import Interface
internal import Layout

/// A stop that has a place in the picture, with the badge that bears its number.
struct PlacedStop {
  var number: Int
  var mark: ScreenPicture.Mark
  var frame: Frame
  /// The middle of the badge: the corner of the frame, by which the order goes, or beside it where that is taken.
  var badge: Point

  static let badgeRadius = 9.0
  /// From the middle of one badge to that of another beside it.
  static let badgeWidth = 2 * badgeRadius + 1
}

extension ScreenPicture {
  /// The stops that have a place in the picture.
  var placedStops: [PlacedStop] {
    var taken: [Point: Int] = [:]
    return stops.enumerated().compactMap { index, mark in
      guard let frame = mark.frame, frame.y < ScreenPicture.greatestHeight, frame.x < screen.width, frame.right > 0
      else { return nil }
      let corner = Point(x: frame.x, y: frame.y)
      let others = Double(taken[corner, default: 0])
      taken[corner, default: 0] += 1
      let badge = Point(x: corner.x + others * PlacedStop.badgeWidth, y: corner.y)
      return PlacedStop(number: index + 1, mark: mark, frame: frame, badge: badge)
    }
  }
}

extension SVGDocument {
  /// Draws the outlines of stops, the way from each to the next, and their numbers.
  mutating func draw(_ stops: [PlacedStop]) {
    element("g", .css("stops")) { group in
      for stop in stops {
        let tone = Tone.index(of: stop.number)
        let style: [Attribute] = .css(tone: tone, isSeen: stop.mark.isSeen)
        if stop.mark.path.isEmpty {
          group.element("rect", style + .rectangle(stop.frame) + [.init("rx", 3)])
        } else {
          group.element("polygon", style + .corners(stop.mark.path))
        }
        if let point = stop.mark.activation { group.drawAim(at: point, tone) }
      }
    }
    drawWays(through: stops.map(\.badge))
    element("g", .css("numbers")) { group in
      for stop in stops { group.drawBadge(stop.number, at: stop.badge) }
    }
  }

  /// Draws the number of a stop on its color; it stands in a group of numbers.
  mutating func drawBadge(_ number: Int, at middle: Point) {
    element(
      "circle",
      .css(tone: Tone.index(of: number)) + [
        .init("cx", middle.x), .init("cy", middle.y), .init("r", PlacedStop.badgeRadius),
      ])
    element("text", [.init("x", middle.x), .init("y", middle.y + 3.5)], text: String(number))
  }

  /// Draws where a double tap touches.
  private mutating func drawAim(at point: Point, _ tone: Int) {
    let (x, y) = (point.x, point.y)
    var lines = PathData()
    lines.add("M", Point(x: x - 7, y: y))
    lines.add("h", 14)
    lines.add("M", Point(x: x, y: y - 7))
    lines.add("v", 14)
    element("path", .css(tone: tone) + [.init("d", lines)])
    element("circle", .css(tone: tone) + [.init("cx", x), .init("cy", y), .init("r", 4.0)])
  }

  /// Draws an arrow from the edge of each badge to the edge of the next, where there is room for one.
  private mutating func drawWays(through badges: [Point]) {
    var (lines, heads) = (PathData(), PathData())
    for (start, end) in zip(badges, badges.dropFirst()) {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length >= 2 * PlacedStop.badgeRadius + 4 else { continue }
      // The direction of the way, and the points at the edges of the badges.
      let (x, y) = (dx / length, dy / length)
      let radius = PlacedStop.badgeRadius
      let first = Point(x: start.x + x * radius, y: start.y + y * radius)
      let last = Point(x: end.x - x * radius, y: end.y - y * radius)
      lines.add("M", first)
      lines.add("l", Point(x: last.x - first.x, y: last.y - first.y))
      // Six points back, and three to a side; then over to the other.
      heads.add("M", last)
      heads.add("l", Point(x: -6 * x - 3 * y, y: -6 * y + 3 * x))
      heads.add(" ", Point(x: 6 * y, y: -6 * x))
      heads.add("z")
    }
    guard !lines.isEmpty else { return }
    element("path", .css("order") + [.init("d", lines)])
    element("path", .css("arrow") + [.init("d", heads)])
  }
}
