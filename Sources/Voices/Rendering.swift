/// What a voice says about a passage that it has spoken.
public struct Rendering: Sendable, Hashable {
  /// The words in the order of the text, each with the moment when it begins.
  public var words: [TimedWord]
  /// The language that was spoken, by the voice's own tag.
  public var language: String
  /// What the person should know, such as that the voice lacks the passage's language.
  public var notes: [String]

  public init(words: [TimedWord], language: String, notes: [String] = []) {
    self.words = words
    self.language = language
    self.notes = notes
  }
}

/// A word of a passage's text with the moment when it begins.
public struct TimedWord: Sendable, Hashable, Codable {
  /// The word as it stands in the text, with the punctuation that touches it.
  public var text: String
  /// Where the word stands in the text, in Unicode scalars.
  public var offset: Int
  /// Milliseconds since the passage began, without its pause; in a cue sheet since the narration began.
  public var milliseconds: Int

  public init(text: String, offset: Int, milliseconds: Int) {
    self.text = text
    self.offset = offset
    self.milliseconds = milliseconds
  }
}
