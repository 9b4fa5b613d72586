import Diagnostics
import Interface
import TestSupport
import Testing

@testable import ScenarioFiles

@Suite("The JSON Schema")
struct SchemaTests {
  private let validator = SchemaValidator(ScenarioSchema.document)

  private func accepts(_ text: String, _ format: ScenarioSource.Format = .yaml) throws -> Bool {
    try accepts(ScenarioSource(text, format: format))
  }

  private func accepts(_ source: ScenarioSource) throws -> Bool {
    let (node, diagnostics) = source.outcome
    #expect(diagnostics.isEmpty)
    return try validator.accepts(JSONValue(try #require(node)))
  }

  @Test("It is the one at the top of the package")
  func file() throws {
    #expect(try PackageFiles.text("a11ysim.schema.json") == jsonSchema())
  }

  @Test("It is JSON, and says the same as its text")
  func text() throws {
    let (node, diagnostics) = JSONDocument.read(SourceFile(name: "schema", text: jsonSchema()))
    #expect(diagnostics.isEmpty)
    #expect(JSONValue(try #require(node)) == ScenarioSchema.document)
  }

  @Test("It accepts all scenarios", arguments: PackageFiles.scenarios)
  func corpus(path: String) throws {
    #expect(throws: Never.self) { try PackageFiles.scenario(path) }
    #expect(try accepts(PackageFiles.source(path)))
  }

  @Test(
    "It accepts what the reader accepts",
    arguments: [
      DesignExample.yaml,
      "scenario: A\nviews: spacer",
      "scenario: A\nviews:\n  vstack:\n  views: [divider]",
      "scenario: A\nviews: [{ text: A, label: B }, { label: A, cell: { row: 1 } }, { cell: [spacer], label: B }]",
      "scenario: A\nviews: [{ button: { text: A, symbol: b }, hint: C }, { button: { vstack: [spacer] } }]",
      "scenario: A\nviews: [{ button: A, symbol: b }, { symbol: c, label: D }, { tab: E, symbol: f, views: [] }]",
      "scenario: A\nviews: [{ slider: A, value: 3 }, { slider: B, value: half }, { toggle: C, isOn: OFF }]",
      "scenario: A\nviews: [{ text: No, hidden: \"${1 > 2}\", actions: [a, { name: b }, { button: c }] }]",
      "scenario: A\nviews: [{ picker: A, style: wheel }, { datePicker: B, style: compact }, { text: C, style: any }]",
      "scenario: A\nviews: []\nflows: { F: [next, { next: 2 }, { next: }, { task: T, steps: [readAll] }] }",
    ])
  func accepted(text: String) throws {
    #expect(throws: Never.self) { try readScenario(text) }
    #expect(try accepts(text))
  }

  @Test(
    "It rejects what the reader rejects",
    arguments: [
      "views: []", "scenario: A", "scenario: A\nviews: []\nscreens: { a: { views: [] } }",
      "scenario: A\nplatfrom: iOS\nviews: []", "scenario: A\nplatform: iDOS\nviews: []",
      "scenario: A\nviews: [spcer]", "scenario: A\nviews: [text]", "scenario: A\nviews: [{ hint: x }]",
      "scenario: A\nviews: [{ HStack: [] }]", "scenario: A\nviews: [{ text: A, hnt: x }]",
      "scenario: A\nviews: [{ button: A, isOn: true }]", "scenario: A\nviews: [{ divider: , value: 3 }]",
      "scenario: A\nviews: [{ label: A, isOn: true }]", "scenario: A\nviews: [{ slider: A, symbol: b }]",
      "scenario: A\nviews: [{ text: [a] }]", "scenario: A\nviews: [{ text: A, traits: [buton] }]",
      "scenario: A\nviews: [{ text: A, opacity: 2 }]", "scenario: A\nviews: [{ text: A, hidden: maybe }]",
      "scenario: A\nviews: [{ text: A, frame: [1, 2] }]",
      "scenario: A\nviews: [{ text: A, frame: [0, 0, -30, 20] }]", "scenario: A\nviews: [{ spacer: 3 }]",
      "scenario: A\nviews: [{ button: A, action: dismis }]", "scenario: A\nviews: [{ button: A, action: { push: } }]",
      "scenario: A\nviews: [{ picker: A, style: wheels }]", "scenario: A\nviews: [{ text: A, views: [] }]",
      "scenario: A\nviews: []\nflows: { F: [nxt] }", "scenario: A\nviews: []\nflows: { F: [{ next: x }] }",
      "scenario: A\nsettings: { hnts: off }\nviews: []", "scenario: A\nsettings: { controls: middle }\nviews: []",
    ])
  func rejected(text: String) throws {
    #expect(complaints(about: text) != "")
    #expect(try !accepts(text))
  }

  @Test(
    "It accepts what scenarios include, and asks for a screen of everything else",
    arguments: [
      ("components: { Row: { views: [{ text: A }] } }", true), ("include: [a.yaml, b.json]\nstate: { n: 1 }", true),
      ("$schema: a\ninclude: a.yaml", true), ("$schema: a", false), ("components: { Row: {} }", false),
      ("state: { n: 1 }\ntitle: A", false), ("include: { a: b }", false), ("{}", false),
    ])
  func included(text: String, isAccepted: Bool) throws {
    #expect(try accepts(text) == isAccepted)
  }

  @Test("Every kind has a row, and no kind has a key twice")
  func tables() {
    #expect(Set(KindRow.all.map(\.kind)) == Set(Kind.allCases))
    #expect(Set(KindRow.names).count == KindRow.all.count)
    for kind in Kind.allCases {
      let names = ModifierField.names(of: kind)
      #expect(Set(names).count == names.count)
    }
  }

  @Test("Every summary is one sentence")
  func summaries() {
    let summaries = KindRow.all.map(\.summary) + ModifierField.all.map(\.summary)
    for summary in summaries {
      #expect(summary.hasSuffix(".") && summary.count <= 150 && summary.first?.isUppercase == true)
    }
  }
}
