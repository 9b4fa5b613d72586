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
      guard let frame = mark.frame, frame.y < ScreenPicture.greatestHeight else { return nil }
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
    for stop in stops {
      let style: [Attribute] = .css(stop.mark.isOnScreen ? "stop" : "stop off-screen")
      if stop.mark.path.isEmpty {
        element("rect", style + .rectangle(stop.frame) + [.init("rx", 3)])
      } else {
        element("polygon", style + .corners(stop.mark.path))
      }
    }
    for (stop, next) in zip(stops, stops.dropFirst()) { drawWay(from: stop.badge, to: next.badge) }
    for stop in stops {
      let (x, y) = (stop.badge.x, stop.badge.y)
      element("circle", .css("badge") + [.init("cx", x), .init("cy", y), .init("r", PlacedStop.badgeRadius)])
      element("text", .css("number") + [.init("x", x), .init("y", y + 3.5)], text: String(stop.number))
    }
  }

  /// Draws an arrow from the edge of one badge to the edge of another, where there is room for one.
  private mutating func drawWay(from start: Point, to end: Point) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length >= 2 * PlacedStop.badgeRadius + 4 else { return }
    let share = PlacedStop.badgeRadius / length
    element(
      "line",
      .css("order") + [
        .init("x1", start.x + dx * share), .init("y1", start.y + dy * share),
        .init("x2", end.x - dx * share), .init("y2", end.y - dy * share),
      ])
  }

  /// Declares the head of the arrows along the order.
  mutating func arrowHead() {
    element(
      "marker",
      [
        .init("id", "next"), .init("viewBox", "0 0 8 8"), .init("refX", 8), .init("refY", 4),
        .init("markerWidth", 6), .init("markerHeight", 6), .init("orient", "auto"),
      ]
    ) { $0.element("path", .css("arrow") + [.init("d", "M0,0 L8,4 L0,8 z")]) }
  }
}
