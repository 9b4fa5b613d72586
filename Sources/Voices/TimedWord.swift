/// A word of a passage's text with the moment when it begins.
package struct TimedWord: Sendable, Hashable, Codable {
  /// The word as it stands in the text, with the punctuation that touches it.
  package var text: String
  /// Where the word stands in the text, in Unicode scalars.
  package var offset: Int
  /// Milliseconds since the passage began, without its pause; in a cue sheet since the narration began.
  package var milliseconds: Int

  package init(text: String, offset: Int, milliseconds: Int) {
    self.text = text
    self.offset = offset
    self.milliseconds = milliseconds
  }
}
