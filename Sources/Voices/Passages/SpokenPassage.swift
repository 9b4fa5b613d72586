/// Words that a voice speaks in one go, with how they are to be spoken.
package struct SpokenPassage: Sendable, Hashable {
  /// What a cue sheet calls the passage; it means nothing to a voice.
  package var id: String
  package var text: String
  /// The language of the text as a BCP 47 tag, such as `de-CH`; `nil` for the language of the voice's settings.
  package var language: String?
  /// Seconds of silence before the first word.
  package var pauseBefore: Double
  /// The pitch as a factor between 0 and 2, where 1 is normal.
  package var pitch: Double
  /// Whether the text is spoken letter by letter.
  package var spellsOut: Bool
  /// Whether every punctuation mark is spoken.
  package var speaksPunctuation: Bool
  /// The pronunciation in the International Phonetic Alphabet; it takes the place of the text's own.
  package var ipa: String?

  package init(
    id: String,
    text: String,
    language: String? = nil,
    pauseBefore: Double = 0,
    pitch: Double = 1,
    spellsOut: Bool = false,
    speaksPunctuation: Bool = false,
    ipa: String? = nil
  ) {
    self.id = id
    self.text = text
    self.language = language
    self.pauseBefore = pauseBefore
    self.pitch = pitch
    self.spellsOut = spellsOut
    self.speaksPunctuation = speaksPunctuation
    self.ipa = ipa
  }
}
