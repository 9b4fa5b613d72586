internal import Interface
internal import Utterances

/// Text that is spoken into a field between two double taps of two fingers.
///
/// Source: iPhone User Guide, “Dictate text with VoiceOver”. What is heard of it is assumed: a sound at both ends, and what was
/// understood after the second.
extension Session {
  /// Whether a double tap of two fingers begins or ends dictation, and does nothing of the app's.
  var canDictate: Bool { keyboard.map { !$0.isSecure } ?? false }

  /// Begins to listen, or ends it and reads what was understood.
  mutating func switchDictation() {
    editing = keyboard
    guard let words = editing?.dictated else { return beginDictation() }
    editing?.dictated = nil
    outcome.append(.sound(.dictationEnded))
    if !words.isEmpty { speak(reading.speaker.words(words.joined(separator: " "), of: focused)) }
  }

  /// Speaks into the field; where nobody listens yet, between the two taps that it takes.
  mutating func takeDictation(_ words: String) {
    guard let current = keyboard else { return failForWantOfField() }
    guard !current.isSecure else {
      return fail(.impossible, "a field for a secret takes no dictation")
    }
    editing = current
    guard current.dictated != nil else {
      beginDictation()
      write(words)
      return switchDictation()
    }
    write(words)
  }

  private mutating func beginDictation() {
    editing?.dictated = []
    outcome.append(.sound(.dictationBegan))
  }

  /// Writes what was understood, with a space between it and other words.
  mutating func write(_ words: String) {
    guard var changed = editing else { return }
    let place = changed.selection ?? changed.insertion..<changed.insertion
    let followsWord = changed.text[..<place.lowerBound].last.map { !$0.isWhitespace } ?? false
    let comesBeforeWord = changed.text[place.upperBound...].first.map { $0.isLetter || $0.isNumber } ?? false
    changed.dictated?.append(words)
    changed.replaceSelection(with: (followsWord ? " " : "") + words + (comesBeforeWord ? " " : ""))
    if comesBeforeWord { changed.insertion -= 1 }
    keepText(changed)
  }
}
