internal import Interface

/// How long it takes to say something, at VoiceOver's usual rate.
package enum SpeakingTime {
  /// The silence between two elements, in seconds; estimated by ear from recordings of talks.
  package static let betweenElements = 0.6
  /// The silence before a hint, in seconds; estimated in the same way.
  package static let beforeHint = 0.9

  /// How many seconds a text takes.
  package static func seconds(of text: String) -> Double {
    Double(words(of: text).count) * 60 / Expectation.Budget.usualRate
  }

  /// How many words are heard within some seconds; one counts when it is begun.
  static func wordsHeard(within seconds: Double) -> Int {
    // Sums of seconds are not exact.
    max(0, Int((min(seconds, 3600) * Expectation.Budget.usualRate / 60 - 1e-6).rounded(.up)))
  }

  /// The words of a text, as they are counted where it is cut.
  package static func words(of text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }

  /// The text up to the end of some words; all of it if it has no more, or without a number.
  package static func prefix(of text: String, words count: Int?) -> String {
    guard let count else { return text }
    let words = words(of: text)
    guard count < words.count else { return text }
    return count > 0 ? String(text[..<words[count - 1].endIndex]) : ""
  }
}
