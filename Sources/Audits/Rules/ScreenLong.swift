internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let screenLong = Audit.Rule(
    "screen-long",
    "It takes very long to hear a screen, and little helps to get on.",
    because: "Headings, groups and actions in place of buttons shorten the way (WWDC24-10073).",
    severity: .note, confidence: .guess, criteria: ["2.4.1"],
    firing: [
      "state: { xs: [1, 2, 3, 4, 5, 6, 7, 8], ys: [a, b, c, d, e, f, g, h] }\nviews: [{ forEach: y in ys, views: [{ forEach: x in xs, views: [{ text: \"Item ${y} ${x}\" }] }] }]"
    ],
    passing: [
      "state: { xs: [1, 2, 3, 4, 5, 6, 7, 8], ys: [a, b, c, d, e, f, g, h] }\nviews: [{ forEach: y in ys, views: [{ text: \"Group ${y}\", traits: [header] }, { forEach: x in xs, views: [{ text: \"Item ${y} ${x}\" }] }] }]",
      "state: { xs: [1, 2, 3, 4, 5, 6, 7, 8], ys: [a, b, c, d, e, f, g, h] }\nviews: [{ list: [{ forEach: y in ys, views: [{ forEach: x in xs, views: [{ text: \"Item ${y} ${x}\" }] }] }] }]",
    ],
    .screens { screen in
      guard screen.isFirstSight, screen.isWhole, screen.stops.count > 60 else { return [] }
      let headings = screen.stops.count { $0.element.traits.contains(.header) }
      guard headings * 15 < screen.stops.count,
        !screen.drawing.pieces.contains(where: { $0.view.kind.has(.rows) || $0.view.kind == .grid })
      else { return [] }
      let seconds = Int(screen.secondsToHear(until: screen.stops.count))
      return [
        Audit.Remark(
          message: "\(screen.stops.count) stops take about \(seconds) seconds, with \(headings) headings",
          stop: screen.stops.first,
          hints: ["add headings, make groups, and make actions of buttons in rows"])
      ]
    })
}

extension Audit.Screen {
  /// How many seconds it takes to hear the first stops, at 180 words a minute with a pause at each.
  func secondsToHear(until end: Int) -> Double {
    stops.prefix(end).reduce(0) { $0 + Double($1.sentence.spokenWordCount) / 3 + 0.6 }
  }
}
