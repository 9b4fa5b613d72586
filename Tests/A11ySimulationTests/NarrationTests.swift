import A11ySimulation
import Interface
import OrderedCollections
import Testing

@Suite("What a voice is given")
struct NarrationTests {
  private func passages(_ views: Interface.View...) -> [SpokenPassage] {
    let scenario = Scenario(name: "S", screens: ["main": Screen(views: views)])
    return Transcript(of: scenario).spokenLines().flatMap(\.items).compactMap(\.passage)
  }

  @Test("Words in another language are a passage of their own, in that language")
  func foreignWords() {
    var speech = Speech()
    speech.languages = [ForeignWords("bonjour", language: "fr")]
    let view = Interface.View(.button, .text("He said bonjour twice")).with { $0.speech = speech }
    let passages = passages(view)
    #expect(passages.map(\.text) == ["He said ", "bonjour", "twice", "button"])
    #expect(passages.map(\.language) == ["en-US", "fr", "en-US", "en-US"])
  }

  @Test("A phrase for which the language lacks words is given to an English voice")
  func borrowedWords() {
    // How direct touch begins is known in English only (WWDC26-220).
    let view = Interface.View(.element).with {
      $0.label = Label("Katze")
      $0.directTouch = [.requiresActivation]
    }
    let scenario = Scenario(name: "S", locale: "de-DE", screens: ["main": Screen(views: [view])])
    let passages = Transcript(of: scenario).spokenLines().flatMap(\.items).compactMap(\.passage)
    #expect(passages.map(\.text) == ["Katze", "Activate to start direct touch interaction"])
    #expect(passages.map(\.language) == ["de-DE", "en"])
  }

  @Test("What a voice makes of a line stands below it, where it is something else")
  func heardWords() {
    // accessibilityupto11.com: “£3.99” is heard as “Pound sign, 3 dot 99”.
    let views = [Interface.View(.text, .text("£3.99")), Interface.View(.text, .text("Tea"))]
    let transcript = Transcript(of: Scenario(name: "S", screens: ["main": Screen(views: views)]))
    #expect(
      transcript.textWithHeardWords.hasSuffix("£3.99\n= Pound sign, 3 dot 99\n> next, to the last element\nTea\n"))
  }

  @Test("Role words are given to the voice of the element's language")
  func elementLanguage() {
    let view = Interface.View(.button, .text("Senden")).with { $0.language = "de" }
    let passages = passages(view)
    #expect(passages.map(\.text) == ["Senden, Taste"])
    #expect(passages.map(\.language) == ["de"])
  }

  // The attributes of Apple's talk of 2017 on accessibility (session 215).
  @Test(
    "Attributed speech is that of the label alone",
    arguments: [
      SpokenPassage(id: "1", text: "A", language: "en-US", ipa: "ɹɛd"),
      SpokenPassage(id: "1", text: "A", language: "en-US", pitch: 1.5),
      SpokenPassage(id: "1", text: "a", language: "en-US", spellsOut: true),
      SpokenPassage(id: "1", text: "A", language: "en-US", speaksPunctuation: true),
    ])
  func attributes(label: SpokenPassage) {
    var speech = Speech()
    speech.ipa = label.ipa
    speech.pitch = label.pitch == 1 ? nil : label.pitch
    speech.spellsOut = label.spellsOut
    speech.speaksPunctuation = label.speaksPunctuation
    let passages = passages(Interface.View(.button, .text(.constant(label.text))).with { $0.speech = speech })
    #expect(passages == [label, SpokenPassage(id: "1.1", text: "button", language: "en-US")])
  }

  // accessibilityupto11.com, day 12 (“Cap A Cap B Cap C One Two Three”)
  @Test("What is told of a capital letter is no letter to be spelled")
  func spelledCapitals() {
    var speech = Speech()
    speech.spellsOut = true
    let passages = passages(Interface.View(.text, .text("AB12")).with { $0.speech = speech })
    #expect(passages.map(\.text) == ["cap", "A", "cap", "B 1 2"])
    #expect(passages.map(\.spellsOut) == [false, true, false, true])
  }

  @Test(
    "Capital letters are spoken higher, unless the person wants that otherwise",
    arguments: [("pitch", 1.3), ("off", 1)])
  func capitals(_ choice: String, _ pitch: Double) throws {
    let text = """
      scenario: S
      settings: { capitalLetters: '\(choice)' }
      views: [{ text: Ab }]
      flows: { F: [{ rotor: Characters }, { down: 2 }] }
      """
    let scenario = try readScenario(ScenarioSource(text))
    let passages = Transcript(of: scenario).spokenLines().flatMap(\.items).compactMap(\.passage)
    #expect(passages.suffix(2).map(\.text) == ["A", "b"])
    #expect(passages.suffix(2).map(\.pitch) == [pitch, 1])
  }

  @Test("There is a pause before an element, and a longer one before a hint")
  func pauses() {
    let passages = passages(
      Interface.View(.button, .text("Send")).with { $0.hint = "Sends it" }, Interface.View(.button, .text("Close")))
    #expect(passages.map(\.text) == ["Send, button", "Sends it", "Close, button"])
    #expect(passages.map(\.pauseBefore) == [0, 0.9, 0.6])
  }

  // Each line as far as the transcript says that it is heard, counted by hand as in the tests of screen changes.
  @Test(
    "A voice says no more of what is cut than the transcript tells",
    arguments: [
      (
        "{ button: Send a long letter to all my friends, action: { announce: { text: Sent, delay: 1.2 } } }",
        "activate, wait: 1", ["Send a long letter", "Sent"]
      ),
      (
        "{ button: Send, hint: Sends it at once, action: { announce: { text: Sent, delay: 0.8 } } }", "activate",
        ["Send", "Sent"]
      ),
      (
        "{ button: Send, action: [{ announce: { text: Uploading three of five pictures, delay: 0.5 } }, "
          + "{ announce: { text: Done, delay: 0.9 } }] }", "activate", ["Send", "Uploading three", "Done"]
      ),
      (
        "{ button: Send a long letter, action: [{ announce: { text: One, delay: 0.5 } }, "
          + "{ announce: { text: Two, delay: 0.5 } }] }", "activate", ["Send a", "Two"]
      ),
      (
        "{ button: Send a long letter, action: { announce: { text: Sent, delay: 0.5, queue: true } } }", "activate",
        ["Send a long letter", "Sent"]
      ),
    ])
  func cut(view: String, steps: String, heard: [String]) throws {
    let text = "scenario: S\nsettings: { hints: on }\nviews: [\(view)]\nflows: { F: [\(steps)] }\n"
    let transcript = Transcript(of: try readScenario(ScenarioSource(text)), flow: "F")
    let opening = transcript.spokenLines().prefix { !$0.text.contains("> activate") }.count
    #expect(transcript.spokenLines().dropFirst(opening).flatMap(\.passages).map(\.text) == heard)
  }

  @Test("Silence is as long as the app waits, where nothing is said")
  func silence() throws {
    let text =
      "scenario: S\nviews: [{ button: Send, action: { announce: { text: Sent, delay: 3 } } }]\n"
      + "flows: { F: [activate, { wait: 2 }] }\n"
    let passages = Transcript(of: try readScenario(ScenarioSource(text)), flow: "F").spokenLines().flatMap(\.passages)
    #expect(passages.last?.text == "Sent")
    // One word takes a third of a second.
    #expect(passages.last.map { ($0.pauseBefore * 100).rounded() } == 267)
  }
}

extension SpokenItem {
  fileprivate var passage: SpokenPassage? {
    guard case .passage(let passage) = self else { return nil }
    return passage
  }
}
