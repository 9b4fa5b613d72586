import A11ySimulation
import Interface
import OrderedCollections
import Testing

@Suite("What a voice is given")
struct NarrationTests {
  @Test("Words in another language are a passage of their own, in that language")
  func foreignWords() {
    var speech = Speech()
    speech.languages = [ForeignWords("bonjour", language: "fr")]
    let view = Interface.View(.button, .text("He said bonjour twice"), modifiers: [.speech(speech)])
    let scenario = Scenario(name: "S", screens: ["main": Screen(views: [view])])
    let passages = Transcript(of: scenario).spokenLines().flatMap(\.items).compactMap(\.passage)
    #expect(passages.map(\.text) == ["He said ", "bonjour", "twice", "button"])
    #expect(passages.map(\.language) == ["en-US", "fr", "en-US", "en-US"])
  }

  @Test("Role words are given to the voice of the element's language")
  func elementLanguage() {
    let view = Interface.View(.button, .text("Senden"), modifiers: [.language("de")])
    let scenario = Scenario(name: "S", screens: ["main": Screen(views: [view])])
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
