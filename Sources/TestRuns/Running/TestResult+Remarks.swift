import Audits
import Diagnostics
import Interface
import Transcripts
import VoiceOver

extension TestResult {
  /// The names of the files that places of findings lead to.
  var names: FileNames { FileNames(PreviewAddress(testCase.path)?.file ?? testCase.path, including: included) }

  /// Notes what is odd about a scenario as it was heard.
  mutating func note(_ audit: Audit, of scenario: Scenario, heard walk: Walk, in loaded: LoadedScenario) {
    let judgement = audit.judgement(of: scenario, heard: walk)
    accepted = judgement.accepted.count
    needless = judgement.needless
    let placed = loaded.placed(judgement.open)
    included = loaded.viewFile.names.included
    findings = placed.map { Remark($0, in: loaded.viewFile) }
  }
}

extension [TestResult] {
  /// Has each finding told once, by the first variant that shows it; an acceptance is needless only if no variant needs it.
  mutating func tellFindingsOnce(in loaded: LoadedScenario) {
    let unmatched = map { Set($0.needless.map(\.identity)) }
    let needed = unmatched.dropFirst().reduce(unmatched.first ?? []) { $0.intersection($1) }
    var known: Set<Finding.Identity> = []
    for index in indices {
      let needless = index == 0 ? self[index].needless.filter { needed.contains($0.identity) } : []
      let remarks = self[index].findings + loaded.placed(needless).map { TestResult.Remark($0, in: loaded.viewFile) }
      self[index].findings = remarks.filter { known.insert($0.finding.identity).inserted }
    }
  }
}

extension TestResult.Remark {
  fileprivate init(_ finding: Finding, in file: SourceFile) {
    self.init(finding: finding) { DiagnosticRenderer(file, isAccessible: $0).text(Diagnostic(finding)) }
  }
}

extension TestResult.Remark {
  /// The finding in one line, with its place in a file.
  func line(in names: FileNames) -> String {
    let position = finding.place.map(names.position) ?? names.name
    return Finding.line(
      at: position, severity: finding.severity.rawValue, message: finding.message, rule: finding.rule)
  }
}
