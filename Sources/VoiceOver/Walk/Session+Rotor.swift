internal import Elements
internal import Interface

/// What the rotor is turned to, and how far it has got.
struct RotorPosition: Sendable {
  /// What the person has turned it to; `nil` leaves the choice to VoiceOver.
  var chosen: RotorOption?
  /// Whether the person has turned it since the cursor came here.
  var isTurnedHere = false
  /// The entry of the actions rotor that was heard last.
  var action: Int?
  /// The entry of More Content that was heard last.
  var content: Int?
  /// The piece of the element's text that was heard last.
  var textUnit: Int?

  /// Forgets what belongs to the element that the cursor leaves.
  mutating func leave() {
    isTurnedHere = false
    action = nil
    content = nil
    textUnit = nil
  }
}

extension Session {
  /// The options that the rotor offers here, in the order of the rotor.
  ///
  /// Text options are always there; kinds of elements only where the screen has some; actions and more content only on
  /// elements with some. Source: VoiceOver's log in the iOS 26.5 simulator; custom rotors come last (WWDC16-202).
  public var rotorOptions: [RotorOption] {
    var options: [RotorOption] = RotorOption.TextUnit.allCases.map { .text($0) }
    if reading.order.containers.contains(where: { $0.label.isSpoken }) { options.append(.containers) }
    options += RotorOption.ElementKind.allCases.map { .elements($0) }.filter { option in
      reading.order.stops.contains { matches($0, option) }
    }
    if let element = focused {
      options += [.adjustValue, .actions, .moreContent].filter { isOffered($0, by: element) }
    }
    return options + customRotorNames.map { .custom($0) }
  }

  private var customRotorNames: [String] {
    var names: [String] = []
    for stop in reading.order.stops where stop.element.hasDetails {
      for rotor in stop.element.details.rotors where !names.contains(rotor.name) { names.append(rotor.name) }
    }
    return names
  }

  /// Turns the rotor to an option, which says its name.
  mutating func turnRotor(to name: String) {
    let options = rotorOptions
    guard let option = options.first(where: { words(for: $0).lowercased() == name.lowercased() }) else {
      fail(.wrongName(name, known: options.map { words(for: $0) }), "the rotor has no option '\(name)' here")
      return
    }
    rotor = RotorPosition(chosen: option, isTurnedHere: true)
    if scenario.platform.system == .macOS, let entries = menuEntries(of: option) {
      speak(reading.speaker.menu(words(for: option), entries: entries, of: focused))
      return
    }
    speak(
      option.phrase.map { reading.speaker.phrases($0, of: focused) }
        ?? reading.speaker.words(words(for: option), of: focused))
  }

  /// The entries of the menu that the Mac shows in place of a turn of the rotor, or `nil` if it shows none.
  private func menuEntries(of option: RotorOption) -> [String]? {
    switch option {
    case .actions: focused.map { actionNames(of: $0) }
    case .moreContent: focused.map { $0.details.customContent.map { "\($0.label), \($0.value)" } }
    case .custom(let name):
      reading.order.stops.lazy.flatMap(\.element.details.rotors).first { $0.name == name }?.entries.map(\.name)
    case .text, .elements, .containers, .adjustValue: nil
    }
  }

  func words(for option: RotorOption) -> String {
    if case .custom(let name) = option { return name }
    return option.phrase.map { reading.speaker.phrase($0) } ?? ""
  }

  /// What swipes up and down do on an element: what the person has chosen, else what suits the element.
  ///
  /// On arrival at an adjustable element they adjust it, whatever had been chosen elsewhere. An option that the element
  /// does not have, such as actions, waits for the next element that has it (iOS 26.5 simulator: no such option there).
  func rotorOption(on element: Element) -> RotorOption {
    if element.has(.adjustable), !rotor.isTurnedHere { return .adjustValue }
    if let chosen = rotor.chosen, isOffered(chosen, by: element) { return chosen }
    if element.has(.adjustable) { return .adjustValue }
    return isOffered(.actions, by: element) ? .actions : .text(.characters)
  }

  /// Whether an option has something to do on an element; what finds other elements has so everywhere.
  private func isOffered(_ option: RotorOption, by element: Element) -> Bool {
    switch option {
    case .adjustValue: element.has(.adjustable)
    case .actions: actionEntries(of: element).count > 1
    case .moreContent: element.hasDetails && !element.details.customContent.isEmpty
    case .text, .elements, .containers, .custom: true
    }
  }

  /// Swipes up or down with one finger: adjusts, goes through actions, or finds what the rotor is turned to.
  mutating func turn(_ direction: Direction) {
    guard let element = focused else { return }
    switch rotorOption(on: element) {
    case .adjustValue: adjust(direction)
    case .actions: turnActions(direction)
    case .moreContent: turnContent(direction)
    case .text(let unit): turnText(unit, direction)
    case .containers: find(direction, missing: nil) { session, stop in session.isFirstInContainer(stop) }
    case .elements(let kind):
      find(direction, missing: kind.row.missing) { session, stop in
        session.matches(session.reading.order.stops[stop], .elements(kind))
      }
    case .custom(let name): turnCustomRotor(name, direction)
    }
  }

  private func matches(_ stop: Stop, _ option: RotorOption) -> Bool {
    guard case .elements(let kind) = option else { return false }
    if !kind.row.traits.isEmpty { return stop.element.hasAny(kind.row.traits) }
    guard let role = kind.row.role else { return false }
    return reading.order.containers(around: stop).contains { reading.order.containers[$0].role == role }
  }

  private func isFirstInContainer(_ index: Int) -> Bool {
    let previous = index > 0 ? reading.order.stops[index - 1] : nil
    return !reading.order.entered(from: previous, to: reading.order.stops[index]).isEmpty
  }

  private mutating func find(
    _ direction: Direction, missing: Phrase.Key?, where matches: (Session, Int) -> Bool
  ) {
    guard let cursor else { return }
    let stops = reading.order.stops.indices
    let found =
      direction == .down
      ? stops[(cursor + 1)...].first { matches(self, $0) } : stops[..<cursor].last { matches(self, $0) }
    if let found {
      jump(to: found)
    } else if let missing {
      speak(reading.speaker.phrases(missing, of: focused))
    } else {
      events.append(.sound(.boundary))
    }
  }

  private mutating func turnCustomRotor(_ name: String, _ direction: Direction) {
    let entries = reading.order.stops.lazy.flatMap(\.element.details.rotors).first { $0.name == name }?.entries ?? []
    let targets = entries.compactMap { entry in
      reading.order.stops.firstIndex { $0.element.answers(to: entry.name) }
    }
    let current = targets.firstIndex { $0 == cursor }
    let next = direction == .down ? current.map { $0 + 1 } ?? 0 : current.map { $0 - 1 } ?? targets.count - 1
    if targets.indices.contains(next) {
      jump(to: targets[next])
    } else {
      speak(reading.speaker.notFound(name, of: focused))
    }
  }

  /// Goes through More Content: on iOS the value comes first, on the Mac the label (WWDC21-10121).
  private mutating func turnContent(_ direction: Direction) {
    guard let element = focused else { return }
    let contents = element.details.customContent
    let next = direction == .down ? (rotor.content ?? -1) + 1 : (rotor.content ?? contents.count) - 1
    guard contents.indices.contains(next) else {
      events.append(.sound(.boundary))
      return
    }
    rotor.content = next
    let words = [contents[next].value, contents[next].label]
    let ordered = scenario.platform.system == .macOS ? words.reversed() : words
    speak(reading.speaker.words(ordered.filter { !$0.isEmpty }.joined(separator: ", "), of: element))
  }
}
