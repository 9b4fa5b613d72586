/// What finds misspelled words.
///
/// There is no dictionary here: every word is known, and nothing is guessed or completed.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  private static var learnedWords: Set<String> = []
  public static var availableLanguages: [String] { [Locale.current.identifier] }
  open var ignoredWords: [String]? = []

  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { [] }
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { [] }

  open func ignoreWord(_ wordToIgnore: String) { ignoredWords?.append(wordToIgnore) }

  public static func learnWord(_ word: String) { learnedWords.insert(word) }
  public static func hasLearnedWord(_ word: String) -> Bool { learnedWords.contains(word) }
  public static func unlearnWord(_ word: String) { learnedWords.remove(word) }
}
