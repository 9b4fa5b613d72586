import Audits
import Diagnostics
import Interface
import ScenarioFiles
import Testing

/// Every rule finds what its own examples show, and nothing else.
@Suite("Rules")
struct RuleTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var rule: String
    var text: String
    var fires: Bool

    var testDescription: String { "\(rule) \(fires ? "fires" : "is silent"): \(text)" }

    func findings() throws -> [Finding] {
      // The other rules have examples of their own, and the corpus has all rules look at each of its screens.
      let rule = try #require(Audit.Rule.named(rule))
      var audit = Audit(rules: [rule])
      audit.examinesSettings = rule.needsSettings
      return audit.findings(of: try readScenario(ScenarioSource("scenario: Example\n\(text)\n")))
    }
  }

  static let examples: [Example] = Audit.Rule.all.flatMap { rule in
    rule.firing.map { Example(rule: rule.id, text: $0, fires: true) }
      + rule.passing.map { Example(rule: rule.id, text: $0, fires: false) }
  }

  @Test("An example", arguments: examples)
  func example(_ example: Example) throws {
    let findings = try example.findings()
    #expect(findings.contains { $0.rule == example.rule } == example.fires)
    if example.fires { #expect(findings.allSatisfy { $0.place != nil && !$0.hints.isEmpty }) }
  }

  @Test("A rule that is off by default looks for nothing unless it is asked, and says why")
  func isOff() throws {
    let off = Audit.Rule.all.filter { $0.offReason != nil }
    #expect(off.map(\.id) == ["order-overlap"])
    for rule in off {
      let scenario = try readScenario(ScenarioSource("scenario: Example\n\(rule.firing[0])\n"))
      #expect(!Audit().findings(of: scenario).contains { $0.rule == rule.id })
      #expect(rule.description.contains("Off by default: "))
    }
  }

  @Test("Each rule has a name of its own, a sentence, a reason, and examples of both sides")
  func isWhole() {
    let rules = Audit.Rule.all
    #expect(Set(rules.map(\.id)).count == rules.count)
    for rule in rules {
      #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" }, "\(rule.id)")
      #expect(rule.summary.hasSuffix(".") && !rule.reason.isEmpty, "\(rule.id)")
      #expect(!rule.firing.isEmpty && !rule.passing.isEmpty, "\(rule.id)")
    }
  }
}
