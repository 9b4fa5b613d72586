internal import Elements
import Interface
internal import Languages
internal import Order
internal import Utterances

extension Speaker {
  /// What is heard after a double tap on an element that is still there.
  ///
  /// A switch says its new state alone, a button of a stepper the new value; everything else is described again without
  /// its role: label, value, whether it is open, and where it was selected by the tap, that and its place; where the tap
  /// has dimmed it, that is heard with them.
  /// Sources: the caption panel of iOS 26.6.1, WWDC24-10073, WWDC22-110340, WWDC13-202, accessibilityupto11.com; magentaA11y's
  /// recordings of a stepper, a disclosure and radio buttons; of what is dimmed the test of an app of orders in React Native,
  /// of 2026.
  func activation(of stop: Stop, before: Element) -> Utterance {
    let element = stop.element
    if isMac { return activationOnMac(of: stop) }
    let kinds: [Utterance.Kind] =
      if element.has(.toggle) {
        [.state]
      } else if element.kind == .stepper, element.value != nil {
        [.value]
      } else if element.has(.selected), !before.has(.selected) {
        [.selected, .label, .value, .position]
      } else {
        element.sharedDetails?.wrapped.isExpanded != nil ? [.label, .value, .state] : [.label, .value]
      }
    return utterance(for: stop, only: kinds, isNewlyDimmed: element.has(.notEnabled) && !before.has(.notEnabled))
  }

  /// The Mac says the new state of a check box before the rest of it, what discloses something as it then is, and that
  /// another button is pressed before what it then is.
  ///
  /// Source: WWDC14-207 (“Checked. AI Opponent. Checkbox.”, “Press. Restart Game, button.”, “Press X top, button.” of a
  /// square that was empty); a log of a library of components in Safari, macOS 26 (“Sections expanded button”).
  private func activationOnMac(of stop: Stop) -> Utterance {
    let (element, whole) = (stop.element, utterance(for: stop, only: [.label, .value, .role, .state]))
    var utterance = whole
    if element.has(.toggle) {
      utterance.parts = whole.parts.filter { $0.kind == .state } + whole.parts.filter { $0.kind != .state }
    } else if element.has(.button), element.sharedDetails?.wrapped.isExpanded == nil {
      utterance.parts = phrases(.press, of: element).parts + whole.parts
    }
    return utterance
  }

  /// What is heard when something is picked up: what it is, and that it can be dragged.
  func pickedUp(_ stop: Stop) -> Utterance {
    var utterance = utterance(for: stop, only: [.label, .value, .role])
    utterance.parts.removeAll { $0.kind == .role && $0.phrase != .draggable }
    return utterance
  }

  /// What is heard of an element under the cursor that changes by itself; `nil` where that is silent.
  ///
  /// It is heard where the author says that it often changes. The Mac says the new value of a control, and the new state
  /// of a check box before the rest. Source: limn-toolkit, the risks of its record 39, item 19, macOS 26 in Portuguese
  /// (“50, controle deslizante”, “60”, “70”; “desmarcado, Wrap lines, caixa de seleção”).
  func change(of stop: Stop, before: Element) -> Utterance? {
    let element = stop.element
    if isMac, element.hasAny([.toggle, .adjustable]), element.value != before.value {
      return element.has(.toggle) ? activationOnMac(of: stop) : value(of: element)
    }
    return element.has(.updatesFrequently) ? update(of: stop, before: before) : nil
  }

  /// What has changed of an element.
  func update(of stop: Stop, before: Element) -> Utterance {
    var kinds: [Utterance.Kind] = []
    if stop.element.label != before.label { kinds.append(.label) }
    if stop.element.value != before.value { kinds.append(.value) }
    return utterance(for: stop, only: kinds)
  }

  /// The value alone, as after an adjustment.
  func value(of element: Element) -> Utterance {
    utterance(for: Stop(element: element), only: [.value])
  }

  /// The chosen parts of what is heard on landing; that an element is dimmed only if it was not before.
  private func utterance(for stop: Stop, only kinds: [Utterance.Kind], isNewlyDimmed: Bool = false) -> Utterance {
    var utterance = answering.utterance(for: stop)
    utterance.parts.removeAll { $0.phrase == .dimmed ? !isNewlyDimmed : !kinds.contains($0.kind) }
    return utterance
  }

  /// Phrases of VoiceOver's own, one after the other.
  func phrases(_ keys: Phrase.Key..., of element: Element?) -> Utterance {
    utterance(of: keys.map { Utterance.Part(kind: .notice, text: "", phrase: $0) }, element)
  }

