import Foundation
import Interface
import ScenarioFiles
import Testing
import Transcripts

@Suite("What a transcript says without a source")
struct AssumptionTests {
  private func scenario(_ head: String, _ views: String) throws -> Scenario {
    try readScenario(ScenarioSource("scenario: S\n\(head)\nviews: \(views)\n"))
  }

  private func transcript(_ head: String, _ views: String) throws -> Transcript {
    Transcript(of: try scenario(head, views))
  }

  // AccessibilitySnapshot's tables have no word for a pop-up button, and no tables for French; of the wording of
  // watchOS and visionOS nothing is published.
  static let assumed: [(head: String, views: String, lines: [String])] = [
    ("platform: iOS 26", "[{ menu: A }]", []), ("platform: macOS 26", "[{ button: A }]", []),
    ("platform: watchOS 26", "[{ button: A }]", ["VoiceOver's words for iOS; none are known for watchOS"]),
    ("platform: visionOS 26", "[{ text: A }]", ["VoiceOver's words for iOS; none are known for visionOS"]),
    ("locale: fr-FR", "[{ button: A }]", ["VoiceOver's words in English; none are known for fr-FR"]),
    ("locale: de-DE", "[{ button: A }]", []),
    (
      "locale: de-DE\nsettings: { hints: off }", "[{ menu: A }, { menu: B }]",
      ["in English, for want of words in de: pop up button"]
    ),
    (
      "locale: de-DE\nsettings: { hints: off }", "[{ stepper: A, value: 1 }]",
      ["in English, for want of words in de: Decrement, Increment"]
    ),
    (
      "settings: { hints: off }", "[{ text: A, draggable: true, language: ru }]",
      ["in English, for want of words in ru: draggable"]
    ),
    ("locale: en", "[{ button: A, language: ja }]", ["VoiceOver's words in English; none are known for ja"]),
    (
      "locale: de\nsettings: { punctuation: all }", "[{ text: A }]",
      ["in English, for want of words in de: the names of punctuation marks"]
    ),
  ]

  @Test("The header names the words of another system or language", arguments: assumed)
  func header(_ row: (head: String, views: String, lines: [String])) throws {
    let transcript = try transcript(row.head, row.views)
    #expect(transcript.assumptions == row.lines)
    let lines = transcript.heading.split(separator: "\n").filter { $0.hasPrefix("assumed: ") }
    #expect(lines.map { String($0.dropFirst(9)) } == row.lines)
  }

  @Test(
    "What is doubtful about an element is told of, once",
    arguments: [
      ("[{ table: [{ row: [{ text: A }] }] }]", []),
      ("[{ table: [{ text: A, cell: { row: 1 } }] }]", [Caution.Cause.cellWithoutColumn]),
      ("[{ element: , label: A, frame: { x: 0, y: 0, width: 0.5, height: 0.5 } }]", [.tinyFrame]),
      ("[{ element: , label: A, frame: { x: 0, y: 0, width: 0.5, height: 9 } }]", []),
      ("[{ circle: , isElement: true }]", [.silent]),
      ("[{ button: }, { toggle: , isOn: true }]", [.nameless, .nameless]),
      ("[{ slider: , value: 0.5 }, { text: ' ', label: A }]", []),
      // What is offered is heard, but not of what.
      ("[{ element: , actions: [A] }]", [.nameless]), ("[{ element: , hint: A, actions: [B] }]", [.nameless]),
      ("[{ text: A, heading: 2 }, { text: B, heading: 2, traits: header }]", [.levelWithoutHeader]),
      // Sooner than this, announcements were not heard in the caption panel of iOS 26.6.1.
      ("[{ button: A, action: { announce: Done } }]", [.hastyAnnouncement]),
      ("[{ button: A, action: { announce: { text: Done, delay: 0.75 } } }]", []),
      ("[{ button: A, action: { announce: { text: Done, priority: high } } }]", []),
    ])
  func cautions(_ views: String, _ causes: [Caution.Cause]) throws {
    #expect(try transcript("locale: en", views).cautions.map(\.cause) == causes)
  }

  @Test(
    "An explanation says which words are assumed, and why",
    arguments: [
      ("platform: iOS 26", "[{ button: A }]", "an element is pressed (AS)"),
      ("platform: watchOS 26", "[{ button: A }]", "an element is pressed (assumed, as on iOS: AS)"),
      (
        "locale: de", "[{ link: A }, { menu: B }]",
        "a button opens a menu (assumed, in English for want of words in de: VoiceOver's log in the iOS 26.5 simulator)"
      ),
      // The words of other languages have sources of their own: of a link, only the English ones are cvs-health's too.
      ("locale: de", "[{ link: A }]", "'Hyperlink': role, an element is a link (AS)"),
      (
        "locale: ru", "[{ menu: B }]",
        "'всплывающая кнопка': role, a button opens a menu (tugstugi, EnRuNormalizer)"
      ),
      (
        "locale: en", "[{ textField: A, hint: B }]",
        "not heard: 'B', hint of the author's: a field for text says how it is edited in its place (AS)"
      ),
      (
        "settings: { hints: off }", "[{ button: A, hint: B }]",
        "not heard: 'B', hint of the author's: hints are switched off"
      ),
      ("settings: { numbers: digits }", "[{ text: Room 25 }]", "'Room 2 5': label, written 'Room 25'"),
    ])
  func explanation(_ head: String, _ views: String, _ line: String) throws {
    let scenario = try scenario(head, views)
    let screen = try #require(scenario.opening?.screen)
    #expect(Explanation(of: screen, named: "main", in: scenario, file: "s.yaml").text.contains(line))
  }

  // Only the English “link” is cvs-health's as well; of what can be picked up, no Russian words are known.
  @Test("In JSON each phrase has the evidence of the words that are spoken")
  func evidence() throws {
    struct Document: Decodable {
      var transcripts: [Item]
      struct Item: Decodable { var events: [Event] }
      struct Event: Decodable { var parts: [Part]? }
    }
    struct Part: Decodable, Equatable {
      var text: String
      var evidence: String?
      var borrowedFrom: String?
    }
    let transcript = try transcript("locale: ru", "[{ link: Дом, draggable: true }]")
    let json = try TranscriptDocument([("s.yaml", transcript)], style: .spoken).json()
    let parts = try JSONDecoder().decode(Document.self, from: json).transcripts[0].events.compactMap(\.parts)[0]
    #expect(
      parts.prefix(4) == [
        Part(text: "Дом"), Part(text: "кнопка", evidence: "AS"), Part(text: "ссылка", evidence: "AS"),
        Part(text: "draggable", evidence: "WWDC24-10073", borrowedFrom: "en"),
      ])
  }

  @Test("What differs from a new device stands in the header, the preset for all that it changes")
  func settings() throws {
    let transcript = try transcript("settings: { hints: on, verbosity: minimal, actionsHint: on }", "[{ text: A }]")
    #expect(transcript.settings == ["verbosity minimal", "hints on", "actionsHint on"])
  }
}
