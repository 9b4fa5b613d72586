import Interface
import ScenarioFiles
import Testing

@Suite("What an author can hardly have meant")
struct AuthoringDoubtTests {
  private func doubts(_ views: String) throws -> [AuthoringDoubt.Cause] {
    try readScenario(ScenarioSource("scenario: S\nviews: [\(views)]\n")).authoringDoubts.map(\.cause)
  }

  @Test(
    "What tells of an element is lost on a view that is none",
    arguments: [
      ("{ hstack: [{ text: A }], hint: B }", ["hint"]),
      ("{ view: [{ text: A }], traits: button, value: B, action: [] }", ["traits", "value", "action"]),
      ("{ list: [{ vstack: [{ text: A }], selected: true }] }", ["selected"]),
      // These are one element, or name a container, or hand on what they say.
      ("{ hstack: [{ text: A }], children: combine, hint: B }", []),
      ("{ hstack: [{ text: A }], label: C, hint: B }", []),
      ("{ view: [{ text: A }], isElement: true, value: B }", []),
      ("{ view: [{ text: A }], container: semanticGroup, value: B }", []),
      ("{ hstack: [{ text: A }], actions: [B], rotors: { C: [A] }, enabled: false, traits: modal }", []),
    ])
  func lost(_ view: String, _ names: [String]) throws {
    #expect(try doubts(view) == names.map { .lost($0) })
  }

  @Test(
    "A number beyond 0 to 1 needs a range or a total",
    arguments: [
      ("{ slider: A, value: 50 }", true), ("{ progressView: A, value: -1 }", true), ("{ gauge: A, value: 1 }", false),
      ("{ slider: A, value: 50, range: [0, 100] }", false), ("{ progressView: A, value: 50, total: 100 }", false),
      ("{ stepper: A, value: 50 }", false),
    ])
  func range(_ view: String, _ isDoubtful: Bool) throws {
    #expect(try doubts(view) == (isDoubtful ? [.outOfRange] : []))
  }

  @Test(
    "UIKit's switch, which has no title, passes over a value",
    arguments: [
      ("{ toggle: , label: A, value: B }", true), ("{ toggle: '', label: A, value: B }", false),
      ("{ toggle: A, value: B }", false), ("{ toggle: , label: A }", false),
    ])
  func valueOfSwitch(_ view: String, _ isDoubtful: Bool) throws {
    #expect(try doubts(view) == (isDoubtful ? [.valueOfSwitch] : []))
  }
}
