/// How a run came out.
public struct RunSummary: Sendable, Hashable {
  /// How many cases came out how.
  public private(set) var counts: [TestResult.Verdict: Int] = [:]
  /// How many results wait beside their goldens.
  public private(set) var suspended = 0
  /// The names of the cases that are no pass.
  public private(set) var failing: [String] = []
  /// Goldens that belong to nothing any more.
  public var obsolete: [String] = []
  /// What is to be said about the run besides: that it was filtered, that it ended early.
  public var notes: [String] = []

  public init() {}

  public mutating func add(_ result: TestResult) {
    counts[result.verdict, default: 0] += 1
    if result.writing == .suspended { suspended += 1 }
    if !result.verdict.isPass { failing.append(result.testCase.path) }
  }

  /// How many cases were tested.
  public var total: Int { counts.values.reduce(0, +) }

  /// How many cases came out in a certain way.
  public func count(_ verdict: TestResult.Verdict) -> Int { counts[verdict] ?? 0 }

  /// The gravest verdict.
  public var verdict: TestResult.Verdict {
    counts.filter { $0.value > 0 }.keys.max() ?? .asExpected
  }

  /// The result in one line: `1 differs, 84 as expected`.
  public var text: String {
    let words: [(TestResult.Verdict, String, String)] = [
      (.notWritten, "not written", "not written"), (.unusable, "unreadable", "unreadable"),
      (.failed, "failed", "failed"), (.differs, "differs", "differ"),
      (.missing, "without a golden", "without a golden"),
      (.recorded, "recorded", "recorded"),
    ]
    var parts = words.filter { count($0.0) > 0 }.map { "\(count($0.0)) \(count($0.0) == 1 ? $0.1 : $0.2)" }
    if !obsolete.isEmpty { parts.append("\(obsolete.count) obsolete") }
    parts.append("\(count(.asExpected)) as expected")
    return (parts + notes).joined(separator: ", ")
  }
}
