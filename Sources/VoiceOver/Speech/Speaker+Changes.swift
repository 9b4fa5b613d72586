internal import Elements
import Interface

extension Speaker {
  /// What is heard after a double tap on an element that is still there.
  ///
  /// A switch says its new state alone, a button of a stepper the new value; everything else is described again without
  /// its role: label, value, whether it is open, and where it was selected by the tap, that and its place.
  /// Sources: the caption panel of iOS 26.6.1, WWDC24-10073, WWDC22-110340, accessibilityupto11.com; magentaA11y's
  /// recordings of a stepper, a disclosure and radio buttons.
  func activation(of stop: Stop, before: Element) -> Utterance {
    let element = stop.element
    if element.has(.toggle) { return utterance(for: stop, only: [.state]) }
    if element.kind == .stepper, element.value != before.value { return utterance(for: stop, only: [.value]) }
    if element.has(.selected), !before.has(.selected) {
      return utterance(for: stop, only: [.selected, .label, .value, .position])
    }
    return utterance(for: stop, only: element.details.isExpanded == nil ? [.label, .value] : [.label, .value, .state])
  }

  /// The name of the app, which is heard on arriving in it, before the first element.
  ///
  /// Source: WWDC18-230, where the name came first and the first element after it.
  func greeting(of scenario: Scenario) -> [Event] {
    scenario.app.map { [.speech(words($0, of: nil))] } ?? []
  }

  /// The value alone, as after an adjustment.
  func value(of element: Element) -> Utterance {
    utterance(for: Stop(element: element), only: [.value])
  }

  /// The chosen parts of what is heard on landing.
  private func utterance(for stop: Stop, only kinds: Set<Utterance.Kind>) -> Utterance {
    var utterance = answering.utterance(for: stop)
    utterance.parts.removeAll { !kinds.contains($0.kind) }
    // That an element is dimmed is a state, but never its answer.
    utterance.parts.removeAll { $0.phrase == .dimmed }
    return utterance
  }

  /// Phrases of VoiceOver's own, one after the other.
  func phrases(_ keys: Phrase.Key..., of element: Element?) -> Utterance {
    utterance(of: keys.map { Utterance.Part(kind: .notice, text: "", phrase: $0) }, element)
  }

  /// Words of the author's, such as the name of an action, with phrases behind them.
  func words(_ text: String, _ keys: Phrase.Key..., of element: Element?) -> Utterance {
    utterance(
      of: [Utterance.Part(kind: .notice, text: text)]
        + keys.map { Utterance.Part(kind: .notice, text: "", phrase: $0) }, element)
  }

  /// That a custom rotor has no further entry.
  func notFound(_ name: String, of element: Element?) -> Utterance {
    utterance(of: [Utterance.Part(kind: .notice, text: name, phrase: .customNotFound)], element)
  }

  /// A menu of the Mac's: its name, how many entries it has, and the entries.
  ///
  /// Sources: WWDC24-10073 (“Actions menu, 2 items, location, recording”), WWDC21-10121.
  func menu(_ name: String, entries: [String], of element: Element?) -> Utterance {
    utterance(
      of: [
        Utterance.Part(kind: .notice, text: name, phrase: .menu),
        Utterance.Part(kind: .notice, text: "\(entries.count)", phrase: .menuCount),
      ] + entries.map { Utterance.Part(kind: .notice, text: $0) }, element)
  }

  /// Characters, one after the other, each by its name.
  func characters(_ text: String, of element: Element?) -> Utterance {
    utterance(
      of: text.map { Utterance.Part(kind: .notice, text: String($0), phrase: phrase(for: $0)) }, element)
  }

  /// The phrase for a character that is read alone, or `nil` for one that speaks for itself.
  private func phrase(for character: Character) -> Phrase.Key? {
    if character == " " { return .space }
    if character.isUppercase { return verbosity.capitals == .cap ? .capital : nil }
    return Spelling.marks[character]
  }

  /// A field whose editing begins: its label, its role, what it holds, and where the next character goes.
  func editing(_ stop: Stop, isEmpty: Bool, unit: RotorOption?) -> Utterance {
    var utterance = utterance(for: stop)
    let isValue = { (part: Utterance.Part) in part.kind == .value }
    let values = utterance.parts.filter(isValue)
    utterance.parts.removeAll { isValue($0) || $0.kind.followsPause }
    let mode: Phrase.Key =
      switch unit {
      case .text(.words): .wordMode
      case .text(.lines): .lineMode
      default: .characterMode
      }
    utterance.parts += values
    utterance.parts += [mode, isEmpty ? .insertionAtStart : .insertionAtEnd].map { key in
      Utterance.Part(kind: .notice, text: "", phrase: key)
    }
    return utterance
  }
}
