internal import Diagnostics
internal import Interface
internal import Utterances

extension Expectation {
  /// The problems that something else was heard, or that it took too long, one for each expectation that is not met.
  func problems(with hearing: inout Hearing, in events: [Event], at origin: SourcePlace) -> [Event] {
    let lines = hearing.lines
    switch self {
    case .exactly(let text):
      return unmet("'\(text)'", lines, before: events, origin) { $0 == text }
    case .contains(let text):
      return unmet("… \(text) …", lines, before: events, origin) { $0.contains(text) }
    case .not(let text):
      return unmet(unless: !lines.contains { $0.contains(text) }, "nothing with '\(text)'", lines, origin)
    case .matches(let text):
      let pattern = WordPattern(text)
      return unmet("something like '\(text)'", lines, before: events, origin, by: pattern.matches)
    case .part(let part, let text):
      let words = hearing.words(of: part)
      let heard = words.isEmpty ? "no \(part.rawValue)" : "\(part.rawValue) \(words.quoted)"
      return unmet(unless: words.contains(text), "\(part.rawValue) '\(text)'", [heard] + lines, origin)
    case .within(let budget): return budget.problems(with: &hearing, in: events, at: origin)
    case .all(let expectations):
      return expectations.reduce(into: []) { $0 += $1.problems(with: &hearing, in: events, at: origin) }
    }
  }

  /// The problem that no line is the one; where one before was, the step that it came after is told.
  private func unmet(
    _ expected: String, _ heard: [String], before events: [Event], _ origin: SourcePlace, by isIt: (String) -> Bool
  ) -> [Event] {
    guard !heard.contains(where: isIt) else { return [] }
    let kind = Problem.Kind.unexpected(
      expected: expected, heard: heard, earlier: events.step(heardBy: isIt), loss: events.loss(of: isIt))
    return [.problem(Problem(kind: kind, message: "something else was heard", origin: origin))]
  }

  private func unmet(unless isMet: Bool, _ expected: String, _ heard: [String], _ origin: SourcePlace) -> [Event] {
    guard !isMet else { return [] }
    let kind = Problem.Kind.unexpected(expected: expected, heard: heard)
    return [.problem(Problem(kind: kind, message: "something else was heard", origin: origin))]
  }
}

extension Expectation.Budget {
  fileprivate func problems(with hearing: inout Hearing, in events: [Event], at origin: SourcePlace) -> [Event] {
    var problems: [Event] = []
    if let gestures, hearing.gestures > gestures {
      problems.append(
        exceeded(
          "it takes more gestures than allowed", "at most \(gestures) gestures", "\(hearing.gestures) gestures", origin)
      )
    }
    guard let seconds else { return problems }
    let spokenWords = hearing.spokenWords(in: events)
    // In tenths, so that the message says no more than can be known.
    let tenths = (Double(spokenWords) * 60 / max(rate, 1) * 10).rounded(.up)
    if tenths > seconds * 10 {
      problems.append(
        exceeded(
          "it takes more listening than allowed", "at most \(Value.text(of: seconds)) seconds",
          "\(spokenWords) words, \(Value.text(of: tenths / 10)) seconds at \(Value.text(of: rate)) a minute",
          origin))
    }
    return problems
  }

  private func exceeded(_ message: String, _ expected: String, _ taken: String, _ origin: SourcePlace) -> Event {
    let kind = Problem.Kind.unexpected(expected: expected, heard: [taken])
    return .problem(Problem(kind: kind, message: message, origin: origin))
  }
}

extension [Event] {
  /// The last step after which a line was heard, as it is written in transcripts; `nil` if none was, of the last ones.
  fileprivate func step(heardBy isIt: (String) -> Bool) -> String? {
    // So far back a `hear` that stands a little late was meant for.
    let recent = suffix(32)
    guard let line = recent.lastIndex(where: { $0.heard.map(isIt) ?? false }) else { return nil }
    return recent[..<line].lazy.reversed().compactMap(\.stepWords).first
  }

  /// Why the last announcement of a line since the step before was not heard; `nil` if there was none.
  fileprivate func loss(of isIt: (String) -> Bool) -> Event.Loss? {
    for event in reversed() {
      if case .announcement(let words, let loss, _) = event, isIt(words) { return loss }
      if event.stepWords != nil { return nil }
    }
    return nil
  }
}

extension [String] {
  fileprivate var quoted: String { map { "'\($0)'" }.joined(separator: ", ") }
}
