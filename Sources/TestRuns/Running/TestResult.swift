package import Diagnostics
package import Reports
package import Transcripts

/// How a case came out, and what was done about it.
package struct TestResult: Sendable {
  /// How the transcript compares with what was recorded.
  package enum Comparison: Sendable {
    case same
    case missing
    case differs(Change)
    /// The file could not be used, is compared with something else than a golden, or has none to be and no walk for one.
    case none
  }

  /// Something besides the golden that is not as it should be.
  package struct Failure: Sendable {
    /// Whether the input is wrong, rather than what is heard.
    package var isWrongInput: Bool
    /// What is wrong, in one line.
    package var message: String
    /// All that can be said about it, for people who look.
    package var text: String
    /// The same for people who listen.
    package var sentences: String
    package var place: SourcePlace?
    /// The flow that failed; `nil` for what is not a flow's.
    package var flow: String?
  }

  /// A finding of the audit, with all that can be said about it.
  package struct Remark: Sendable {
    package var finding: Finding
    /// Says it; most runs ask for one of the two ways, or for none.
    private let say: @Sendable (_ isAccessible: Bool) -> String

    init(finding: Finding, saying say: @escaping @Sendable (_ isAccessible: Bool) -> String) {
      self.finding = finding
      self.say = say
    }

    /// For people who look.
    package var text: String { say(false) }
    /// The same for people who listen.
    package var sentences: String { say(true) }
  }

  /// What was written.
  package enum Writing: Sendable, Hashable {
    case nothing
    case recorded
    /// The transcript waits beside the golden for a decision.
    case suspended
    /// The transcript was to be recorded, and was not, because of errors that nobody has accepted, or because
    /// a flow failed.
    case withheld
    case failed(reason: String)
  }

  package let testCase: TestCase
  /// The files that the scenario includes, by their numbers in places.
  var included: [String] = []
  package internal(set) var comparison = Comparison.none
  /// What is wrong besides the golden, in the order of the walk.
  package internal(set) var failures: [Failure] = []
  /// What is odd about the interface, and that nobody has accepted.
  package internal(set) var findings: [Remark] = []
  /// How many findings are accepted.
  package internal(set) var accepted = 0
  /// Acceptances that match nothing here.
  var needless: [Finding] = []
  /// Whether warnings fail too.
  package internal(set) var isStrict = false
  /// How much of the scenario was gone through; `nil` for a variant besides the scenario, and where nothing was played.
  package internal(set) var coverage: Coverage?
  package internal(set) var writing = Writing.nothing
  /// How long reading and playing took.
  package internal(set) var seconds = 0.0
  /// All that a reviewer is told of it, with pictures and reasons; `nil` unless somebody wants that.
  package internal(set) var review: Report.Case?
  /// What is heard; `nil` if that is not to be recorded.
  var transcript: String?

  init(_ testCase: TestCase) { self.testCase = testCase }
}

extension TestResult {
  /// A golden that says something else.
  package struct Change: Sendable {
    /// What the golden says.
    package let recorded: String
    /// What is heard.
    package let transcript: String
    package let difference: SpeechDifference
    /// Where the view stands whose words changed first, as far as that is known.
    package let place: SourcePlace?
  }

  /// How it came out, as one word; the gravest counts.
  package enum Verdict: String, Sendable, CaseIterable, Comparable {
    case asExpected = "as expected"
    case recorded
    case missing
    case differs
    case failed
    case unusable
    case notWritten = "not written"

    package static func < (first: Verdict, second: Verdict) -> Bool { first.gravity < second.gravity }

    private var gravity: Int { Verdict.allCases.firstIndex(of: self) ?? 0 }

    /// Whether the run can be a pass with such a result.
    package var isPass: Bool { self == .asExpected || self == .recorded }
  }

  /// How it came out; of several problems the gravest counts.
  package var verdict: Verdict {
    if case .failed = writing { return .notWritten }
    if failures.contains(where: \.isWrongInput) { return .unusable }
    if !failures.isEmpty || !failingFindings.isEmpty { return .failed }
    if writing == .recorded { return .recorded }
    switch comparison {
    case .same, .none: return .asExpected
    case .missing: return .missing
    case .differs: return .differs
    }
  }

  /// The findings that are a reason to fail: errors that are certain, and everything but notes where warnings count.
  package var failingFindings: [Remark] {
    findings.filter { remark in
      switch remark.finding.severity {
      case .error: isStrict || remark.finding.confidence == .certain
      case .warning: isStrict
      case .note: false
      }
    }
  }

  /// Whether a golden would keep an error that is certain.
  var hasErrors: Bool { findings.contains { $0.finding.severity == .error && $0.finding.confidence == .certain } }

  /// The file that a report leads to for a place.
  package func file(of place: SourcePlace?) -> String {
    FileNames(testCase.file(of: place), including: included).file(of: place)
  }

  /// Where to look in the scenario.
  package var place: SourcePlace? {
    if let place = failures.first?.place { return place }
    if case .differs(let change) = comparison { return change.place }
    return failingFindings.first?.finding.place
  }
}
