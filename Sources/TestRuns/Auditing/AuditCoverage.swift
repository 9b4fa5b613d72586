internal import Audits
internal import Diagnostics
internal import Foundation

extension AuditReport {
  /// What was looked for and what was not: the rules with what they found, the criteria that they are evidence about, and
  /// what no audit sees.
  package var coverage: String {
    let counts = Dictionary(entries.map { ($0.finding.rule, 1) }, uniquingKeysWith: +)
    var lines = ["looked for by \(rules.count) rules in \(files.count.counted("file"))"]
    lines += rules.map { rule in
      let count = counts[rule.id, default: 0]
      return "  \(rule.id) (\(rule.severity), \(rule.confidence)): \(count == 0 ? "nothing" : "\(count) found")"
    }
    let asked = Set(rules.map(\.id))
    let off = Audit.Rule.all.filter { !asked.contains($0.id) }
    if !off.isEmpty {
      lines +=
        ["", "not looked for"]
        + off.map { rule in
          "  \(rule.id): \(rule.needsSettings ? "with --matrix" : rule.offReason.map { "off by default: \($0)" } ?? "off")"
        }
    }
    lines += ["", "success criteria of WCAG 2.2 that there is evidence about; none of them is covered as a whole"]
    var criteria: [String: [String]] = [:]
    for rule in rules { for criterion in rule.criteria { criteria[criterion, default: []].append(rule.id) } }
    lines += criteria.sorted { $0.key.compare($1.key, options: .numeric) == .orderedAscending }.map {
      "  \($0.key): \($0.value.joined(separator: ", "))"
    }
    lines += ["", "what an audit cannot see"]
    lines += BlindSpot.all.map { "  \($0.subject): \($0.reason); instead: \($0.instead)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
