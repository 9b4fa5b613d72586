import Audits
import Diagnostics
import Interface
import ScenarioFiles
import Testing

/// What an author can hardly have meant, in more cases than the examples of the rules have.
@Suite("Rules about what was written")
struct WrittenViewTests {
  private static let ids = ["actions-lost", "not-inside", "cell-outside-table", "lost-value", "out-of-range"]

  private func findings(_ views: String) throws -> [Finding] {
    let audit = Audit(rules: Audit.Rule.all.filter { WrittenViewTests.ids.contains($0.id) })
    return audit.findings(of: try readScenario(ScenarioSource("scenario: S\nviews: [\(views)]\n")))
  }

  private func rules(views: String) throws -> [String] { try findings(views).map(\.rule) }

  /// What stands in quotes in messages with some words; there are no others.
  private func keys(views: String, _ words: String) throws -> [String] {
    try findings(views).map(\.message).map { message in
      #expect(message.contains(words))
      return String(message.split(separator: "'")[0])
    }
  }

  @Test(
    "What tells of an element has no effect on a view that is none",
    arguments: [
      ("{ view: [{ text: A }], hint: B }", ["hint"]),
      ("{ view: [{ text: A }], traits: button, value: B, action: [] }", ["value", "traits", "action"]),
      ("{ list: [{ view: [{ text: A }], selected: true }] }", ["selected"]),
      ("{ view: [{ text: A }], isExpanded: true }", ["isExpanded"]),
      // UIKit makes no element of a view with a label (AccessibilitySnapshot, ElementOrderTests).
      ("{ view: [{ text: A }], label: B, hint: C }", ["label", "hint"]),
      ("{ hstack: [{ text: A }], label: B, elements: [A] }", ["label"]),
      ("{ hstack: [{ text: A }], label: B, hint: C, children: contain }", ["hint"]),
      // These are one element, or name a container, or hand on what they say.
      ("{ hstack: [{ text: A }], children: combine, hint: B }", []),
      ("{ hstack: [{ text: A }], label: C, hint: B }", []),
      ("{ view: [{ text: A }], isElement: true, value: B }", []),
      ("{ view: [{ text: A }], container: semanticGroup, value: B }", []),
      ("{ hstack: [{ text: A }], actions: [B], rotors: { C: [A] }, enabled: false, traits: modal }", []),
      ("{ hstack: [{ text: A }], hint: B, selected: true }", []),
    ])
  func lost(_ view: String, _ names: [String]) throws {
    #expect(try keys(views: view, "not an accessibility element") == names)
  }

  @Test(
    "A number beyond 0 to 1 needs a range or a total",
    arguments: [
      ("{ slider: A, value: 50 }", true), ("{ progressView: A, value: -1 }", true), ("{ gauge: A, value: 1 }", false),
      ("{ slider: A, value: 50, range: [0, 100] }", false), ("{ progressView: A, value: 50, total: 100 }", false),
      ("{ stepper: A, value: 50 }", false),
    ])
  func range(_ view: String, _ isDoubtful: Bool) throws {
    #expect(try rules(views: view) == (isDoubtful ? ["out-of-range"] : []))
  }

  @Test(
    "UIKit's switch, which has no title, passes over a value",
    arguments: [
      ("{ toggle: , label: A, value: B }", true), ("{ toggle: '', label: A, value: B }", false),
      ("{ toggle: A, value: B }", false), ("{ toggle: , label: A }", false),
    ])
  func valueOfSwitch(_ view: String, _ isDoubtful: Bool) throws {
    #expect(try rules(views: view) == (isDoubtful ? ["lost-value"] : []))
  }

  @Test(
    "What tells of a container has no effect on a view that is one element",
    arguments: [
      ("{ text: A, container: list }", ["container"]),
      ("{ button: A, elements: [A], shouldGroupChildren: true }", ["elements", "shouldGroupChildren"]),
      ("{ hstack: [{ text: A }], children: combine, elements: [A] }", ["elements"]),
      ("{ view: [{ text: A }], isElement: true, container: landmark }", ["container"]),
      ("{ view: [{ text: A }], container: landmark }", []), ("{ button: A, children: contain, container: list }", []),
      ("{ text: A, container: none }", []),
    ])
  func lostOnElement(_ view: String, _ names: [String]) throws {
    #expect(try keys(views: view, "is one element") == names)
  }

  @Test(
    "What is listed as an element stands inside",
    arguments: [
      ("{ text: B }, { view: [{ text: A }], elements: [A, B] }", ["B"]),
      ("{ view: [{ vstack: [{ button: A }, { text: C, identifier: B }] }], elements: [B, A] }", []),
      ("{ text: B }, { view: [{ text: A, if: true }, { text: '${1 + 1}' }], elements: [A, B] }", []),
    ])
  func listed(_ views: String, _ names: [String]) throws {
    #expect(try keys(views: views, "is not inside") == names)
  }

  @Test(
    "A cell stands in a table, however deep",
    arguments: [
      ("{ text: A, cell: { row: 1, column: 1 } }", true),
      ("{ table: [{ section: [{ row: [{ text: A, cell: { row: 1, column: 1 } }] }] }] }", false),
      ("{ view: [{ vstack: [{ text: A, cell: { row: 1, column: 1 } }] }], container: dataTable }", false),
    ])
  func cell(_ view: String, _ isDoubtful: Bool) throws {
    #expect(try rules(views: view) == (isDoubtful ? ["cell-outside-table"] : []))
  }
}
