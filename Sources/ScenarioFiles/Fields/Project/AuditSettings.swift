package import Diagnostics
package import Interface

/// What a project has decided for audits.
package struct AuditSettings: Sendable, Hashable {
  /// How bad what a rule finds is to this project; `nil` turns the rule off.
  package struct Decision: Sendable, Hashable {
    package var rule: String
    package var severity: Diagnostic.Severity?
    /// Where the file says so.
    package var place: SourcePlace
  }

  /// What differs from the rules themselves, in the order of the file.
  package var decisions: [Decision] = []
  /// The file with the findings that are known, from the folder of the project's file.
  package var baseline: String?
  /// The project's own rules.
  package var houseRules: [HouseRule] = []

  package init() {}
}

extension ValueSchema where Output == AuditSettings {
  static let auditSettings = ValueSchema.record(
    "audits", AuditSettings(),
    [
      Field(
        "rules", "How bad what a rule finds is: off, note, warning or error.",
        ValueSchema<[AuditSettings.Decision]>.decisions, into: \.decisions),
      Field("baseline", "The file with the findings that are known.", .text, into: \.baseline),
      Field(
        "own", "Rules of the project's own, by their names.", ValueSchema<[HouseRule]>.houseRules, into: \.houseRules),
    ])
}

extension ValueSchema where Output == [AuditSettings.Decision] {
  fileprivate static let decisions = ValueSchema.named(
    .decision, "a map from rules to severities", entry: { ($0.rule, $0.severity?.rawValue ?? "off") },
    make: { rule, word, _ in
      AuditSettings.Decision(rule: rule.text, severity: Diagnostic.Severity(rawValue: word), place: rule.place)
    })
}

extension ValueSchema where Output == String {
  fileprivate static let decision = ValueSchema.choice(
    "severity", of: ["off"] + Diagnostic.Severity.allCases.map(\.rawValue))
}

extension ValueSchema where Output == [HouseRule] {
  fileprivate static let houseRules = ValueSchema.named(
    .houseRule, "a map of rules", entry: { ($0.name, $0) },
    make: { name, rule, _ in
      var named = rule
      named.name = name.text
      return named
    })
}

extension ValueSchema where Output == HouseRule {
  fileprivate static let houseRule = ValueSchema.record(
    "a rule", HouseRule(),
    [
      Field("because", "Why the project asks for it.", .text, into: \.reason),
      Field("severity", "How bad it is.", ValueSchema<Diagnostic.Severity>.choice("severity"), into: \.severity),
      Field(
        "words", "Words that no label may have.", .oneOrMore(of: .text, "a word, or a list of them"),
        into: \.forbiddenWords),
      Field(
        "hints", "The kinds of views that need a hint.",
        .oneOrMore(of: ValueSchema<Kind>.choice("kind"), "a kind, or a list of them"), into: \.hintedKinds),
      Field("labels", "What every label of a control must be like.", .wordPattern, into: \.labels),
      Field("identifiers", "What every identifier must be like.", .wordPattern, into: \.identifiers),
    ])
}
