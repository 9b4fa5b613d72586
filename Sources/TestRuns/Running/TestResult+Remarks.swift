import Audits
import Diagnostics
import Interface
import VoiceOver

extension TestResult {
  /// Notes what is odd about a scenario as it was heard, but for what is known of its other variants.
  mutating func audit(_ scenario: Scenario, heard walk: Walk, in file: SourceFile, besides known: [TestResult]) {
    let identities = Set(known.flatMap(\.findings).map(\.finding.identity))
    findings = Audit(rules: Audit.Rule.brief).findings(of: scenario, heard: walk).filter {
      !identities.contains($0.identity)
    }.map { finding in
      let diagnostic = Diagnostic(finding)
      return Remark(
        finding: finding, text: DiagnosticRenderer(file).text(diagnostic),
        sentences: DiagnosticRenderer(file, isAccessible: true).text(diagnostic))
    }
  }
}

extension TestResult.Remark {
  /// The finding in one line without its place: `warning: this button has no name [nameless]`.
  var line: String { "\(finding.severity): \(finding.message) [\(finding.rule)]" }

  /// The finding in one line, with its place in a file.
  func line(in path: String) -> String {
    (finding.place.map { "\(path):\($0.line):\($0.column): " } ?? "\(path): ") + line
  }
}
