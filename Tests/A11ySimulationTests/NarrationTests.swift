import A11ySimulation
import Testing

@Suite("What a voice speaks of a transcript")
struct NarrationTests {
  private func lines(_ views: String) throws -> [SpokenLine] {
    let file = SourceFile(name: "s.yaml", text: "scenario: S\nviews:\n  - \(views)\n")
    return Transcript(of: try readScenario(ScenarioSource(file: file, format: .yaml))).spokenLines()
  }

  private func passages(_ views: String) throws -> [SpokenPassage] {
    try lines(views).items.compactMap { item in
      guard case .passage(let passage) = item else { return nil }
      return passage
    }
  }

  // The attributes of Apple's talk of 2017 on accessibility (session 215).
  @Test(
    "Attributed speech is that of the label alone",
    arguments: [
      ("{ ipa: ɹɛd }", SpokenPassage(id: "1", text: "A", language: "en-US", ipa: "ɹɛd")),
      ("{ pitch: 1.5 }", SpokenPassage(id: "1", text: "A", language: "en-US", pitch: 1.5)),
      ("{ spellOut: true }", SpokenPassage(id: "1", text: "A", language: "en-US", spellsOut: true)),
      ("{ punctuation: true }", SpokenPassage(id: "1", text: "A", language: "en-US", speaksPunctuation: true)),
    ])
  func attributes(speech: String, label: SpokenPassage) throws {
    let passages = try passages("{ element: , label: A, speech: \(speech), traits: button }")
    #expect(passages == [label, SpokenPassage(id: "1.1", text: "button", language: "en-US")])
  }

  @Test("An element's language is that of all its words, and the pauses come before elements and hints")
  func languageAndPauses() throws {
    let passages = try passages("text: A\n  - { button: Senden, language: de, hint: Schickt ab }")
    #expect(passages.map(\.text) == ["A", "Senden, Taste", "Schickt ab"])
    #expect(passages.map(\.language) == ["en-US", "de", "de"])
    #expect(passages.map(\.pauseBefore) == [0, 0.6, 0.9])
  }
}
