import Diagnostics
import Transcripts

/// A result as a line of JSON Lines holds it: what programs want to know, and all that the other reporters need.
struct CaseRecord: Codable {
  /// Something besides the golden that is not as it should be.
  struct Failure: Codable {
    var isWrongInput: Bool
    var message: String
    var text: String
    var sentences: String
    /// The file that the scenario includes and that it is in; absent for the scenario itself.
    var file: String?
    var line: Int?
    var column: Int?
    var flow: String?
  }

  /// How the transcript compares with what was recorded.
  enum Comparison: String, Codable {
    case same, missing, differs, none

    init(_ comparison: TestResult.Comparison) {
      self =
        switch comparison {
        case .same: .same
        case .missing: .missing
        case .differs: .differs
        case .none: .none
        }
    }
  }

  /// What was written.
  enum Writing: String, Codable {
    case nothing, recorded, suspended, withheld, failed

    init(_ writing: TestResult.Writing) {
      self =
        switch writing {
        case .nothing: .nothing
        case .recorded: .recorded
        case .suspended: .suspended
        case .withheld: .withheld
        case .failed: .failed
        }
    }
  }

  /// A finding with all that can be said about it.
  struct Remark: Codable {
    var finding: Finding
    var text: String
    var sentences: String
  }

  static let kind = "case"

  var kind = CaseRecord.kind
  var path: String
  var variant: String?
  var golden: String
  var verdict: String
  /// The file that the scenario includes and that the line is in; absent for the scenario itself.
  var file: String?
  var line: Int?
  var column: Int?
  var details: [String]
  var isPending: Bool
  var seconds: Double
  var comparison: Comparison
  var writing: Writing
  var writingProblem: String?
  var failures: [Failure]
  /// The files that the scenario includes; absent where there are none.
  var included: [String]?
  /// What is odd about the interface; absent where nothing is.
  var findings: [Remark]?
  /// How many findings are accepted; absent where none is.
  var accepted: Int?
  /// Whether warnings fail; absent where they do not.
  var isStrict: Bool?
  /// How much of the scenario was gone through; absent for variants.
  var coverage: Coverage?
  /// What the golden says, where the transcript says something else.
  var recorded: String?
  /// What is heard, where that is not what was recorded.
  var heard: String?
}

extension CaseRecord {
  init(_ result: TestResult) {
    let testCase = result.testCase
    path = testCase.path
    variant = testCase.variant
    golden = testCase.golden.path
    verdict = result.verdict.rawValue
    file = FileNames("", including: result.included).file(of: result.place).nonEmpty
    line = result.place?.line
    column = result.place?.column
    details = result.details
    isPending = result.writing == .suspended
    seconds = (result.seconds * 1e6).rounded() / 1e6
    failures = result.failures.map { Failure($0, including: result.included) }
    if !result.included.isEmpty { included = result.included }
    if !result.findings.isEmpty {
      findings = result.findings.map { Remark(finding: $0.finding, text: $0.text, sentences: $0.sentences) }
    }
    coverage = result.coverage
    if result.accepted > 0 { accepted = result.accepted }
    if result.isStrict { isStrict = true }
    writing = Writing(result.writing)
    if case .failed(let reason) = result.writing { writingProblem = reason }
    comparison = Comparison(result.comparison)
    switch result.comparison {
    case .same, .none: break
    case .missing: heard = result.transcript
    case .differs(let change): (recorded, heard) = (change.recorded, change.transcript)
    }
  }

  /// The result that the line holds.
  var result: TestResult {
    var result = TestResult(TestCase(path: path, variant: variant))
    let included = included ?? []
    result.included = included
    result.seconds = seconds
    result.failures = failures.map { failure in
      .init(
        isWrongInput: failure.isWrongInput, message: failure.message, text: failure.text,
        sentences: failure.sentences, place: SourcePlace(failure.line, failure.column, in: failure.file, of: included),
        flow: failure.flow)
    }
    result.findings = (findings ?? []).map { remark in
      .init(finding: remark.finding) { $0 ? remark.sentences : remark.text }
    }
    result.coverage = coverage
    result.accepted = accepted ?? 0
    result.isStrict = isStrict ?? false
    // What a failed walk says is not worth keeping.
    result.transcript = failures.isEmpty ? heard : nil
    switch writing {
    case .nothing: result.writing = .nothing
    case .recorded: result.writing = .recorded
    case .suspended: result.writing = .suspended
    case .withheld: result.writing = .withheld
    case .failed: result.writing = .failed(reason: writingProblem ?? "")
    }
    switch comparison {
    case .same: result.comparison = .same
    case .none: result.comparison = .none
    case .missing: result.comparison = .missing
    case .differs:
      let (old, new) = (recorded ?? "", heard ?? "")
      result.comparison = .differs(
        .init(
          recorded: old, transcript: new, difference: SpeechDifference(from: old, to: new),
          place: SourcePlace(line, column, in: file, of: included)))
    }
    return result
  }
}

extension CaseRecord.Failure {
  fileprivate init(_ failure: TestResult.Failure, including included: [String]) {
    self.init(
      isWrongInput: failure.isWrongInput, message: failure.message, text: failure.text, sentences: failure.sentences,
      file: FileNames("", including: included).file(of: failure.place).nonEmpty, line: failure.place?.line,
      column: failure.place?.column, flow: failure.flow)
  }
}

extension SourcePlace {
  fileprivate init?(_ line: Int?, _ column: Int?, in file: String?, of included: [String]) {
    guard let line, let column else { return nil }
    let number = file.flatMap { included.firstIndex(of: $0) }.map { $0 + 1 }
    self = SourcePlace(line: line, column: column).inIncluded(number ?? 0)
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
