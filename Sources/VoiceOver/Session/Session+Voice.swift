internal import Interface
internal import Readers
internal import Utterances

// What is written by voice.
extension Session {
  /// Writes words that were spoken, which VoiceOver reads as words (assumed, as of dictation by VoiceOver's own tap); of a
  /// secret nobody reads any.
  mutating func dictate(_ words: String) {
    guard canDictate else { return type(words) }
    editing = keyboard
    write(words)
    speak(reading.speaker.words(words, of: focused))
  }

  /// Changes the text that is being edited by what it says.
  mutating func edit(_ change: TextEdit) {
    editing = keyboard
    guard let current = editing else { return }
    switch change {
    case .select(let part): if let range = range(of: part, in: current) { select(range) }
    case .deselect:
      editing?.insertion = current.selection?.lowerBound ?? current.insertion
      editing?.selection = nil
    case .delete(let part):
      guard let range = range(of: part, in: current) else { return }
      editing?.selection = part.isOfCharacters ? range : current.withSpaceBeside(range)
      delete()
    case .replace(let words, let others):
      if let range = range(of: .words(words), in: current) { replace(range, with: others) }
    case .write(let part, let letters):
      guard let range = range(of: part, in: current) else { return }
      replace(range, with: letters.applied(to: String(current.text[range])))
    case .insert(let words, let move):
      guard let place = current.insertion(after: move) else { return missing(move.words) }
      editing?.insertion = place
      editing?.selection = nil
      dictate(words)
    case .move(let move):
      guard let place = current.insertion(after: move) else { return missing(move.words) }
      editing?.insertion = place
      editing?.selection = nil
    case .extend(let move):
      let selection = current.selection ?? current.insertion..<current.insertion
      guard let (start, end) = current.ends(of: selection, after: move) else { return soundBoundary() }
      select(start..<end)
    case .copy: perform(EditEntry.copy)
    case .cut: perform(EditEntry.cut)
    case .paste: perform(EditEntry.paste)
    }
  }

  private mutating func replace(_ range: Range<Int>, with words: String) {
    editing?.selection = range
    type(words)
  }

  /// Where a part of the text is; words that are not there are a problem.
  private mutating func range(of part: TextPart, in editing: Editing) -> Range<Int>? {
    if let range = editing.range(of: part) { return range }
    missing(part.words)
    return nil
  }

  /// Notes that words are not written in the text; where none were asked for, nothing further is there.
  private mutating func missing(_ words: String?) {
    guard let words else { return soundBoundary() }
    fail(.wrongName(words, known: []), "'\(words)' is not written here")
  }

  /// The keyboard goes away; the cursor stays on the field.
  mutating func endEditing() {
    leaveField()
    speakFocus(comingFrom: stop)
  }
}

extension TextPart {
  /// The words that are sought, if it is by words.
  fileprivate var words: String? {
    switch self {
    case .words(let words): words
    case .all, .thatOr, .around, .beside: nil
    }
  }

  /// Whether it is counted in characters, so that nothing beside it belongs to it.
  fileprivate var isOfCharacters: Bool {
    switch self {
    case .around(let piece), .beside(let piece, _): piece == .character
    case .all, .words, .thatOr: false
    }
  }
}

extension TextMove {
  /// The words that are sought, if it is by words.
  fileprivate var words: String? {
    switch self {
    case .before(let words), .after(let words): words
    case .by, .start, .end: nil
    }
  }
}

extension LetterCase {
  fileprivate func applied(to text: String) -> String {
    switch self {
    case .upperCase: text.uppercased()
    case .lowerCase: text.lowercased()
    case .capitals:
      text.split(separator: " ", omittingEmptySubsequences: false)
        .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
  }
}
