import A11ySimulation
import Interface
import OrderedCollections
import Testing

@Suite("What a flow expects to hear")
struct ExpectationTests {
  private func problems(_ expectation: Interface.Expectation) throws -> [Problem] {
    var scenario = try Scenario(
      """
      scenario: A week
      views:
        - text: Week
        - { button: Saturday, value: 3 new, hint: Shows the day, selected: true, actions: [Share] }
      """)
    scenario.flows["Look"] = Flow(tasks: [Flow.Task(steps: [Step(.next(1)), Step(.hear(expectation))])])
    return Transcript(of: scenario).problems
  }

  // VoiceOver says the state "selected" first, then label, value and role: “selected, Saturday, 3 new, button”.
  @Test(
    "What holds is not a problem",
    arguments: [
      .exactly("selected, Saturday, 3 new, button"), .contains("Saturday"), .not("Sunday"),
      .matches("selected, *day, * new, button"), .part(.label, "Saturday"), .part(.value, "3 new"),
      .part(.role, "button"), .part(.state, "selected"), .part(.hint, "Shows the day"), .part(.action, "Share"),
      .within(.init(gestures: 1)), .within(.init(seconds: 2)), .within(.init(seconds: 1, rate: 360)),
      .all([.contains("Saturday"), .not("Sunday")]),
    ] as [Interface.Expectation])
  func holds(_ expectation: Interface.Expectation) throws {
    #expect(try problems(expectation).isEmpty)
  }

  @Test(
    "What does not hold is a problem that names what was expected and what was heard",
    arguments: [
      (.exactly("Sunday"), "'Sunday'"), (.contains("Sunday"), "… Sunday …"),
      (.not("Saturday"), "nothing with 'Saturday'"), (.matches("Sat*"), "something like 'Sat*'"),
      (.part(.role, "link"), "role 'link'"), (.part(.action, "Reply"), "action 'Reply'"),
      (.within(.init(gestures: 0)), "at most 0 gestures"), (.within(.init(seconds: 1)), "at most 1 seconds"),
    ] as [(Interface.Expectation, String)])
  func fails(_ expectation: Interface.Expectation, _ expected: String) throws {
    let problem = try #require(try problems(expectation).first)
    #expect(problem.description.contains(expected))
    #expect(problem.description.contains("heard"))
  }
}
