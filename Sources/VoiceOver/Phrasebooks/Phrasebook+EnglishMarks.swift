internal import Utterances

extension Phrasebook {
  /// The names of punctuation marks.
  ///
  /// A line of code with all its marks was published (cvs-health, accessibilityupto11.com: colon, equals, quotation
  /// mark), and the name of an asset (WWDC19-254: underscore, hash, dot); the log of the iOS 26.5 simulator has slash. The
  /// others are those that a synthesizer got from VoiceOver: tugstugi's speech synthesizer for Mongolian translates them.
  static let englishMarks: [Row] = [
    .mark(.dot, "dot", source: "WWDC19-254, VoiceOver's log in the iOS 26.5 simulator"),
    .mark(.colon, "colon", source: "cvs-health, VoiceOver's log in the iOS 26.5 simulator"),
    .mark(.quotationMark, "quotation mark", source: "cvs-health, accessibilityupto11.com"),
    .mark(.slash, "slash", source: "VoiceOver's log in the iOS 26.5 simulator"),
    .mark(.underscore, "underscore", source: "WWDC19-254"),
    .mark(.equals, "equals", source: "cvs-health, accessibilityupto11.com"),
    .mark(.hash, "hash", source: "WWDC19-254"),
    .mark(.bullet, "bullet", source: "published recordings"),
    .mark(.ellipsis, "ellipsis", source: "published recordings"),
    .mark(.comma, "comma"),
    .mark(.semicolon, "semicolon"),
    .mark(.exclamationMark, "exclamation mark"),
    .mark(.questionMark, "question mark"),
    .mark(.leftParenthesis, "left parenthesis"),
    .mark(.rightParenthesis, "right parenthesis"),
    .mark(.dash, "hyphen"),
    .mark(.plus, "plus"),
    .mark(.asterisk, "star"),
    .mark(.at, "at"),
    .mark(.ampersand, "and"),
    .mark(.percent, "percent"),
    .mark(.apostrophe, "apostrophe", source: "VoiceOver's character names", isAssumed: true),
  ]
}

extension Phrasebook.Row {
  fileprivate static func mark(
    _ key: Phrase.Key, _ name: String, source: String = "tugstugi, EnRuNormalizer", isAssumed: Bool = false
  ) -> Self {
    Self(
      key, name, when: "the mark is read as a character, or all punctuation is spoken", source: source,
      isAssumed: isAssumed)
  }
}
