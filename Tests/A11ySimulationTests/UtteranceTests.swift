import A11ySimulation
import Interface
import Testing

@Suite("What tests ask of a transcript")
struct UtteranceTests {
  // VoiceOver says the state "selected" first, then label, value and role: “selected, Saturday, 3 new, button”.
  @Test("One utterance is asked for by the name of its element")
  func finds() throws {
    let scenario = try Scenario(
      """
      scenario: A week
      views:
        - text: Week
        - button: Saturday
          value: 3 new
          hint: Shows the day
          selected: true
      """)
    let transcript = Transcript(of: scenario)
    let utterance = try #require(transcript.utterance(at: "Saturday"))
    #expect(utterance.text() == "selected, Saturday, 3 new, button")
    #expect(utterance.words(of: .role) == ["button"])
    #expect(utterance.words(of: .hint) == ["Shows the day"])
    #expect(transcript.utterance(at: "Sunday") == nil)
  }

  @Test("All that is wrong with the text of a scenario is told at once")
  func tellsMistakes() throws {
    let error = try #require(throws: ScenarioError.self) {
      try Scenario(#"{ "scenario": "A", "views": [{ "buton": "B" }, { "button": "C", "hnt": "D" }] }"#)
    }
    #expect(error.description.contains("did you mean 'button'?"))
    #expect(error.description.contains("did you mean 'hint'?"))
  }
}
