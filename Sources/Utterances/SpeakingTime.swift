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

  /// The words of a text that are begun within some seconds.
  static func words(of text: String, within seconds: Double) -> ArraySlice<Substring> {
    words(of: text).prefix(max(0, Int((min(seconds, 3600) * Expectation.Budget.usualRate / 60).rounded(.up))))
  }

  static func words(of text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
}

extension [Event] {
  /// How far what is said of the last step has come after some seconds: `after 'Send a'`, or `before 'Double'` where that
  /// is the word after a pause; `nil` where all has been said.
  package func cut(after seconds: Double) -> String? {
    var rest = seconds
    var isFirst = true
    for event in self[(lastIndex { $0.stepWords != nil } ?? startIndex)...] {
      guard let utterance = event.utterance else { continue }
      let lines =
        [(utterance.text(), SpeakingTime.betweenElements)]
        + utterance.linesAfterPause().map { ($0, SpeakingTime.beforeHint) }
      for (text, pause) in lines {
        let words = SpeakingTime.words(of: text)
        guard let next = words.first else { continue }
        if !isFirst { rest -= pause }
        isFirst = false
        let heard = SpeakingTime.words(of: text, within: rest)
        if heard.isEmpty { return "before '\(next)'" }
        if heard.count < words.count { return "after '\(heard.joined(separator: " "))'" }
        rest -= SpeakingTime.seconds(of: text)
      }
    }
    return nil
  }
}
