package import Diagnostics

/// How a run came out.
package struct RunSummary: Sendable, Hashable {
  /// How many cases came out how.
  package private(set) var counts: [TestResult.Verdict: Int] = [:]
  /// How many things are odd about the interfaces.
  package private(set) var findings = 0
  /// How many more are accepted.
  package private(set) var accepted = 0
  /// How much the flows of all scenarios go through.
  package private(set) var coverage = Coverage()
  /// How many results wait beside their goldens.
  package private(set) var suspended = 0
  /// How many results wait to be a first golden.
  private(set) var suspendedFirsts = 0
  /// The names of the cases that do not pass.
  package private(set) var failing: [String] = []
  /// What is to be said about the selection of the scenarios: that it was filtered, and how.
  package var selection: [String] = []
  /// The part of the scenarios that was tested; `nil` for all that were selected.
  package var shard: Shard?
  /// Whether all was tested that was to be; a run can end at its first failure.
  package var isComplete = true
  /// The release whose words the goldens hold, if it is another one than this.
  package var otherRelease: Release?
  /// Goldens that no scenario stands beside.
  package var unclaimed: [String] = []
  /// Goldens that belong to nothing any more, as far as that could be judged.
  package var obsolete: [String] = []

  package init() {}

  /// Counts a result.
  package mutating func add(_ result: TestResult) {
    counts[result.verdict, default: 0] += 1
    findings += result.findings.count
    accepted += result.accepted
    if let coverage = result.coverage { self.coverage.add(coverage) }
    if result.writing == .suspended { suspended += 1 }
    if case (.suspended, .missing) = (result.writing, result.comparison) { suspendedFirsts += 1 }
    if !result.verdict.isPass { failing.append(result.testCase.path) }
  }

  /// That the goldens hold the words of another release, and what to do about it; `nil` if they do not.
  package var releaseNote: String? {
    otherRelease.map { release in
      "The goldens are those of a11ysim \(release), and this is \(Release.current): what differs may come from there. "
        + "Record them with 'a11ysim test -u', read what changes, and write 'version: \(Release.current)' in a11ysim.yaml."
    }
  }

  /// How many cases were tested.
  package var total: Int { counts.values.reduce(0, +) }

  /// How many cases came out in a certain way.
  package func count(_ verdict: TestResult.Verdict) -> Int { counts[verdict] ?? 0 }

  /// The gravest verdict.
  package var verdict: TestResult.Verdict {
    counts.filter { $0.value > 0 }.keys.max() ?? .asExpected
  }

  /// Whether the run has seen all that could use a golden, so that one without a user is obsolete.
  package var canJudgeGoldens: Bool { selection.isEmpty && shard == nil && isComplete && count(.unusable) == 0 }

  /// The result in one line: `1 differs, 84 as expected`.
  package var text: String {
    let words: [(TestResult.Verdict, one: String, many: String)] = [
      (.notWritten, "not written", "not written"), (.unusable, "with a mistake", "with mistakes"),
      (.failed, "failed", "failed"), (.differs, "differs", "differ"),
      (.missing, "without a golden", "without a golden"),
      (.recorded, "recorded", "recorded"),
    ]
    var parts = words.filter { count($0.0) > 0 }.map { count($0.0).counted($0.one, $0.many) }
    if !obsolete.isEmpty { parts.append("\(obsolete.count) obsolete") }
    parts.append("\(count(.asExpected)) as expected")
    if findings > 0 { parts.append(findings.counted("finding")) }
    if accepted > 0 { parts.append("\(accepted) accepted") }
    parts += selection
    if let shard { parts.append("shard \(shard.index) of \(shard.count)") }
    if !isComplete { parts.append("ended at the first failure") }
    return parts.joined(separator: ", ")
  }
}
