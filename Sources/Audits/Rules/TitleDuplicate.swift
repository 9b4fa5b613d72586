internal import Diagnostics
internal import Elements
internal import Interface
internal import Order
internal import VoiceOver

extension Audit.Rule {
  static let titleDuplicate = Audit.Rule(
    "title-duplicate",
    "Two screens have the same title.",
    because:
      "On arrival both sound alike, though they hold other things (Human Interface Guidelines, “Accessibility”).",
    confidence: .likely, criteria: ["2.4.2"],
    isAboutWords: true,
    firing: [
      "screens: { main: { title: Inbox, views: [{ button: Go, action: { push: b } }] }, b: { title: Inbox, views: [{ text: Archived }, { text: Old }] } }"
    ],
    passing: [
      "screens: { main: { title: Inbox, views: [{ button: Go, action: { push: b } }] }, b: { title: Archive, views: [{ text: Old }] } }",
      "screens: { main: { title: News, views: [{ text: A bridge opens, traits: [header] }, { button: Go, action: { push: b } }] }, b: { title: News, views: [{ text: How it was built, traits: [header] }, { text: In 1931 }] } }",
    ],
    .all { subject in
      guard let scenario = subject.scenario else { return [] }
      var known: [String: Audit.Screen] = [:]
      return subject.screens.compactMap { screen in
        guard screen.isFirstSight, let title = screen.title, !title.isEmpty,
          scenario.screen(named: screen.name)?.title?.constant != nil, screen.reading.snapshot.screen.recording == nil
        else { return nil }
        guard let other = known.updateValue(screen, forKey: title.normalizedName), other.name != screen.name else {
          return nil
        }
        let (names, others) = (Set(screen.stops.map(\.name)), Set(other.stops.map(\.name)))
        guard names.intersection(others).count * 2 < max(names.count, others.count) else { return nil }
        // Each has a heading of its own right after the title, as articles of one kind have.
        if let heading = screen.ownHeading, let otherHeading = other.ownHeading, heading != otherHeading { return nil }
        return Audit.Remark(
          message: "\(title.quoted) is the title of '\(other.name)' and of '\(screen.name)'",
          place: scenario.screen(named: screen.name)?.origin, stop: screen.stops.first,
          hints: ["name in the \(code: "title") what differs"])
      }
    })
}

extension Audit.Screen {
  /// The first heading of the content.
  fileprivate var ownHeading: String? {
    let title = title?.normalizedName
    return stops.first { $0.element.traits.contains(.header) && $0.name != title }?.name
  }
}
