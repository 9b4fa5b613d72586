internal import Elements
internal import Interface
internal import Order
internal import Utterances

extension Session {
  /// The options that the rotor offers here, in the order of the rotor.
  ///
  /// Text options are always there; kinds of elements only where the screen has some; actions and more content only on
  /// elements with some. Source: VoiceOver's log in the iOS 26.5 simulator (“Characters”, “Words”, “Lines”, “Speaking
  /// Rate”, “Containers”, “Headings”, “Actions”, on a screen full of texts); custom rotors after kinds: WWDC16-202.
  package var rotorOptions: [RotorOption] {
    var options: [RotorOption] = RotorOption.TextUnit.allCases.map { .text($0) }
    if let element = focused, isOffered(.textSelection, by: element) { options.append(.textSelection) }
    options += RotorOption.PersonalSetting.allCases.filter(\.row.isStandard).map { .setting($0) }
    let kinds = RotorOption.ElementKind.allCases.filter(\.row.isStandard).map { RotorOption.elements($0) }
    options += ([.containers] + kinds + (1...6).map { .headings(level: $0) }).filter { !places(of: $0).isEmpty }
    options += customRotorNames.map { .custom($0) }
    if let element = focused {
      options += [.edit, .misspelledWords, .adjustValue, .zoom, .actions, .moreContent, .audioGraph].filter {
        isOffered($0, by: element)
      }
    }
    return options
  }

  /// What is in the rotor only of those who have put it there.
  private var optionsOfPersons: [RotorOption] {
    let settings = RotorOption.PersonalSetting.allCases.filter { !$0.row.isStandard }.map { RotorOption.setting($0) }
    let kinds = RotorOption.ElementKind.allCases.filter { !$0.row.isStandard }.map { RotorOption.elements($0) }
    return settings + kinds.filter { !places(of: $0).isEmpty }
  }

  private var customRotorNames: [String] {
    var names: [String] = []
    for stop in reading.order.stops where stop.element.hasDetails {
      for rotor in stop.element.details.rotors where !names.contains(rotor.name) { names.append(rotor.name) }
    }
    return names
  }

  /// Turns the rotor to an option, which says its name.
  ///
  /// The English name serves in every language, so that a flow can be played in all of them.
  mutating func turnRotor(to name: String) {
    // What the person may have put into the rotor is there, too, although turning it by one does not come there.
    let options = rotorOptions + optionsOfPersons
    guard let option = options.first(where: { isCalled($0, name) }) else {
      // An option that is not offered here is not a misspelling of one that is.
      let isKnown = RotorOption.system.contains { isCalled($0, name) }
      let known = options.map { words(for: $0) }
      fail(.wrongName(isKnown ? "" : name, known: known), "the rotor has no option '\(name)' here")
      return
    }
    rotor = RotorPosition(chosen: option, isTurnedHere: true)
    if reading.speaker.isMac, let entries = menuEntries(of: option) {
      let isCounted = option == .actions || option == .moreContent
      speak(reading.speaker.menu(words(for: option), entries: entries, isCounted: isCounted, of: focused))
    } else {
      speak(reading.speaker.name(of: option, focused))
    }
  }

  private func isCalled(_ option: RotorOption, _ name: String) -> Bool {
    let level = option.level.map(String.init) ?? ""
    let english = option.phrase.map { Phrasebook.english[$0] }
    let names = [words(for: option), english?.words(in: .spoken, level), english?.words(in: .snapshot, level)]
    return names.contains { $0?.lowercased() == name.lowercased() }
  }

  /// The entries of the menu that the Mac shows in place of a turn of the rotor, or `nil` if it shows none.
  private func menuEntries(of option: RotorOption) -> [String]? {
    switch option {
    case .actions: focused.map { actionNames(of: $0) }
    case .moreContent: focused.map { $0.details.customContent.map { "\($0.label), \($0.value)" } }
    case .custom(let name): entries(ofRotor: name).map(\.name)
    case .text, .setting, .elements, .headings, .containers, .textSelection, .edit, .misspelledWords, .adjustValue,
      .zoom, .audioGraph:
      nil
    }
  }

