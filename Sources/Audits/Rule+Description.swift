internal import Diagnostics

extension Audit.Rule {
  /// The rule in one line: its name, how bad it is, and what it finds.
  package var headline: String { "\(id) (\(severity)\(offReason == nil ? "" : ", off by default")): \(summary)" }
}

extension Audit.Rule: CustomStringConvertible {
  /// All about the rule, with its examples.
  public var description: String {
    var text = "\(id): \(severity), \(confidence)\n\(summary)\n\(reason)\n"
    if let offReason { text += "Off by default: \(offReason)\n" }
    if !criteria.isEmpty { text += "WCAG 2.2: \(criteria.joined(separator: ", "))\n" }
    text += firing.map { Audit.Rule.example("found in", $0) }.joined()
    text += passing.map { Audit.Rule.example("not found in", $0) }.joined()
    return text
  }

  private static func example(_ heading: String, _ yaml: String) -> String {
    "\n\(heading):\n" + yaml.split(separator: "\n").map { "  \($0)\n" }.joined()
  }
}

extension Audit.Rule: Encodable {
  private enum CodingKeys: String, CodingKey {
    case id, severity, confidence, summary, reason, offReason, criteria, firing, passing
  }

  /// Writes all about the rule, for programs.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(severity, forKey: .severity)
    try container.encode(confidence, forKey: .confidence)
    try container.encode(summary, forKey: .summary)
    try container.encode(reason, forKey: .reason)
    try container.encodeIfPresent(offReason, forKey: .offReason)
    try container.encode(criteria, forKey: .criteria)
    try container.encode(firing, forKey: .firing)
    try container.encode(passing, forKey: .passing)
  }
}
