import Diagnostics
import Interface
import ScenarioFiles
import Testing
import Transcripts

@Suite("What a transcript says without a source")
struct AssumptionTests {
  private func transcript(_ head: String, _ views: String) throws -> Transcript {
    let text = "scenario: S\n\(head)\nviews: \(views)\n"
    return Transcript(
      of: try readScenario(ScenarioSource(file: SourceFile(name: "s.yaml", text: text), format: .yaml)))
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
      "settings: { hints: off }", "[{ menu: A, language: ru }]",
      ["in English, for want of words in ru: pop up button"]
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
    "Cells without a column and tiny frames are told of, each once",
    arguments: [
      ("[{ table: [{ row: [{ text: A }] }] }]", []),
      ("[{ table: [{ text: A, cell: { row: 1 } }] }]", [Caution.Cause.cellWithoutColumn]),
      ("[{ element: , label: A, frame: { x: 0, y: 0, width: 0.5, height: 0.5 } }]", [.tinyFrame]),
      ("[{ element: , label: A, frame: { x: 0, y: 0, width: 0.5, height: 9 } }]", []),
    ])
  func cautions(_ views: String, _ causes: [Caution.Cause]) throws {
    #expect(try transcript("locale: en", views).cautions.map(\.cause) == causes)
  }

  @Test("What differs from a new device stands in the header, the preset for all that it changes")
  func settings() throws {
    let transcript = try transcript("settings: { hints: on, verbosity: minimal, actionsHint: on }", "[{ text: A }]")
    #expect(transcript.settings == ["verbosity minimal", "hints on", "actionsHint on"])
  }
}
