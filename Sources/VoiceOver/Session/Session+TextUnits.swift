internal import Elements
internal import Interface
internal import Order
internal import Utterances

extension Session {
  /// Reads the next or the previous character, word or line.
  mutating func turnText(_ unit: RotorOption.TextUnit, _ direction: Direction) {
    guard let element = focused else { return }
    let text = textUnderCursor(element)
    // Only in a field is a line something of its own, even without words.
    let pieces = unit.units(of: text).filter { !$0.isEmpty || element.has(.textEntry) }
    guard let found = move(among: pieces, direction) else { return soundBoundary() }
    let words = String(text[found])
    if editing?.element == element.id, editing?.isSecure == true {
      outcome.append(.sound(.click))
    } else if found.isEmpty {
      speak(reading.speaker.phrases(.emptyLine, of: element))
    } else if unit == .characters {
      speakCharacters(words)
    } else {
      speak(reading.speaker.words(words, of: element))
    }
  }

  /// Goes to the next or the previous word that the spelling checker marks.
  mutating func findMisspelled(_ direction: Direction) {
    guard let element = focused else { return }
    let text = textUnderCursor(element)
    let words = RotorOption.TextUnit.words.units(of: text).map { $0.trimmed(in: text) }
    let marked = words.filter { element.details.misspelled.contains(String(text[$0])) }
    guard let found = move(among: marked, direction) else {
      speak(reading.speaker.phrases(.noItemFound, of: element))
      return
    }
    let isEdited = editing?.element == element.id
    speak(reading.speaker.misspelling(String(text[found]), isEdited: isEdited, of: element))
  }

  /// The text that the rotor goes through: in a field what it holds or shows (WWDC20-10116, the lines of a text view), else
  /// all words of the element.
  private func textUnderCursor(_ element: Element) -> [Character] {
    if let editing, editing.element == element.id { return editing.text }
    if element.has(.textEntry), let value = element.value { return Array(value) }
    return Array([element.label, element.value].compactMap(\.self).joined(separator: ", "))
  }

  /// Moves by one piece of a text, and the insertion point past it while the text is being edited; `nil` at the end.
  private mutating func move(among pieces: [Range<Int>], _ direction: Direction) -> Range<Int>? {
    let isEdited = editing?.element == focused?.id
    let found: Range<Int>?
    if isEdited, let insertion = editing?.insertion {
      found =
        direction == .down
        ? pieces.first { $0.upperBound > insertion } : pieces.last { $0.lowerBound < insertion }
    } else if let last = rotor.text {
      found =
        direction == .down
        ? pieces.first { $0.lowerBound >= last.upperBound && $0 != last }
        : pieces.last { $0.upperBound <= last.lowerBound && $0 != last }
    } else {
      found = direction == .down ? pieces.first : pieces.last
    }
    guard let found else { return nil }
    rotor.text = found
    if isEdited {
      editing?.insertion = direction == .down ? found.upperBound : found.lowerBound
      editing?.selection = nil
    }
    return found
  }

  /// Reads characters by their names; a capital letter and a deletion can have a sound.
  mutating func speakCharacters(_ text: String, isDeletion: Bool = false) {
    if isDeletion, reading.speaker.soundsDeletions { outcome.append(.sound(.deleted)) }
    speak(reading.speaker.characters(text, isDeletion: isDeletion, of: focused))
    soundCapitals(of: text)
  }

  mutating func soundCapitals(of text: String) {
    guard reading.speaker.soundsCapitals else { return }
    outcome.append(text.filter(\.isUppercase).map { _ in .sound(.capitalLetter) })
  }
}

extension RotorOption.TextUnit {
  /// The places of the pieces of a text.
  func units(of text: [Character]) -> [Range<Int>] {
    switch self {
    case .characters: text.indices.map { $0..<($0 + 1) }
    case .words: text.pieces(between: \.isWhitespace).filter { !$0.isEmpty }
    case .lines: text.pieces(between: \.isNewline)
    }
  }
}

extension [Character] {
  /// The places of what stands between characters of a kind.
  fileprivate func pieces(between isBoundary: (Character) -> Bool) -> [Range<Int>] {
    split(omittingEmptySubsequences: false, whereSeparator: isBoundary).map { $0.startIndex..<$0.endIndex }
  }
}

extension Range<Int> {
  /// The place of a word without the marks around it.
  fileprivate func trimmed(in text: [Character]) -> Range<Int> {
    let start = first { text[$0].isLetter || text[$0].isNumber } ?? lowerBound
    let end = last { text[$0].isLetter || text[$0].isNumber } ?? start
    return start..<(end + 1)
  }
}
