import Audits
import Diagnostics
import Interface
import ScenarioFiles
import Testing

@Suite("Rules of a team's own")
struct OwnRuleTests {
  @Test("A rule in Swift looks at stops, and its findings are told like others")
  func swift() throws {
    let rule = Audit.Rule(
      "no-shouting", "A label ends in an exclamation mark.", because: "Our style guide, 4.2.", severity: .error,
      hint: "leave the mark out"
    ) { stop in
      stop.label.hasSuffix("!") ? "\(stop.label) shouts" : nil
    }
    let scenario = try readScenario(ScenarioSource("scenario: A\nviews: [{ button: Buy! }, { button: Sell }]\n"))
    let findings = Audit(rules: [rule]).findings(of: scenario)
    #expect(findings.map(\.message) == ["Buy! shouts"])
    #expect(findings.map(\.heard) == ["Buy! button"])
    #expect(findings.map(\.hints) == [["leave the mark out"]])
  }
}
