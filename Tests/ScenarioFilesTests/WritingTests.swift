import Interface
import OrderedCollections
import ScenarioFiles
import TestSupport
import Testing

@Suite("Writing scenarios")
struct WritingTests {
  @Test(
    "What is written reads back as the same scenario, and is written again in the same words",
    arguments: PackageFiles.scenarios + ["Tests/Samples/mailbox.yaml"])
  func roundTrip(path: String) throws {
    let scenario = try PackageFiles.scenario(path)
    let yaml = try ScenarioWriter.text(of: scenario)
    // Files that a scenario names stand beside it.
    let name = PackageFiles.path(path)
    let again = try ScenarioFiles.readScenario(ScenarioSource(yaml, name: name))
    #expect(withoutOrigins(again) == withoutOrigins(scenario))
    let json = try ScenarioWriter.text(of: again, in: .json)
    let fromJSON = try ScenarioFiles.readScenario(ScenarioSource(json, name: name, format: .json))
    #expect(try ScenarioWriter.text(of: fromJSON) == yaml)
  }

  @Test(
    "Text that looks like an expression reads back as text",
    arguments: [
      (#"${'${known}'}"#, "${known}"), (#"a ${'{known}'} b ${known}"#, "a {known} b 1"),
      (#"${'It''s {known} and {known}'}"#, "It's {known} and {known}"), ("{other}", "{other}"),
    ])
  func looksLikeExpression(_ written: String, _ expected: String) throws {
    let scenario = try readScenario("scenario: A\nstate: { known: 1 }\nviews:\n  - text: \"\(written)\"\n")
    let screen = try #require(scenario.opening?.screen)
    #expect(scenario.beginning(of: screen).views.first?.title == expected)
  }

  @Test(
    "An expression is written with the parentheses that it needs",
    arguments: [
      "(if a then b else c) or d", "if a then b else c or d", "(not a) == b", "not a == b", "a and (b or c)",
      "(if a then b else c) == d", "a or (if b then c else d) or a",
    ])
  func parentheses(condition: String) throws {
    let state = "state: { a: false, b: false, c: false, d: false }"
    let scenario = try readScenario("scenario: A\n\(state)\nviews: [{ text: T, if: \(condition) }]\n")
    let written = try ScenarioWriter.text(of: scenario)
    #expect(withoutOrigins(try readScenario(written)) == withoutOrigins(scenario), "\(written)")
  }

  // YAML and expressions are read scalar by scalar: a mark that combines with a quote, a space or a brace hides nothing.
  @Test(
    "Text in which marks combine with what has a meaning reads back as the same text",
    arguments: ["'\u{5C1}", "a: \u{301}b", "a #\u{301}", "${\u{301}known}", "it'\u{301}s ${known}"])
  func combiningMarks(text: String) throws {
    let scenario = Scenario(name: "A", screens: ["main": Screen(views: [View(.text, .text(.constant(text)))])])
    for format in [ScenarioSource.Format.yaml, .json] {
      let written = try ScenarioWriter.text(of: scenario, in: format)
      let again = try ScenarioFiles.readScenario(ScenarioSource(written, name: "written", format: format))
      #expect(again.opening?.screen.views.first?.title == text, "\(written)")
    }
  }

  @Test(
    "Numbers too large or too small for digits alone read back", arguments: ["7000000000000000000000.0", "0.0000007"])
  func longNumbers(number: String) throws {
    let scenario = try readScenario("scenario: A\nstate: { n: 1 }\nviews:\n  - text: \"${n * \(number)}\"\n")
    let written = try ScenarioWriter.text(of: scenario)
    #expect(withoutOrigins(try readScenario(written)) == withoutOrigins(scenario), "\(written)")
  }

  @Test("A file looks as a person would write it")
  func look() throws {
    let text = """
      scenario: Trip
      state: { liked: false }
      views:
        - text: Weekend adventure
          traits: header
        - spacer
        - hstack:
            - button: { symbol: star.fill }
              label: "Like: yes"
              action: { toggle: liked }
            - textField: $draft
          children: combine
      flows:
        Like: [next, { focus: "Like: yes" }, activate]

      """
    let written = try ScenarioWriter.text(of: try readScenario(text))
    #expect(
      written == """
        scenario: Trip
        state: { liked: false, draft: '' }
        views:
          - text: Weekend adventure
            traits: header
          - spacer
          - hstack:
              - button: { symbol: star.fill }
                label: 'Like: yes'
                action: { toggle: liked }
              - textField: $draft
            children: combine
        flows:
          Like: [next, { focus: 'Like: yes' }, activate]

        """)
  }

  @Test("A comment stands before its view, and what the language cannot say is told")
  func commentsAndOmissions() throws {
    var view = View(.text, .text("A"))
    view.comment = "from a capture"
    var scenario = Scenario(name: "S", screens: ["main": Screen(views: [view])])
    #expect(try ScenarioWriter.text(of: scenario) == "scenario: S\nviews:\n  # from a capture\n  - text: A\n")
    view.layout = [.padding(Edges(8)), .padding(Edges(4))]
    scenario.screens = ["main": Screen(views: [view])]
    #expect(throws: WritingError.self) { try ScenarioWriter.text(of: scenario) }
  }
}
