internal import Diagnostics
internal import Elements
internal import Interface
internal import Order
internal import OrderedCollections
internal import VoiceOver

extension Audit.Rule {
  static let titleMissing = Audit.Rule(
    "title-missing",
    "A screen has no title, and begins with no heading.",
    because: "On arrival nothing tells where one is (Human Interface Guidelines, “Accessibility”).",
    confidence: .likely, criteria: ["2.4.2"],
    isAboutWords: true,
    firing: [
      "screens: { main: { title: Trips, views: [{ button: Open, action: { present: f } }] }, f: { views: [{ button: Close, action: dismiss }, { text: Nick }, { text: Beth }, { text: Jack }] } }"
    ],
    passing: [
      "screens: { main: { title: Trips, views: [{ button: Open, action: { present: f } }] }, f: { title: Friends, views: [{ button: Close, action: dismiss }, { text: Nick }, { text: Beth }, { text: Jack }] } }",
      "views: [{ text: A }, { text: B }, { text: C }, { text: D }]",
    ],
    .all { subject in
      guard let scenario = subject.scenario, scenario.screens.count > 1 else { return [] }
      return subject.screens.compactMap { screen in
        guard screen.isFirstSight, (screen.title ?? "").isEmpty, screen.stops.count >= 4,
          screen.reading.snapshot.screen.recording == nil, !screen.hasPresentation,
          !screen.stops.prefix(3).contains(where: { $0.element.traits.contains(.header) })
        else { return nil }
        return Audit.Remark(
          message:
            "on arrival at '\(screen.name)' \((screen.stops.first?.sentence ?? "").quoted) is heard, and no title",
          place: scenario.screen(named: screen.name)?.origin, stop: screen.stops.first,
          hints: ["give the screen a \(code: "title")"])
      }
    })
}