  /// A phrase with words of the author's or a number in it.
  func notice(_ key: Phrase.Key, _ text: String, of element: Element?) -> Utterance {
    utterance(of: [Utterance.Part(kind: .notice, text: text, phrase: key)], element)
  }

  /// The name of what the rotor is turned to; a rotor of the app's own has the author's.
  func name(of option: RotorOption, _ element: Element?) -> Utterance {
    switch option {
    case .custom(let name): words(name, of: element)
    case .headings(let level): notice(.headingsOfLevel, "\(level)", of: element)
    case .textSelection:
      utterance(
        of: [Utterance.Part(kind: .notice, text: "", phrase: .textSelection)]
          + (verbosity.speaksHints
            ? [Utterance.Part(kind: .systemHint, text: "", phrase: .textSelectionHint)] : []),
        element)
    case .text, .setting, .elements, .containers, .edit, .misspelledWords, .adjustValue, .zoom, .actions, .moreContent,
      .audioGraph:
      option.phrase.map { phrases($0, of: element) } ?? utterance(of: [], element)
    }
  }

  /// A word that the spelling checker marks and, while its field is being edited, how it is replaced.
  func misspelling(_ word: String, isEdited: Bool, of element: Element?) -> Utterance {
    let hint = Utterance.Part(kind: .systemHint, text: "", phrase: .replacementHint)
    return utterance(
      of: [Utterance.Part(kind: .notice, text: word)] + (isEdited && verbosity.speaksHints ? [hint] : []), element)
  }

  /// Words of the author's, such as the name of an action, with phrases after them.
  func words(_ text: String, _ keys: Phrase.Key..., of element: Element?) -> Utterance {
    utterance(
      of: [Utterance.Part(kind: .notice, text: text)]
        + keys.map { Utterance.Part(kind: .notice, text: "", phrase: $0) }, element)
  }

  /// An amount in percent, as VoiceOver's language writes it.
  func percentage(_ amount: Int, of element: Element?) -> Utterance {
    words(NumberFormat(language: phrasebook.language).percent(Double(amount) / 100), of: element)
  }

  /// A menu of the Mac's: its name, how many entries it has, and the entries.
  ///
  /// Sources: WWDC24-10073 (“Actions menu, 2 items, location, recording”), WWDC21-10121; without a number for a rotor
  /// of the app's own (WWDC25-229: “Bookmarks menu. Page 2. Page 5.”).
  func menu(_ name: String, entries: [String], isCounted: Bool, of element: Element?) -> Utterance {
    let phrase: Phrase.Key = entries.count == 1 ? .menuCountOfOne : .menuCount
    let count = isCounted ? [Utterance.Part(kind: .notice, text: "\(entries.count)", phrase: phrase)] : []
    return utterance(
      of: [Utterance.Part(kind: .notice, text: name, phrase: .menu)] + count
        + entries.map { Utterance.Part(kind: .notice, text: $0) }, element)
  }

  /// A field whose editing begins: its label, its role, what it holds, and where the next character goes.
  ///
  /// Without a unit of the person's choice it is characters; where the rotor has been turned to something else than text,
  /// no unit is named: assumed, because magentaA11y's recordings of a message and of field errors have none.
  func editing(_ stop: Stop, isEmpty: Bool, unit: RotorOption?) -> Utterance {
    var utterance = utterance(for: stop).atOnce
    let mode = unit.map(\.typingMode) ?? .characterMode
    utterance.turnToEditing([mode, isEmpty ? .insertionAtStart : .insertionAtEnd].compactMap(\.self))
    return utterance
  }
}

extension Utterance {
  /// Says what a field that is being edited holds after its role, and then where the next character goes.
  ///
  /// Sources: kickstarter/ios-oss 545 (“New Email - text field - is editing - "Email Address" - character mode - insertion
  /// point at start”), edx-app-ios 790, VA mobile app.
  mutating func turnToEditing(_ notices: [Phrase.Key]) {
    let isValue = { (part: Part) in part.kind == .value }
    let values = parts.filter(isValue)
    parts.removeAll(where: isValue)
    let place = parts.firstIndex(where: \.kind.followsPause) ?? parts.endIndex
    parts.insert(contentsOf: values + notices.map { Part(kind: .notice, text: "", phrase: $0) }, at: place)
  }
}

extension RotorOption {
  /// What is said of the pieces that the rotor goes through in a field; `nil` where it goes through no text.
  var typingMode: Phrase.Key? {
    guard case .text(let unit) = self else { return nil }
    return switch unit {
    case .characters: .characterMode
    case .words: .wordMode
    case .lines: .lineMode
    }
  }
}
