internal import Diagnostics

extension Audit.Rule {
  /// All rules as a page of the documentation, in Markdown.
  package static var page: String {
    var text = """
      # The rules of an audit

      What `a11ysim audit` looks for, with an example in which it is found and one in which it is not.

      ## Overview

      The page is made by `a11ysim rules --format markdown` from the rules themselves, whose examples are tests. A criterion \
      beside a rule means that a finding is evidence about it, and never that anything conforms.

      """
    for rule in all { text += "\n" + rule.section }
    return text
  }

  private var section: String {
    var text = "### \(id)\n\n\(summary) \(reason)\n\n\(severity.rawValue.withCapital), \(confidence.rawValue)."
    if let offReason { text += " Off by default: \(offReason)" }
    if !criteria.isEmpty { text += " WCAG 2.2: \(criteria.joined(separator: ", "))." }
    if !clauses.isEmpty { text += " EN 301 549: \(clauses.joined(separator: ", "))." }
    text += "\n\nFound in:\n\n```yaml\n\(firing.first ?? "")\n```\n"
    if let passing = passing.first { text += "\nNot found in:\n\n```yaml\n\(passing)\n```\n" }
    return text
  }
}
