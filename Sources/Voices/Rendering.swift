/// What a voice says about a passage that it has spoken.
package struct Rendering: Sendable, Hashable {
  /// The words in the order of the text, each with the moment when it begins.
  package var words: [TimedWord]
  /// The language that was spoken, by the voice's own tag.
  package var language: String
  /// What the person should know, such as that the voice lacks the passage's language.
  package var notes: [String]

  package init(words: [TimedWord], language: String, notes: [String] = []) {
    self.words = words
    self.language = language
    self.notes = notes
  }
}
