import Diagnostics
import Interface
import OrderedCollections
import ScenarioFiles
import Testing

/// Components: how they are written, and what is said if one is wrong, at the component and at its use.
@Suite("Components")
struct ComponentTests {
  private static func scenario(_ components: String, _ views: String) -> String {
    """
    { "scenario": "A", "state": { "on": true, "rows": [{ "name": "a" }] },
    "components": {
    \(components)
    },
    "views": [
    \(views)
    ] }
    """
  }

  private static let card = #"""
    "Card": { "parameters": { "title": null, "level": 1 }, "state": { "n": "${level + 1}" },
      "views": [{ "text": "${title} ${n}" }, "slot", { "slot": "footer", "views": [{ "text": "None" }] }] }
    """#

  @Test(
    "Both formats read the same, and a component is used like a kind",
    arguments: [
      #"{ "Card": "Team" }"#, #"{ "Card": "Team", "level": 2, "hint": "A" }"#,
      #"{ "Card": { "title": "Team", "level": "${rows.count}" }, "children": "combine" }"#,
      #"{ "Card": { "title": "$on" }, "views": [{ "text": "A" }], "footer": [{ "text": "B" }] }"#,
      #"{ "forEach": "row, i in rows", "views": [{ "Card": "${row.name}", "level": "${i}", "if": "on" }] }"#,
      #"{ "Card": [{ "text": "A" }], "title": "Team" }"#,
    ])
  func formats(view: String) throws {
    let text = ComponentTests.scenario(ComponentTests.card, view)
    let scenario = try readScenario(text, .json)
    #expect(withoutOrigins(scenario) == withoutOrigins(try readScenario(text, .yaml)))
    // What is written reads back as the same.
    for format in ScenarioSource.Format.allCases {
      let written = try ScenarioWriter.text(of: scenario, in: format)
      #expect(withoutOrigins(try readScenario(written, format)) == withoutOrigins(scenario), "\(written)")
    }
  }

  @Test(
    "What is wrong is told at its place",
    arguments: [
      (
        #""card": { "views": [] }"#, #"{ "text": "A" }"#, "3:1",
        "the name of a component is written like that of a type, found 'card' [not-a-component-name]", "write 'Card'"
      ),
      (
        #""HStack": { "views": [] }"#, #"{ "text": "A" }"#, "3:1",
        "'HStack' is a kind of view already [not-a-component-name]", nil
      ),
      (
        #""Card": { "parameters": ["title"], "views": [{ "text": "${titel}" }] }"#, #"{ "Card": "A" }"#, "3:59",
        "there is no state of the name 'titel' [unknown-name]", "did you mean 'title'?"
      ),
      (
        #""Card": { "parameters": ["a b"], "views": [] }"#, "\"Card\"", "3:26",
        "no expression can refer to state of the name 'a b' [not-a-name]", "use letters, digits and '_'"
      ),
      (card, "\"Card\"", "7:1", "'Card' needs 'title' [missing-parameter]", "write 'title: …' below it"),
      (
        card, #"{ "Card": { "titl": "A", "title": "B" } }"#, "7:13", "unknown key 'titl' in Card [unknown-key]",
        "did you mean 'title'?"
      ),
      (
        card, #"{ "Card": "A", "levl": 3 }"#, "7:16", "unknown key 'levl' in Card [unknown-key]",
        "did you mean 'level'?"
      ),
      (
        card, #"{ "Card": "A", "title": "B" }"#, "7:16", "'title' is given a second time [told-twice]", nil
      ),
      (
        card, #"{ "Card": "A", "vstack": [] }"#, "7:16",
        "a view has one kind, found 'Card' and 'vstack' [several-kinds]", nil
      ),
      (
        #""Plain": { "views": [{ "text": "A" }] }"#, #"{ "Plain": "B" }"#, "6:12",
        "'Plain' has no parameters [needless-argument]", "write 'Plain:'"
      ),
      (
        #""Plain": { "views": [{ "text": "A" }] }"#, #"{ "Plain": [{ "text": "B" }] }"#, "6:3",
        "'Plain' has no slot for views [no-slot]", "write 'slot' among the views of the component"
      ),
      (
        #""Plain": { "views": [{ "text": "A" }] }"#, "\"Plian\"", "6:1", "'Plian' is not a kind of view [unknown-kind]",
        "did you mean 'Plain'?"
      ),
      (
        #""Plain": { "views": [{ "text": "A" }] }"#, #"{ "Plian": null }"#, "6:3",
        "unknown kind of view 'Plian' [unknown-kind]", "did you mean 'Plain'?"
      ),
      (
        #""Plain": { "views": [{ "text": "A" }] }"#, "\"slot\"", "6:1",
        "a slot stands only in a component [stranded-slot]", nil
      ),
    ] as [(String, String, String, String, String?)])
  func messages(component: String, view: String, place: String, message: String, hint: String?) {
    let text = ComponentTests.scenario(component, view)
    for format in ScenarioSource.Format.allCases {
      let lines = complaints(about: text, format).split(separator: "\n").map(String.init)
      #expect(lines.first == "test.\(format.rawValue):\(place): error: \(message)")
      #expect(lines.contains { $0.hasSuffix("= hint: \(hint ?? "")") } == (hint != nil), "\(lines)")
    }
  }

  @Test("What cannot be computed in a component is told once, with the first place that it is used in")
  func uses() {
    let component = #""Share": { "parameters": ["of"], "views": [{ "text": "${1 / of}" }] }"#
    let text = ComponentTests.scenario(component, #"{ "Share": 1 }, { "Share": 0 }, { "Share": 0 }"#)
    #expect(
      complaints(about: text, .json) == """
        test.json:3:59: error: division by zero [division-by-zero]
        3 | "Share": { "parameters": ["of"], "views": [{ "text": "${1 / of}" }] }
          |                                                           ^
          = note: the component is used here: test.json:6:17
        1 error in test.json

        """)
  }

  @Test("A component that stands in itself without an end is an error", arguments: ["\"Loop\"", "\"Loop\", \"Loop\""])
  func recursion(views: String) {
    let complaints = complaints(about: ComponentTests.scenario("\"Loop\": { \"views\": [\(views)] }", "\"Loop\""))
    #expect(complaints.contains("components stand in each other more than 100 levels deep [too-deep]"))
    #expect(complaints.contains("= note: the component is used here: test.yaml:6:1"))
    #expect(complaints.hasSuffix("1 error in test.yaml\n"))
  }
}
