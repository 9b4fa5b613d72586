internal import Interface

/// What is not to be said against words that are missing or alike, where they are only not known.
///
/// Parts of a team's code that cannot be had are left out of its previews, with the words in them.
enum UnknownWords {
  /// The rules that find fault with words, or with their not being there.
  static let silencedRules: Set<String> = [
    "name-missing", "image-name-missing", "value-without-label", "name-placeholder-only", "name-from-symbol",
    "name-assumed", "name-is-resource", "name-generic", "name-duplicate", "name-symbols-only", "name-too-short",
    "name-punctuation", "label-in-name", "template-left", "silent-stop", "sounds-alike", "group-unlabelled",
    "heading-missing", "heading-empty", "headings-none", "title-missing", "title-duplicate", "state-unspoken",
    "role-missing", "content-swallowed",
  ]

  /// Whether a rule is to stay silent about a stop of a screen, or about the screen itself.
  static func silence(_ rule: String, about stop: Audit.Stop?, on screen: Audit.Screen) -> Bool {
    silencedRules.contains(rule) && (stop?.lacksWords ?? screen.lacksWords)
  }
}

extension Audit.Stop {
  /// Whether words of what the stop stands for are not known.
  var lacksWords: Bool {
    guard screen.lacksWords else { return false }
    return piece.map { screen.drawing.subtree($0.place).contains { $0.view.lacksWords } } ?? true
  }
}