  func words(for option: RotorOption) -> String { reading.speaker.name(of: option, focused).text() }

  /// What swipes up and down do on an element: what the person has chosen, else what suits the element.
  ///
  /// On arrival at an adjustable element they adjust it, whatever had been chosen elsewhere. An option that the element
  /// does not have, such as actions, waits for the next element that has it (iOS 26.5 simulator: no such option there).
  func rotorOption(on element: Element) -> RotorOption {
    if element.has(.adjustable), !rotor.isTurnedHere { return .adjustValue }
    if let chosen = rotor.chosen, isOffered(chosen, by: element) { return chosen }
    if element.has(.adjustable) { return .adjustValue }
    if isOffered(.actions, by: element) { return .actions }
    // A text with links offers them as it offers actions (accessibilityupto11, day 30).
    return element.hasDetails && !element.details.links.isEmpty ? .elements(.links) : .text(.characters)
  }

  /// Whether an option has something to do on an element; what finds other elements has so everywhere.
  private func isOffered(_ option: RotorOption, by element: Element) -> Bool {
    switch option {
    case .adjustValue: element.has(.adjustable)
    case .actions: actionEntries(of: element).count > 1
    case .moreContent: element.hasDetails && !element.details.customContent.isEmpty
    case .zoom: element.has(.supportsZoom)
    case .audioGraph: element.hasDetails && element.details.chart != nil
    case .textSelection: textToSelect(in: element)?.isEmpty == false
    case .edit: editing?.element == element.id || (element.hasDetails && !element.details.editActions.isEmpty)
    case .misspelledWords: element.has(.textEntry) && !element.details.misspelled.isEmpty
    case .text, .setting, .elements, .headings, .containers, .custom: true
    }
  }

  /// Swipes up or down with one finger: adjusts, goes through actions, or finds what the rotor is turned to.
  mutating func turn(_ direction: Direction) {
    guard let element = focused else { return }
    if let row = draggedRow { return moveRow(row, direction) }
    switch rotorOption(on: element) {
    case .adjustValue: adjust(direction)
    case .actions: turnActions(direction)
    case .moreContent: turnContent(direction)
    case .text(let unit): turnText(unit, direction)
    case .setting(let setting): turnSetting(setting, direction)
    case .zoom: zoom(direction)
    case .audioGraph: turnAudioGraph(direction)
    case .textSelection: turnSelectionUnit(direction)
    case .edit: turnEdit(direction)
    case .misspelledWords: findMisspelled(direction)
    case .containers: find(.containers, direction, .noItemFound)
    case .elements(.links): findLink(direction)
    case .elements(let kind): find(.elements(kind), direction, kind.row.missing)
    case .headings(let level): find(.headings(level: level), direction, .headingNotFound)
    case .custom(let name): turnCustomRotor(name, direction)
    }
  }

  /// Zooms in or out as the app does it; what it says is its own (WWDC23-10036).
  private mutating func zoom(_ direction: Direction) {
    guard let token = direction == .up ? focused?.details.zoomIn : focused?.details.zoomOut else {
      return soundBoundary()
    }
    note(direction == .up ? .zoomIn : .zoomOut, on: focused)
    run(token, feedback: .none)
  }

  /// Goes through More Content: on iOS the value comes first, on the Mac the label (WWDC21-10121).
  private mutating func turnContent(_ direction: Direction) {
    guard let element = focused else { return }
    let contents = element.details.customContent
    let next = direction.next(after: rotor.content, of: contents.count)
    guard contents.indices.contains(next) else { return soundBoundary() }
    rotor.content = next
    let words = [contents[next].value, contents[next].label]
    let ordered = reading.speaker.isMac ? words.reversed() : words
    speak(reading.speaker.words(ordered.filter { !$0.isEmpty }.joined(separator: ", "), of: element))
  }
}
