import Audits
import Diagnostics
import ScenarioFiles
import Testing
import VoiceOver

@Suite("Accepted findings")
struct AcceptanceTests {
  private func judgement(_ yaml: String) throws -> Acceptances.Judgement {
    let scenario = try readScenario(ScenarioSource("scenario: A\n" + yaml))
    let rule = try #require(Audit.Rule.named("name-missing"))
    return Audit(rules: [rule]).judgement(of: scenario, heard: scenario.play())
  }

  @Test(
    "A finding is accepted at its view, around it, on its screen, and for the whole scenario",
    arguments: [
      "views: [{ button: , action: back, accept: { name-missing: why } }]",
      "views: [{ hstack: [{ button: , action: back }], accept: { name-missing: why } }]",
      "views: [{ list: [{ text: A }], header: [{ button: , action: back, accept: { name-missing: why } }] }]",
      "screens: { main: { views: [{ button: , action: back }], accept: { name-missing: why } } }",
      "accept: { name-missing: why }\nviews: [{ button: , action: back }]",
      // The rule was called so once.
      "views: [{ button: , action: back, accept: { nameless: why } }]",
    ])
  func accepts(_ yaml: String) throws {
    let judgement = try judgement(yaml)
    #expect(judgement.open.isEmpty && judgement.needless.isEmpty)
    #expect(judgement.accepted.map(\.reason) == ["why"])
  }

  @Test("An acceptance is for its own view and what is inside of it, not for its neighbours")
  func isBounded() throws {
    let judgement = try judgement(
      """
      views:
        - button:
          action: back
          accept: { name-missing: known }
        - button:
          action: back

      """)
    #expect(judgement.accepted.map(\.finding.place?.line) == [3])
    #expect(judgement.open.map(\.place?.line) == [6])
  }

  @Test("Of several acceptances the innermost counts, and the others are needless")
  func prefersInnermost() throws {
    let judgement = try judgement(
      "accept: { name-missing: outer }\nviews: [{ button: , action: back, accept: { name-missing: inner } }]")
    #expect(judgement.accepted.map(\.reason) == ["inner"])
    #expect(judgement.needless.map(\.place?.line) == [2])
  }

  @Test("An acceptance that matches nothing is a finding at its own place")
  func tellsNeedless() throws {
    let needless = try judgement("views:\n  - button: Close\n    accept:\n      name-missing: why\n").needless
    #expect(needless.map(\.rule) == ["needless-acceptance"])
    #expect(needless.map(\.place) == [SourcePlace(line: 5, column: 7)])
    let unknown = try judgement("accept: { name-mising: why }\nviews: [{ text: A }]").needless
    #expect(unknown.map(\.message) == ["there is no rule 'name-mising' to accept"])
    #expect(unknown.first?.hints == ["did you mean 'name-missing'?"])
  }

  @Test("Of a rule that did not look nothing is known")
  func leavesOthersAlone() throws {
    #expect(try judgement("accept: { silent-stop: why }\nviews: [{ text: A }]").needless.isEmpty)
  }

  @Test("A reason is needed")
  func needsReason() throws {
    let error = #expect(throws: ScenarioError.self) {
      try readScenario(ScenarioSource("scenario: A\nviews: [{ text: A, accept: { name-missing: '' } }]\n"))
    }
    #expect(error?.diagnostics.shown.map(\.message) == ["'name-missing' is accepted without a reason"])
  }
}
