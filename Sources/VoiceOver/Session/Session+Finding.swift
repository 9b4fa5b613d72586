internal import Apps
internal import Elements
internal import Interface
internal import Order
internal import Utterances

extension Session {
  /// The stops that the rotor finds when it is turned to an option, in reading order.
  func places(of option: RotorOption) -> [Int] {
    switch option {
    case .containers: return firstStops { $0.isFoundByRotor }
    case .elements(let kind):
      if let role = kind.row.role { return firstStops { $0.role == role } }
      return stops { $0.hasAny(kind.row.traits) || (kind == .links && $0.hasDetails && !$0.details.links.isEmpty) }
    case .headings(let level):
      return stops { $0.has(.header) && $0.hasDetails && $0.details.headingLevel == level }
    case .text, .setting, .textSelection, .edit, .misspelledWords, .adjustValue, .zoom, .actions, .moreContent,
      .audioGraph, .custom:
      return []
    }
  }

  private func stops(where matches: (Element) -> Bool) -> [Int] {
    reading.order.stops.places { matches($0.element) }
  }

  /// Goes to the next stop of an option, or says that there is none.
  mutating func find(_ option: RotorOption, _ direction: Direction, _ missing: Phrase.Key) {
    guard let cursor else { return }
    let places = places(of: option)
    let found = direction == .down ? places.first { $0 > cursor } : places.last { $0 < cursor }
    if let found {
      jump(to: found)
    } else {
      speak(reading.speaker.phrases(missing, of: focused))
    }
  }

  /// Goes to the next link: an element, or words inside the text of one (“Privacy Policy, link”,
  /// accessibilityupto11.com).
  mutating func findLink(_ direction: Direction) {
    guard let cursor else { return }
    let places = reading.order.stops.enumerated().flatMap { stop, found -> [LinkPlace] in
      let element = found.element
      let inside = element.hasDetails ? element.details.links.indices.map { LinkPlace(stop: stop, link: $0) } : []
      return element.has(.link) ? [LinkPlace(stop: stop, link: nil)] + inside : inside
    }
    let here = LinkPlace(stop: cursor, link: rotor.link)
    let found = direction == .down ? places.first { $0 > here } : places.last { $0 < here }
    guard let found else {
      speak(reading.speaker.phrases(.linkNotFound, of: focused))
      return
    }
    guard let link = found.link else { return jump(to: found.stop) }
    if found.stop != cursor { rotor.leave() }
    self.cursor = found.stop
    rotor.link = link
    guard let stop else { return }
    outcome.land(
      .focus(stop.element, reading.speaker.words(stop.element.details.links[link].name, .link, of: stop.element)))
  }

  /// The places that a rotor of the app's own visits, from whichever element offers it.
  func entries(ofRotor name: String) -> [Rotor.Entry] {
    reading.order.stops.lazy.flatMap(\.element.details.rotors).first { $0.name == name }?.entries ?? []
  }

  /// Goes to the next entry of a rotor of the app's own; of some words in a text only these are heard (WWDC20-10116).
  mutating func turnCustomRotor(_ name: String, _ direction: Direction) {
    let entries = entries(ofRotor: name)
    // On a text as a whole the cursor stands before the words in it.
    let current = rotor.entry ?? entries.firstIndex { $0.text == nil && cursor != nil && place(of: $0) == cursor }
    var next = direction.next(after: current, of: entries.count)
    // An entry that is not on the screen is passed over, and counts all the same: it may come at any time.
    while entries.indices.contains(next) {
      let entry = entries[next]
      // The app brings into view where the entry leads (Apple, “AccessibilityRotorEntry”, `prepare`).
      if let prepare = entry.prepare { take(app.perform(ActionToken(prepare))) }
      if let place = place(of: entry) {
        visit(entry, at: place)
        rotor.entry = next
        return
      }
      next = direction.next(after: next, of: entries.count)
    }
    speak(reading.speaker.phrases(.noItemFound, of: focused))
  }

  /// The stop that an entry of a rotor leads to; `nil` where it is not on the screen.
  private func place(of entry: Rotor.Entry) -> Int? {
    reading.order.stops.places(named: entry.element.name) { $0.element }.first
  }

  private mutating func visit(_ entry: Rotor.Entry, at place: Int) {
    guard let text = entry.text else { return jump(to: place) }
    cursor = place
    rotor.leave()
    guard let element = focused else { return }
    outcome.land(.focus(element, reading.speaker.words(text, of: element)))
  }
}

/// Where a link stands: an element that is one, or one of those inside a text, which come after the whole.
private struct LinkPlace: Comparable {
  var stop: Int
  var link: Int?

  static func < (first: LinkPlace, second: LinkPlace) -> Bool {
    (first.stop, first.link ?? -1) < (second.stop, second.link ?? -1)
  }
}
