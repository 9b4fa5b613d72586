internal import Audits
internal import Diagnostics
internal import Interface
package import Reports
internal import Transcripts

extension Report.Case {
  /// A case as it came out, with no more of it than what a test keeps: words, and no pictures.
  package init(_ result: TestResult) {
    let testCase = result.testCase
    self.init(
      path: testCase.path.shown, variant: testCase.variant, golden: testCase.golden.path.shown,
      verdict: Report.Verdict(result.verdict))
    failures = result.failures.map {
      Report.Failure(message: $0.message.onOneLine, flow: $0.flow?.onOneLine, place: result.shown($0.place))
    }
    let failing = Set(result.failingFindings.map(\.finding))
    findings = result.findings.map {
      Report.Finding($0.finding, at: result.shown($0.finding.place), fails: failing.contains($0.finding))
    }
    accepted = result.accepted
    coverage = result.coverage.map { Report.Coverage(summary: $0.summary, omissions: $0.omissions) }
    patch = result.patch
    if case .differs(let change) = result.comparison {
      let text = TranscriptText(change.transcript)
      describe(text)
      sections = ReportSections(change.difference, language: language).all
    }
  }

  /// Takes over what the head of a transcript tells.
  mutating func describe(_ text: TranscriptText) {
    if let title = text.scenario { self.title = title }
    reader = text.reader ?? ""
    language = text.language
  }
}

extension TestResult {
  /// A place as reports show it; the file is named where it is another than that of the scenario.
  fileprivate func shown(_ place: SourcePlace?) -> Report.Place? {
    guard let place, place != .code else { return nil }
    let file = file(of: place)
    return Report.Place(line: place.line, file: file == testCase.path ? nil : file.shown)
  }
}

extension Report.Verdict {
  init(_ verdict: TestResult.Verdict) {
    self =
      switch verdict {
      case .asExpected: .asExpected
      case .recorded: .recorded
      case .missing: .missing
      case .differs: .differs
      case .failed: .failed
      case .unusable: .unusable
      case .notWritten: .notWritten
      }
  }
}

extension Report.Finding {
  init(_ finding: Finding, at place: Report.Place?, fails: Bool) {
    self.init(
      rule: finding.rule, summary: Audit.Rule.named(finding.rule)?.summary ?? "",
      severity: finding.severity.rawValue, confidence: finding.confidence.rawValue,
      message: finding.message.onOneLine, place: place, heard: finding.heard?.onOneLine,
      setting: finding.setting, hints: finding.hints.map(\.onOneLine),
      edit: finding.confidence == .certain ? finding.edit?.words : nil, fails: fails)
  }
}

extension Finding.Edit {
  /// The edit in words.
  fileprivate var words: String {
    switch self {
    case .replace(let text, let other): "write '\(other.onOneLine)' in place of '\(text.onOneLine)'"
    case .addTrait(let trait): "add the trait \(trait)"
    case .drop(let key): "leave out '\(key)'"
    }
  }
}
