import Diagnostics
import Transcripts

extension TestResult {
  /// One thing that is wrong with a case, at its place.
  struct Complaint: Sendable {
    /// Where to look in the scenario.
    var place: SourcePlace?
    /// What is wrong, a sentence for each part of it.
    var sentences: [String]
  }

  /// What is wrong: each failure by itself, then what stands between the transcript and its golden.
  var complaints: [Complaint] {
    failures.map { Complaint(place: $0.place, sentences: [$0.sentence]) } + goldenComplaints
  }

  /// What is wrong, a sentence for each thing; failures with their places.
  var details: [String] {
    failureDetails + goldenComplaints.flatMap(\.sentences) + failingFindings.map { $0.line(in: names) }
  }

  /// The failures, a sentence for each, with their places.
  var failureDetails: [String] {
    failures.map { failure in
      failure.place.map { "\(file(of: $0)):\($0.line):\($0.column): \(failure.sentence)" } ?? failure.sentence
    }
  }

  /// Why a golden was not recorded.
  var withheldSentence: String {
    hasFailedFlow
      ? "not recorded, because a flow failed"
      : "not recorded, because of errors; mend them, or accept each at its place with a reason"
  }

  /// Whether a flow did not come to its end as it should.
  var hasFailedFlow: Bool { failures.contains { $0.flow != nil } }

  /// What stands between the transcript and its golden.
  var goldenComplaints: [Complaint] {
    var complaints: [Complaint] = []
    if case .failed(let reason) = writing { complaints.append(Complaint(sentences: [reason])) }
    if writing == .withheld { complaints.append(Complaint(sentences: [withheldSentence])) }
    switch comparison {
    case .same, .none: break
    case .missing: complaints.append(Complaint(sentences: ["there is no golden"]))
    case .differs(let change):
      let sentences = change.difference.isEmpty ? [change.summary] : change.difference.sentences
      complaints.append(Complaint(place: change.place, sentences: sentences))
    }
    return complaints
  }
}

extension TestResult.Failure {
  /// What is wrong, and in which flow, in one line.
  fileprivate var sentence: String { (flow.map { "flow '\($0.onOneLine)': " } ?? "") + message }
}
