internal import Audits
internal import Diagnostics
internal import Reports
internal import Transcripts

extension Report.Finding {
  /// - Parameters:
  ///   - finding: What was found.
  ///   - fails: Whether it fails the case.
  ///   - shown: A place as the report shows it.
  init(_ finding: Finding, fails: Bool, at shown: (SourcePlace?) -> Report.Place?) {
    self.init(
      rule: finding.rule, summary: Audit.Rule.named(finding.rule)?.summary ?? "",
      severity: finding.severity.rawValue, confidence: finding.confidence.rawValue,
      message: finding.message.onOneLine, place: shown(finding.place), heard: finding.heard?.onOneLine,
      setting: finding.setting, hints: finding.hints.map(\.onOneLine),
      edit: finding.confidence == .certain ? finding.edit?.words : nil, fails: fails)
    subject = finding.subject?.onOneLine
    margin = finding.margin
    notes = finding.notes.map { Report.Note($0.text.onOneLine, at: shown($0.place)) }
  }
}

extension Report.Rule {
  init(_ rule: Audit.Rule) {
    self.init(
      id: rule.id, summary: rule.summary, reason: rule.reason, description: rule.description,
      severity: rule.severity.rawValue, confidence: rule.confidence.rawValue, criteria: rule.criteria,
      clauses: rule.clauses)
  }

  /// The rules of findings, each once; of a project's own rules only what the findings tell.
  static func named(by findings: [Report.Finding]) -> [Report.Rule] {
    var known: Set<String> = []
    return findings.filter { known.insert($0.rule).inserted }.map { finding in
      Audit.Rule.named(finding.rule).map { Report.Rule($0) }
        ?? Report.Rule(
          id: finding.rule, summary: finding.summary, reason: "", description: finding.summary,
          severity: finding.severity, confidence: finding.confidence, criteria: [], clauses: [])
    }
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
