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
    case .selectAll: select(current.text.indices)
    case .select(let words): if let range = place(of: words, in: current) { select(range) }
    case .replace(let words, let others):
      if let range = place(of: words, in: current) { replace(range, with: others) }
    case .delete(let last):
      let range = current.selection ?? current.end(of: last) ?? current.wordAtInsertion
      editing?.selection = range.map(current.withSpaceBeside)
      delete()
    case .capitalize:
      guard let range = current.selection ?? current.wordAtInsertion else { return soundBoundary() }
      replace(range, with: String(current.text[range]).capitalized)
    }
  }

  private mutating func replace(_ range: Range<Int>, with words: String) {
    editing?.selection = range
    type(words)
  }

  /// Where words stand in a text, in capital or small letters; what is not there is a problem.
  private mutating func place(of words: String, in editing: Editing) -> Range<Int>? {
    let (text, sought) = (editing.text.map { $0.lowercased() }, words.map { $0.lowercased() })
    let start = text.indices.first { text[$0...].starts(with: sought) }
    guard let start, !sought.isEmpty else {
      fail(.wrongName(words, known: []), "'\(words)' is not written here")
      return nil
    }
    return start..<start + sought.count
  }

  /// The keyboard goes away; the cursor stays on the field.
  mutating func endEditing() {
    leaveField()
    speakFocus(comingFrom: stop)
  }
}

extension Editing {
  /// A range with the space that would stand alone without it.
  fileprivate func withSpaceBeside(_ range: Range<Int>) -> Range<Int> {
    if range.lowerBound > 0, text[range.lowerBound - 1] == " " { return (range.lowerBound - 1)..<range.upperBound }
    guard range.lowerBound == 0, range.upperBound < text.count, text[range.upperBound] == " " else { return range }
    return 0..<(range.upperBound + 1)
  }

  /// Where words are that the text ends with before the insertion point.
  fileprivate func end(of words: String?) -> Range<Int>? {
    guard let words, insertion >= words.count, Array(words) == Array(text[(insertion - words.count)..<insertion]) else {
      return nil
    }
    return (insertion - words.count)..<insertion
  }
}

extension String {
  /// The text with a capital letter at the beginning of each word.
  fileprivate var capitalized: String {
    split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
