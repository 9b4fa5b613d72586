internal import Diagnostics
internal import Interface
internal import Utterances

extension Expectation {
  /// The problems that something else was heard, or that it took too long, one for each expectation that is not met.
  func problems(with hearing: inout Hearing, in events: [Event], at origin: SourcePlace) -> [Event] {
    let lines = hearing.lines
    switch self {
    case .exactly(let text): return unmet(unless: lines.contains(text), "'\(text)'", lines, origin)
    case .contains(let text):
      return unmet(unless: lines.contains { $0.contains(text) }, "… \(text) …", lines, origin)
    case .not(let text):
      return unmet(unless: !lines.contains { $0.contains(text) }, "nothing with '\(text)'", lines, origin)
    case .matches(let text):
      let pattern = WordPattern(text)
      return unmet(unless: lines.contains(where: pattern.matches), "something like '\(text)'", lines, origin)
    case .part(let part, let text):
      let words = hearing.words(of: part)
      let heard = words.isEmpty ? "no \(part.rawValue)" : "\(part.rawValue) \(words.quoted)"
      return unmet(unless: words.contains(text), "\(part.rawValue) '\(text)'", [heard] + lines, origin)
    case .within(let budget): return budget.problems(with: &hearing, in: events, at: origin)
    case .all(let expectations):
      return expectations.reduce(into: []) { $0 += $1.problems(with: &hearing, in: events, at: origin) }
    }
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

extension [String] {
  fileprivate var quoted: String { map { "'\($0)'" }.joined(separator: ", ") }
}
