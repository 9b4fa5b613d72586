internal import Elements
internal import Interface

extension Session {
  /// Whether the rotor finds a stop when it is turned to an option.
  func matches(_ stop: Stop, _ option: RotorOption) -> Bool {
    switch option {
    case .elements(.links):
      return stop.element.has(.link) || (stop.element.hasDetails && !stop.element.details.links.isEmpty)
    case .headings(let level):
      return stop.element.has(.header) && stop.element.hasDetails && stop.element.details.headingLevel == level
    case .elements(let kind):
      if !kind.row.traits.isEmpty { return stop.element.hasAny(kind.row.traits) }
      guard let role = kind.row.role else { return false }
      return reading.order.containers(around: stop).contains { reading.order.containers[$0].role == role }
    case .text, .setting, .containers, .edit, .misspelledWords, .adjustValue, .zoom, .actions, .moreContent,
      .audioGraph,
      .custom:
      return false
    }
  }

  /// Finds the next element of an option, or says that there is none.
  mutating func find(option: RotorOption, _ direction: Direction, _ missing: Phrase.Key, _ text: String = "") {
    find(direction, missing: reading.speaker.notice(missing, text, of: focused)) { session, stop in
      session.matches(session.reading.order.stops[stop], option)
    }
  }

  /// Whether something is entered at a stop that was not around the one before.
  func isFirstInContainer(_ index: Int) -> Bool {
    let previous = index > 0 ? reading.order.stops[index - 1] : nil
    return !reading.order.entered(from: previous, to: reading.order.stops[index]).isEmpty
  }

  /// Goes to the next stop that fits; if there is none, says so, or makes the sound of an end.
  mutating func find(
    _ direction: Direction, missing: Utterance?, where matches: (Session, Int) -> Bool
  ) {
    guard let cursor else { return }
    let stops = reading.order.stops.indices
    let found =
      direction == .down
      ? stops[(cursor + 1)...].first { matches(self, $0) } : stops[..<cursor].last { matches(self, $0) }
    if let found {
      jump(to: found)
    } else if let missing {
      speak(missing)
    } else {
      events.append(.sound(.boundary))
    }
  }

  /// Goes to the next link: an element, or words inside the text of one (“Privacy Policy, link”,
  /// accessibilityupto11.com).
  mutating func findLink(_ direction: Direction) {
    guard let cursor else { return }
    let places = reading.order.stops.indices.flatMap { stop -> [LinkPlace] in
      let element = reading.order.stops[stop].element
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
    events.append(
      .focus(stop.element, reading.speaker.words(stop.element.details.links[link].name, .link, of: stop.element)))
  }

  /// The places that a rotor of the app's own visits, from whichever element offers it.
  func entries(ofRotor name: String) -> [Rotor.Entry] {
    reading.order.stops.lazy.flatMap(\.element.details.rotors).first { $0.name == name }?.entries ?? []
  }

  /// Goes to the next entry of a rotor of the app's own; of some words in a text only these are heard (WWDC20-10116).
  mutating func turnCustomRotor(_ name: String, _ direction: Direction) {
    let places = entries(ofRotor: name).compactMap { entry in
      reading.order.stops.firstIndex { $0.element.answers(to: entry.element.name) }.map { (stop: $0, text: entry.text) }
    }
    let current = rotor.entry ?? places.firstIndex { $0.stop == cursor }
    let next = direction == .down ? current.map { $0 + 1 } ?? 0 : current.map { $0 - 1 } ?? places.count - 1
    guard places.indices.contains(next) else {
      speak(reading.speaker.notFound(name, of: focused))
      return
    }
    if let text = places[next].text {
      cursor = places[next].stop
      rotor.leave()
      guard let element = focused else { return }
      events.append(.focus(element, reading.speaker.words(text, of: element)))
    } else {
      jump(to: places[next].stop)
    }
    rotor.entry = next
  }
}

/// Where a link stands: an element that is one, or one of those inside a text, which come behind the whole.
private struct LinkPlace: Comparable {
  var stop: Int
  var link: Int?

  static func < (first: LinkPlace, second: LinkPlace) -> Bool {
    (first.stop, first.link ?? -1) < (second.stop, second.link ?? -1)
  }
}
