import A11ySimulation
import Testing

@Suite("Expectations in Swift")
struct ExpectationTests {
  private let scenario = Scenario("A week") {
    Text("Week")
    Button("Saturday") {}
      .accessibilityValue("3 new")
      .accessibilityHint("Shows the day")
      .accessibilityAddTraits(.isSelected)
      .accessibilityAction(named: "Share") {}
  }

  private func problems(_ expectation: Interface.Expectation) -> [Problem] {
    Transcript(of: scenario.flow("Look", .next(1), .hear(expectation))).problems
  }

  // VoiceOver says the state "selected" first, then label, value and role: “selected, Saturday, 3 new, button”.
  @Test(
    "What holds is no problem",
    arguments: [
      .exactly("selected, Saturday, 3 new, button"), .contains("Saturday"), .not("Sunday"),
      .matches("selected, *day, * new, button"), .part(.label, "Saturday"), .part(.value, "3 new"),
      .part(.role, "button"), .part(.state, "selected"), .part(.hint, "Shows the day"), .part(.action, "Share"),
      .within(.init(gestures: 1)), .within(.init(seconds: 2)), .within(.init(seconds: 1, rate: 360)),
      .all([.contains("Saturday"), .not("Sunday")]),
    ] as [Interface.Expectation])
  func holds(_ expectation: Interface.Expectation) {
    #expect(problems(expectation).isEmpty)
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
    let problem = try #require(problems(expectation).first)
    #expect(problem.description.contains(expected))
    #expect(problem.description.contains("heard"))
  }

  @Test("One utterance is asked for by its words")
  func finds() throws {
    let transcript = Transcript(of: scenario)
    let utterance = try #require(transcript.utterance(at: "Saturday"))
    #expect(utterance.text() == "selected, Saturday, 3 new, button")
    #expect(utterance.words(of: .role) == ["button"])
    #expect(utterance.words(of: .hint) == ["Shows the day"])
    #expect(transcript.utterance(at: "Sunday") == nil)
  }
}
