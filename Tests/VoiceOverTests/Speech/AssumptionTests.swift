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

  // How direct touch begins is known in English only (WWDC26-220), and there is no phrasebook for Swedish or Thai; of the
  // wording of watchOS and visionOS nothing is published.
  static let assumed: [(head: String, views: String, lines: [String])] = [
    ("platform: iOS 26", "[{ menu: A }]", []), ("platform: macOS 26", "[{ button: A }]", []),
    ("platform: watchOS 26", "[{ button: A }]", ["VoiceOver's words for iOS; none are known for watchOS"]),
    ("platform: visionOS 26", "[{ text: A }]", ["VoiceOver's words for iOS; none are known for visionOS"]),
    ("locale: cs-CZ", "[{ button: A }]", ["VoiceOver's words in English; none are known for cs-CZ"]),
    ("locale: de-DE", "[{ button: A }]", []), ("locale: fr-FR", "[{ menu: A }, { stepper: B, value: 1 }]", []),
    (
      "locale: de-DE", "[{ element: , label: A, directTouch: requiresActivation }]",
      ["in English, for want of words in de: Activate to start direct touch interaction"]
    ),
    (
      "locale: en", "[{ element: , label: A, directTouch: requiresActivation, language: ru }]",
      ["in English, for want of words in ru: Activate to start direct touch interaction"]
    ),
    ("locale: en", "[{ button: A, language: th }]", ["VoiceOver's words in English; none are known for th"]),
    ("locale: de\nsettings: { punctuation: all }", "[{ text: A }]", []),
    (
      "locale: fr-CA", "[{ button: A }]",
      ["the words of fr; those of fr-CA are others in places"]
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
    "An explanation says which words are assumed, and why",
    arguments: [
      (
        "platform: iOS 26", "[{ button: A }]",
        "an element is pressed (VoiceOver's own string button.element.text; AccessibilitySnapshot)"
      ),
      (
        "platform: watchOS 26", "[{ button: A }]",
        "an element is pressed (assumed, as on iOS: VoiceOver's own string button.element.text; AccessibilitySnapshot)"
      ),
      (
        "locale: de", "[{ element: , label: A, directTouch: requiresActivation }]",
        "once it is activated (assumed, in English for want of words in de: WWDC26-220)"
      ),
      // The words of other languages have sources of their own: of a link, only the English ones are cvs-health's too.
      (
        "locale: de", "[{ link: A }]",
        "'Link': role, an element is a link (VoiceOver's own string element.link.text)"
      ),
      (
        "locale: ru", "[{ menu: B }]",
        "'всплывающая кнопка': role, a button opens a menu (VoiceOver's own string popup.button.element.text)"
      ),
      (
        "readings: { backLabels: on }", "[{ text: A }]",
        "reading: backLabels on (WWDC14-210, on an older system), not off (AccessibilitySnapshot)"
      ),
      (
        "readings: { fieldHints: off }", "[{ textField: A, hint: B }]",
        "not heard: 'B', hint of the author's: a field for text says how it is edited in its place (AccessibilitySnapshot)"
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

  // How direct touch begins is known in English only.
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
    let transcript = try transcript("locale: ru", "[{ link: Дом, directTouch: requiresActivation }]")
    let json = try TranscriptDocument([.init(file: "s.yaml", transcript: transcript)], style: .spoken).json()
    let parts = try JSONDecoder().decode(Document.self, from: json).transcripts[0].events.compactMap(\.parts)[0]
    #expect(
      parts.prefix(4) == [
        Part(text: "Дом"), Part(text: "кнопка", evidence: "VoiceOver's own string button.element.text"),
        Part(text: "ссылка", evidence: "VoiceOver's own string element.link.text"),
        Part(text: "Activate to start direct touch interaction", evidence: "WWDC26-220", borrowedFrom: "en"),
      ])
  }

  @Test("What differs from a new device stands in the header, the preset for all that it changes")
  func settings() throws {
    let transcript = try transcript("settings: { hints: on, verbosity: minimal, boldText: on }", "[{ text: A }]")
    #expect(transcript.settings == ["boldText on", "verbosity minimal", "hints on"])
  }
}
