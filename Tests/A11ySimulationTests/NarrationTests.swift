import A11ySimulation
import Testing

@Suite("What a voice is given")
struct NarrationTests {
  private func scenario(_ text: String) throws -> Scenario {
    try readScenario(
      ScenarioSource(file: SourceFile(name: "s.yaml", text: "scenario: S\n\(text)\n"), format: .yaml))
  }

  private func passages(_ text: String) throws -> [SpokenPassage] {
    Transcript(of: try scenario(text)).spokenLines().items.compactMap(\.passage)
  }

  @Test("Words in another language are a passage of their own, in that language")
  func foreignWords() throws {
    let passages = try passages(
      "views: [{ button: He said bonjour twice, speech: { languages: [{ text: bonjour, language: fr }] } }]")
    #expect(passages.map(\.text) == ["He said ", "bonjour", "twice", "button"])
    #expect(passages.map(\.language) == ["en-US", "fr", "en-US", "en-US"])
  }

  @Test("Role words are given to the voice of the element's language")
  func elementLanguage() throws {
    let passages = try passages("views: [{ button: Senden, language: de }]")
    #expect(passages.map(\.text) == ["Senden, Taste"])
    #expect(passages.map(\.language) == ["de"])
  }

  @Test(
    "Capital letters are spoken higher, unless the person wants that otherwise",
    arguments: [("pitch", 1.3), ("off", 1)])
  func capitals(_ choice: String, _ pitch: Double) throws {
    let passages = try passages(
      "settings: { capitalLetters: '\(choice)' }\nviews: [{ text: Ab }]\n"
        + "flows: { F: [{ rotor: Characters }, { down: 2 }] }")
    #expect(passages.suffix(2).map(\.text) == ["A", "b"])
    #expect(passages.suffix(2).map(\.pitch) == [pitch, 1])
  }
}

extension SpokenItem {
  fileprivate var passage: SpokenPassage? {
    guard case .passage(let passage) = self else { return nil }
    return passage
  }
}
