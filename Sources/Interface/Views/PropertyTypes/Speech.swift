/// How a label's text is to be spoken: attributed speech.
package struct Speech: Sendable, Hashable {
  /// Letter by letter.
  package var spellsOut = false
  /// With all punctuation.
  package var speaksPunctuation = false
  /// The pitch as a factor between 0 and 2, where 1 is normal.
  package var pitch: Double?
  /// The pronunciation in the International Phonetic Alphabet.
  package var ipa: String?
  /// Words of the label in other languages, in their order.
  package var languages: [ForeignWords] = []

  package init() {}
}

/// Words in a label that are spoken in a language of their own.
package struct ForeignWords: Sendable, Hashable {
  package var text: String
  /// The language as a BCP 47 tag.
  package var language: String

  package init(_ text: String, language: String) {
    self.text = text
    self.language = language
  }
}
