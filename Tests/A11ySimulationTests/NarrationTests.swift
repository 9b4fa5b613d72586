import A11ySimulation
import Testing

@Suite("What a voice is given")
struct NarrationTests {
  @Test("Words in another language are a passage of their own, in that language")
  func foreignWords() {
    var speech = Speech()
    speech.languages = [ForeignWords("bonjour", language: "fr")]
    let view = View(.button, .text("He said bonjour twice"), modifiers: [.speech(speech)])
    let scenario = Scenario("S") { view }
    let passages = Transcript(of: scenario).spokenLines().flatMap(\.items).compactMap(\.passage)
    #expect(passages.map(\.text) == ["He said ", "bonjour", "twice", "button"])
    #expect(passages.map(\.language) == ["en-US", "fr", "en-US", "en-US"])
  }

  @Test("Capital letters are spoken higher, unless the person wants that otherwise")
  func capitals() {
    func pitches(_ choice: String) -> [Double] {
      let scenario = Scenario("S") { View(.text, .text("Ab")) }.setting(.capitalLetters, .text(choice))
      var session = Session(scenario)
      var narration = Narration(language: "en")
      narration.add(session.open())
      for command in [Step.Command.rotor("Characters"), .down(2)] { narration.add(session.perform(Step(command))) }
      return narration.lines.items.compactMap(\.passage).suffix(2).map(\.pitch)
    }
    #expect(pitches("pitch") == [1.3, 1])
    #expect(pitches("off") == [1, 1])
  }

  @Test("Role words are given to the voice of the element's language")
  func elementLanguage() {
    let view = View(.button, .text("Senden"), modifiers: [.language("de")])
    let scenario = Scenario("S") { view }
    let passages = Transcript(of: scenario).spokenLines().flatMap(\.items).compactMap(\.passage)
    #expect(passages.map(\.text) == ["Senden, Taste"])
    #expect(passages.map(\.language) == ["de"])
  }
}

extension SpokenItem {
  fileprivate var passage: SpokenPassage? {
    guard case .passage(let passage) = self else { return nil }
    return passage
  }
}
