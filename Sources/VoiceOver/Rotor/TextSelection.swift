internal import Elements
internal import Utterances

/// How text is selected by the rotor.
struct RotorSelection: Sendable {
  /// The pieces by which the selection grows and shrinks.
  var unit = Unit.characters
  /// What is selected of a text that is not being edited.
  var range: Range<Int>?

  /// The pieces by which text is selected, as VoiceOver's own strings name them.
  enum Unit: Sendable, CaseIterable {
    case characters, words, lines, pages
  }
}

extension RotorSelection.Unit {
  /// What is heard when text is to be selected by such pieces.
  fileprivate var phrase: Phrase.Key {
    switch self {
    case .characters: .characterSelection
    case .words: .wordSelection
    case .lines: .lineSelection
    case .pages: .pageSelection
    }
  }

  /// The places of the pieces of a text.
  ///
  /// How much of it is seen at once is not known, so that it is one page (assumed).
  fileprivate func pieces(of text: [Character]) -> [Range<Int>] {
    switch self {
    case .characters: RotorOption.TextUnit.characters.units(of: text)
    case .words: RotorOption.TextUnit.words.units(of: text)
    case .lines: RotorOption.TextUnit.lines.units(of: text)
    case .pages: [text.indices]
    }
  }
}

/// While the rotor is turned to Text Selection, swipes up and down choose the pieces, and swipes to the side select.
///
/// Source: WWDC26-219 (“Text selection. Swipe right to expand selection. Swipe left to shrink selection.”, “Word selection.”,
/// “… selected.”); VoiceOver's own strings. That the pieces go round, that it begins with characters at the insertion point
/// or the start of the text, and what is heard of one piece, is assumed.
extension Session {
  /// Whether swipes to the side select text, rather than move the cursor.
  var selectsText: Bool {
    guard rotor.isTurnedHere, rotor.chosen == .textSelection, let element = focused else { return false }
    return textToSelect(in: element) != nil
  }

  /// The text of an element of which pieces can be selected; `nil` if there is none.
  func textToSelect(in element: Element) -> [Character]? {
    if let editing, editing.element == element.id { return editing.isSecure ? nil : editing.text }
    guard element.hasDetails, case .edit(_, let text) = element.details.activation, !element.has(.secureText)
    else { return nil }
    return Array(text)
  }

  /// Goes to the next or the previous kind of pieces.
  mutating func turnSelectionUnit(_ direction: Direction) {
    let units = RotorSelection.Unit.allCases
    let current = units.firstIndex(of: rotor.selection.unit) ?? 0
    let unit = units[direction.nextInRound(after: current, of: units.count)]
    rotor.selection.unit = unit
    speak(reading.speaker.phrases(unit.phrase, of: focused))
  }

  /// Selects one more piece, or one less, and says it.
  mutating func changeSelection(_ direction: Direction) {
    guard let element = focused, let text = textToSelect(in: element) else { return }
    let isEdited = editing?.element == element.id
    let start = isEdited ? editing?.insertion ?? 0 : 0
    // The app may have made the text shorter since.
    let old = ((isEdited ? editing?.selection : rotor.selection.range) ?? start..<start).clamped(to: text.indices)
    let pieces = rotor.selection.unit.pieces(of: text).filter { !$0.isEmpty }
    let end: Int? =
      switch direction {
      case .down: pieces.first { $0.upperBound > old.upperBound }?.upperBound
      case .up: old.isEmpty ? nil : max(pieces.last { $0.upperBound < old.upperBound }?.upperBound ?? 0, old.lowerBound)
      }
    guard let end else { return soundBoundary() }
    let new = old.lowerBound..<end
    if isEdited {
      editing?.selection = new.isEmpty ? nil : new
      editing?.insertion = end
    } else {
      rotor.selection.range = new
    }
    let changed = text[min(old.upperBound, end)..<max(old.upperBound, end)].drop(while: \.isWhitespace)
    let phrase: Phrase.Key = direction == .down ? .selectedText : .unselectedText
    speak(reading.speaker.notice(phrase, String(changed), of: element))
  }
}
