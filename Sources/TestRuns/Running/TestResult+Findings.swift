import Diagnostics
import Transcripts

extension TestResult {
  /// One thing that is wrong with a case, at its place.
  struct Finding: Sendable {
    /// Where to look in the scenario.
    var place: SourcePlace?
    /// What is wrong, a sentence for each part of it.
    var sentences: [String]
  }

  /// What is wrong: each failure by itself, then what stands between the transcript and its golden.
  var findings: [Finding] {
    failures.map { Finding(place: $0.place, sentences: [$0.sentence]) } + goldenFindings
  }

  /// What is wrong, a sentence for each thing; failures with their places.
  var details: [String] { failureDetails + goldenFindings.flatMap(\.sentences) }

  /// The failures, a sentence for each, with their places.
  var failureDetails: [String] {
    failures.map { failure in
      failure.place.map { "\(testCase.path):\($0.line):\($0.column): \(failure.sentence)" } ?? failure.sentence
    }
  }

  /// What is wrong, in one line.
  var headline: String {
    if let failure = failures.first {
      let others = failures.count - 1
      return failure.sentence + (others == 0 ? "" : "; and \(others) more")
    }
    guard case .differs(let change) = comparison else { return details.first ?? verdict.rawValue }
    return "differs from its golden, \(change.summary)"
  }

  private var goldenFindings: [Finding] {
    var findings: [Finding] = []
    if case .failed(let reason) = writing { findings.append(Finding(sentences: [reason])) }
    switch comparison {
    case .same, .none: break
    case .missing: findings.append(Finding(sentences: ["there is no golden"]))
    case .differs(let change):
      let sentences = change.difference.isEmpty ? [change.summary] : change.difference.sentences
      findings.append(Finding(place: change.place, sentences: sentences))
    }
    return findings
  }
}

extension TestResult.Failure {
  /// What is wrong, and in which flow, in one line.
  fileprivate var sentence: String { (flow.map { "flow '\($0.onOneLine)': " } ?? "") + message }
}
