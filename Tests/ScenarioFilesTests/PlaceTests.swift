import Diagnostics
import Foundation
import ScenarioFiles
import Testing

/// Where errors point to: a flag stands before each place.
@Suite("Places of errors")
struct PlaceTests {
  @Test(
    "An error inside of YAML text points to the character",
    arguments: [
      "text: a ${⚑x} b ${⚑y}",
      "text: 'it''s ${⚑x}'",
      #"text: "caf\u00e9 \t\x41 \U0001F600 \"${⚑x}\" ${⚑y}""#,
      "text: 👩‍👩‍👧 é ${⚑x}",
      "text: ${if true then ⚑x else 1}",
      "text: A\n    hint: ${'a' == ⚑y}",
      "text: A\n    if: not ⚑x",
      "text: A\n    isModal: ${⚑x}",
      "button: A\n    action: { set: { ⚑x: 1 } }",
      "toggle: A\n    isOn: $⚑x",
      "forEach: a in ⚑x\n    views: [spacer]",
    ])
  func yaml(view: String) throws {
    let marked = MarkedText("scenario: A\nviews:\n  - " + view)
    #expect(try places(marked.text, .yaml) == marked.places)
  }

  @Test(
    "What runs over several lines is pointed to as a whole",
    arguments: [
      "text: ⚑|\n      ${x}", "text: ⚑>-\n      a\n      ${x}", "text: ⚑\"a\n      ${x}\"", "text: ⚑a\n      ${x}",
    ])
  func severalLines(view: String) throws {
    let marked = MarkedText("scenario: A\nviews:\n  - " + view)
    #expect(try places(marked.text, .yaml) == marked.places)
  }

  @Test(
    "An error inside of JSON text points to the character",
    arguments: [
      #"{ "text": "a ${⚑x}" }"#,
      #"{ "text": "\u00e9\ud83d\ude00\n\/ ${⚑x} \" ${⚑y}" }"#,
      #"{ "text": "👍🏽 ${⚑x}" }"#,
      #"{ "button": "A", "action": { "set": { "⚑x": 1 } } }"#,
    ])
  func json(view: String) throws {
    let marked = MarkedText("{ \"scenario\": \"A\",\r\n \"views\": [" + view + "] }")
    #expect(try places(marked.text, .json) == marked.places)
  }

  @Test("Neither a byte-order mark nor other line ends shift a place", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) throws {
    let marked = MarkedText("scenario: A\(end)views:\(end)  - text: é\(end)    ⚑hnt: x\(end)")
    #expect(try places("\u{FEFF}" + marked.text, .yaml) == marked.places)
  }

  private func places(_ text: String, _ format: ScenarioSource.Format) throws -> [SourcePlace] {
    let source = try ScenarioSource(data: Data(text.utf8), name: "a.\(format.rawValue)")
    let error = try #require(throws: ScenarioError.self) { try readScenario(source) }
    return error.diagnostics.shown.compactMap(\.place)
  }
}
