import Audits
import Diagnostics
import Interface
import ScenarioFiles
import Testing

@Suite("What elements answer to")
struct NameTests {
  private static let named =
    "[{ element: , value: Gamma }, { element: One, inputLabels: [Alias] }, { element: , label: Beta }, "
    + "{ element: Two, identifier: id }, { element: Old, label: New }]"

  // UIKit's `accessibilityUserInputLabels` and `accessibilityIdentifier`; a label stands in place of the kind's own words
  // (cvs-health, Pickers), and a value for a label that is missing (AccessibilitySnapshot's parser).
  static let examples: [WalkExample] = [
    WalkExample(
      "every name is one that a step can use", "views: \(named)",
      steps: "{ focus: Alias }, { focus: Gamma }, { focus: id }, { touch: Beta }, { focus: Old }", "One", "Gamma",
      "Two",
      "Beta", "New"),
    WalkExample(
      "a list of elements takes the same names",
      "views: [{ view: \(named), elements: [Alias, Gamma, Old, id, Beta] }]", steps: "first, next, next, next, next",
      "One", "Gamma", "New", "Two", "Beta"),
    WalkExample(
      "a rotor visits elements by the same names",
      "views: [{ view: \(named), rotors: { Places: [Alias, Beta, Gamma] } }]",
      steps: "{ rotor: Places }, up, up", "Places", "Beta", "One"),
    WalkExample(
      "a picker answers to its title, and to all of its label",
      "views: [{ text: Top }, { picker: Glaze, options: [None, Sugar], selection: None }]",
      steps: "{ focus: Glaze }, first, { focus: 'Glaze, None' }", "Glaze, None, button, pop up button", "Top",
      "Glaze, None, button, pop up button"),
    WalkExample(
      "a list of elements takes a picker by its title, and by all of its label",
      "views: [{ view: [{ picker: Glaze, options: [None, Sugar], selection: None }, { text: Top }, { picker: Size, "
        + "options: [S, M], selection: M }], elements: [Top, 'Size, M', Glaze] }]", steps: "first, next, next", "Top",
      "Size, M, button, pop up button", "Glaze, None, button, pop up button"),
    WalkExample(
      "an identifier means its element before a label does, and a label before a title",
      "views: [{ text: A, label: B }, { text: B, label: C }, { text: D, identifier: C }]",
      steps: "{ focus: B }, { focus: C }", "B", "D"),
  ]

  @Test("The names of elements", arguments: examples)
  func names(example: WalkExample) throws {
    #expect(try example.play() == example.heard)
  }

  @Test("What is listed by any of its names is not a doubt")
  func doubts() throws {
    let text = "scenario: S\nviews: [{ view: \(NameTests.named), elements: [Gamma, Alias, Beta, id, Old] }]\n"
    let findings = Audit().findings(of: try readScenario(ScenarioSource(text)))
    #expect(!findings.contains { $0.rule == "not-inside" })
  }
}
