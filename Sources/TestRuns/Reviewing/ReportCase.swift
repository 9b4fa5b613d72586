internal import Audits
internal import Diagnostics
internal import Interface
package import Reports
internal import Transcripts

extension Report.Case {
  /// A case as it came out, with no more of it than what a test keeps: words, and no pictures.
  package init(_ result: TestResult) {
    self.init(of: result.testCase)
    tellOutcome(of: result)
    if case .differs(let change) = result.comparison {
      let text = TranscriptText(change.transcript)
      describe(text)
      sections = ReportSections(change.difference, language: language).all
    }
  }

  /// A case of which nothing is told yet.
  init(of testCase: TestCase) {
    self.init(
      path: testCase.path.shown, variant: testCase.variant, golden: testCase.golden.path.shown, verdict: .asExpected)
  }

  /// Tells how the case came out, and what is wrong with it.
  fileprivate mutating func tellOutcome(of result: TestResult) {
    verdict = Report.Verdict(result.verdict)
    isRecorded = result.isRecorded
    file = result.ownFile
    place = result.shown(result.place)
    seconds = (result.seconds * 1e6).rounded() / 1e6
    discrepancy = result.discrepancy
    failures = result.failures.map {
      Report.Failure(message: $0.message.onOneLine, flow: $0.flow?.onOneLine, place: result.shown($0.place))
    }
    let failing = Set(result.failingFindings.map(\.finding))
    let names = result.names
    var fingerprints = FingerprintTable()
    findings = result.findings.map { remark in
      var finding = Report.Finding(
        remark.finding, fails: failing.contains(remark.finding), at: { result.shown($0, in: names.file(of: $0)) })
      finding.fingerprint = fingerprints.distinct(for: remark.finding, in: path)
      return finding
    }
    accepted = result.accepted
    coverage = result.coverage.map { Report.Coverage(summary: $0.summary, omissions: $0.omissions) }
    patch = result.patch
  }

  /// Takes over what the head of a transcript tells.
  mutating func describe(_ text: TranscriptText) {
    if let title = text.scenario { self.title = title }
    reader = text.reader ?? ""
    language = text.language
  }
}

extension TestResult {
  /// The case as reports tell it: with pictures and reasons, where they were asked for.
  package var reported: Report.Case {
    guard var item = review else { return Report.Case(self) }
    // What it came to is known only now: it may have been recorded, and findings are told by the first variant alone.
    item.tellOutcome(of: self)
    return item
  }

  /// The file of a preview, whose path tells more than that.
  fileprivate var ownFile: String? {
    let file = file(of: nil)
    return file == testCase.path ? nil : file.shown
  }

  /// Whether there is a golden, perhaps only since this run.
  fileprivate var isRecorded: Bool {
    switch comparison {
    case .same, .differs: true
    case .missing, .none: writing == .recorded
    }
  }

  /// What stands between the transcript and its golden, as reports tell it.
  fileprivate var discrepancy: Report.Discrepancy? {
    let sentences = goldenComplaints.flatMap(\.sentences)
    guard let first = sentences.first else { return nil }
    guard case .differs(let change) = comparison else { return Report.Discrepancy(first, sentences: sentences) }
    return Report.Discrepancy(
      "differs from its golden, \(change.summary)", sentences: sentences,
      text: change.difference.isEmpty ? change.summary + "\n" : change.difference.text())
  }

  /// A place as reports show it; the file is named where it is another than that of the scenario.
  fileprivate func shown(_ place: SourcePlace?) -> Report.Place? { shown(place, in: file(of: place)) }

  fileprivate func shown(_ place: SourcePlace?, in file: String) -> Report.Place? {
    guard let place, place != .code else { return nil }
    return Report.Place(line: place.line, column: place.column, file: file == testCase.path ? nil : file.shown)
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
