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
