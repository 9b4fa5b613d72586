internal import Interface
internal import Readers
internal import Utterances

// What is written by voice.
extension Session {
  /// Writes words, with a space before them where they follow others.
  mutating func dictate(_ words: String) {
    let before = keyboard.map { $0.text[..<($0.selection?.lowerBound ?? $0.insertion)] }
    let needsSpace = before?.last.map { !$0.isWhitespace } ?? false
    type(needsSpace ? " " + words : words)
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
      if current.selection == nil { editing?.selection = current.end(of: last) ?? current.wordAtInsertion }
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
    editing = nil
    speakFocus(comingFrom: stop)
  }
}

extension Editing {
  /// Where words are that the text ends with before the insertion point, with the space that came with them.
  fileprivate func end(of words: String?) -> Range<Int>? {
    guard let words, insertion >= words.count, Array(words) == Array(text[(insertion - words.count)..<insertion]) else {
      return nil
    }
    let start = insertion - words.count
    return (start > 0 && text[start - 1] == " " ? start - 1 : start)..<insertion
  }
}

extension String {
  /// The text with a capital letter at the beginning of each word.
  fileprivate var capitalized: String {
    split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
