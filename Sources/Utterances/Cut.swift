/// Where something ends what is being said.
public struct Cut: Sendable, Hashable {
  /// How far the line has come that was being said: `after 'Send a'`, or `before 'Double'` where not a word of it was heard.
  public var text: String
  /// How many words of that line were heard.
  package var wordCount: Int
  /// How many of the lines that were told after it are not heard at all.
  package var unheardLines: Int
}

extension Cut {
  /// How a line of a transcript with a cut begins.
  package static let mark = "cut "

  /// How the words begin that say how far a line has come, where words of it were heard, and where none were.
  private static let (after, before) = ("after '", "before '")

  /// How far a line has come.
  ///
  /// - Parameters:
  ///   - words: The words that were heard, or the first one of a line of which none was.
  ///   - isHeard: Whether they were heard.
  /// - Returns: The place in words.
  static func text(_ words: String, isHeard: Bool) -> String { "\(isHeard ? after : before)\(words.withoutComma)'" }

  /// How many words of a line are heard, as a line of a transcript with a cut tells it.
  ///
  /// - Parameters:
  ///   - line: The line that may have been cut.
  ///   - text: The line of the transcript that tells of the cut.
  /// - Returns: The number of words; `nil` if another line was cut.
  package static func wordsHeard(of line: String, by text: String) -> Int? {
    guard text.hasPrefix(mark), text.hasSuffix("'") else { return nil }
    let place = text.dropFirst(mark.count).dropLast()
    for (beginning, isHeard) in [(after, true), (before, false)] where place.hasPrefix(beginning) {
      let quoted = String(place.dropFirst(beginning.count))
      let count = SpeakingTime.words(of: quoted).count
      let words = SpeakingTime.words(of: line).prefix(count).joined(separator: " ")
      return words.withoutComma == quoted ? (isHeard ? count : 0) : nil
    }
    return nil
  }
}

extension String {
  /// The text without a comma at its end, which is the pause before the next part.
  fileprivate var withoutComma: String { hasSuffix(",") ? String(dropLast()) : self }
}
