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
}
