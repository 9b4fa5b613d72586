internal import Elements
internal import Interface

/// The field that is being edited.
struct Editing: Sendable {
  var element: ViewID
  /// The place in state that holds the text; `nil` where the scenario holds it nowhere.
  var target: StatePath?
  var text: String
  /// Whether the text is a secret.
  var isSecure: Bool
}

extension Session {
  /// Begins to edit a field, and says it the other way round: the role first, then the text.
  ///
  /// Sources: kickstarter/ios-oss 545, VA mobile app, WWDC14-210.
  mutating func beginEditing(_ element: Element, _ target: StatePath?) {
    let text = target.flatMap { scope.state.value(at: $0.steps[...])?.text } ?? ""
    editing = Editing(element: element.id, target: target, text: text, isSecure: element.has(.secureText))
    guard var stop else { return }
    stop.element.traits.insert(.isEditing)
    speak(reading.speaker.editing(stop, isEmpty: text.isEmpty, unit: rotor.chosen))
  }

  /// Types text, a character at a time; of a secret only clicks are heard.
  mutating func type(_ text: String) {
    guard var editing else {
      fail(.wrongName("", known: []), "nothing is being edited: activate a text field first")
      return
    }
    editing.text += text
    self.editing = editing
    store(editing)
    if editing.isSecure {
      events.append(.sound(.click))
    } else {
      speakCharacters(text)
    }
  }

  /// Deletes the character before the insertion point and says it.
  mutating func delete() {
    guard var editing, let last = editing.text.popLast() else {
      events.append(.sound(.boundary))
      return
    }
    self.editing = editing
    store(editing)
    if editing.isSecure {
      events.append(.sound(.click))
    } else {
      speakCharacters(String(last))
    }
  }

  private mutating func store(_ editing: Editing) {
    guard let target = editing.target else { return }
    _ = try? scope.apply(.assign(target, .text(editing.text)))
    refresh()
  }

  /// Reads the next or the previous character, word or line of the element's words.
  mutating func turnText(_ unit: RotorOption.TextUnit, _ direction: Direction) {
    guard let element = focused else { return }
    // In a field that is being edited the rotor moves through what was typed.
    let text =
      editing?.element == element.id
      ? editing?.text : [element.label, element.value].compactMap { $0 }.joined(separator: ", ")
    let units = unit.units(of: text ?? "")
    let next = direction == .down ? (rotor.textUnit ?? -1) + 1 : (rotor.textUnit ?? units.count) - 1
    guard units.indices.contains(next) else {
      events.append(.sound(.boundary))
      return
    }
    rotor.textUnit = next
    if unit == .characters {
      speakCharacters(units[next])
    } else {
      speak(reading.speaker.words(units[next], of: element))
    }
  }

  /// Reads characters by their names; a capital letter can have a sound.
  private mutating func speakCharacters(_ text: String) {
    speak(reading.speaker.characters(text, of: focused))
    guard reading.speaker.soundsCapitals else { return }
    events += text.filter(\.isUppercase).map { _ in .sound(.capitalLetter) }
  }
}

extension RotorOption.TextUnit {
  /// The pieces of a text.
  fileprivate func units(of text: String) -> [String] {
    switch self {
    case .characters: text.map(String.init)
    case .words: text.split(whereSeparator: \.isWhitespace).map(String.init)
    case .lines: text.split(whereSeparator: \.isNewline).map(String.init)
    }
  }
}
