import Diagnostics
import Interface
import OrderedCollections
import ScenarioFiles
import Testing

/// What loops, effects and views by themselves can say, in both formats, and what is said if it is wrong.
@Suite("Constructs of the language")
struct ConstructTests {
  private static let state = """
    { "rows": [{ "name": "a" }, { "name": "b" }], "n": 0, "kind": "header", "tag": "fr-FR", "item": null, "t": "x", "isOpen": false }
    """

  /// A scenario in JSON, which is also YAML.
  private static func scenario(with view: String) -> String {
    "{ \"scenario\": \"A\", \"state\": \(state), \"views\": [\n\(view)\n] }"
  }

  @Test(
    "Both formats read the same",
    arguments: [
      #"{ "forEach": "row, index in rows", "views": [{ "text": "${row.name} ${index}", "identifier": "row-${index}" }] }"#,
      #"{ "text": "A", "traits": "${kind}", "removeTraits": ["image", "${kind}"], "language": "${tag}" }"#,
      #"{ "button": "A", "action": { "insert": { "to": "rows", "at": "${n}", "value": { "name": "c" } } } }"#,
      #"{ "button": "A", "action": [{ "prepend": { "to": "rows", "value": 1 } }, { "set": { "n": "${n}", "t": "y" } }] }"#,
      #"{ "button": "A", "action": { "after": { "seconds": 2, "action": [{ "set": { "n": 1 } }, "back"] } } }"#,
      #"{ "text": "A", "onAppear": { "set": { "n": 1 } }, "onChange": { "of": "n", "action": { "toggle": "isOpen" } } }"#,
      #"{ "text": "A", "onChange": [{ "of": "n + 1", "action": [] }, { "of": "$t", "action": { "announce": "B" } }] }"#,
      #"{ "sheet": [{ "text": "${item.name}" }], "presented": "$item" }"#,
    ])
  func formats(view: String) throws {
    let text = ConstructTests.scenario(with: view)
    let scenario = try readScenario(text, .json)
    #expect(withoutOrigins(scenario) == withoutOrigins(try readScenario(text, .yaml)))
  }

  @Test(
    "Steps, and what they look for, read the same in both formats",
    arguments: [
      #"{ "focus": { "contains": "a", "role": "button", "index": 1 } }"#,
      #"{ "touch": { "matches": "/^A/", "within": "List" } }"#, #"{ "chooseItem": { "name": "A", "index": 2 } }"#,
      #"{ "perform": { "contains": "Mo" } }"#, #"{ "drop": "Above" }"#, #"{ "hear": { "contains": "a" } }"#,
      #"{ "hear": { "matches": "/^A.*$/" } }"#, #"{ "hear": { "not": "b" } }"#,
    ])
  func steps(step: String) throws {
    let text = #"""
      { "scenario": "A", "views": [{ "text": "A", "identifier": "${'x'}" },
        { "button": "B", "action": { "move": { "in": "rows", "from": 0, "to": 1 } } }],
        "state": { "rows": [1, 2] }, "flows": { "F": [\#(step)] } }
      """#
    #expect(withoutOrigins(try readScenario(text, .json)) == withoutOrigins(try readScenario(text, .yaml)))
  }

  @Test(
    "What is wrong is told at its place, with what to write",
    arguments: [
      (
        #"{ "forEach": "row, row in rows", "views": [] }"#, "2:20",
        "the item and its position are both called 'row' [expression-syntax]", "write 'item, index in items'"
      ),
      (
        #"{ "forEach": "(i, row) in rows", "views": [] }"#, "2:15",
        "expected a name, as in 'item in items', found '(' [expression-syntax]",
        "write 'item, index in items' for items with their positions"
      ),
      (
        #"{ "text": "A", "traits": "${if n == 0 then 'heade' else ''}" }"#, "2:29",
        "unknown trait 'heade' [wrong-result]", "did you mean 'header'?"
      ),
      (
        #"{ "text": "A", "traits": "${n}" }"#, "2:29",
        "expected the name of a trait, a list of them or nothing, found a number [wrong-result]", nil
      ),
      (
        #"{ "text": "A", "language": "${t}" }"#, "2:31",
        "expected a language such as 'en-US', found 'x' [wrong-result]", nil
      ),
      (
        #"{ "button": "A", "action": { "insert": { "to": "rows", "value": 1 } } }"#, "2:40",
        "insert needs the key 'at' [missing-key]", "add 'at: …'"
      ),
      (
        #"{ "button": "A", "action": { "unshift": { "to": "rows", "value": 1 } } }"#, "2:30",
        "unknown effect 'unshift' [unknown-effect]", "did you mean 'prepend'?"
      ),
      (
        #"{ "button": "A", "action": { "after": { "seconds": -1, "action": "back" } } }"#, "2:52",
        "expected a number that is not negative, found '-1' [wrong-type]", nil
      ),
      (
        #"{ "button": "A", "action": { "after": { "seconds": 1, "do": "back", "action": "back" } } }"#, "2:55",
        "unknown key 'do' in after [unknown-key]", "did you mean 'action'?"
      ),
      (
        #"{ "text": "A", "onChange": { "action": "back" } }"#, "2:28", "a change needs the key 'of' [missing-key]",
        "add 'of: …'"
      ),
      (
        #"{ "text": "A", "onChange": { "of": "m", "action": "back" } }"#, "2:37",
        "there is no state of the name 'm' [unknown-name]", "did you mean 'n' or 't'?"
      ),
      (
        #"{ "text": "A", "task": { "set": { "n": 1 } } }"#, "2:16", "unknown key 'task' in a text [unknown-key]",
        "did you mean 'onAppear'?"
      ),
      (
        #"{ "sheet": [{ "text": "A" }], "presented": "item" }"#, "2:44",
        "expected '$name' or '${…}', found 'item' [wrong-type]", nil
      ),
      (
        #"{ "sheet": [{ "text": "A" }], "item": "$item" }"#, "2:31", "unknown key 'item' in a sheet [unknown-key]",
        "did you mean 'presented'?"
      ),
      (
        #"{ "text": "${n + 1e300 * 1e300}" }"#, "2:24",
        "the result is larger than any number [not-finite]", nil
      ),
      (
        #"{ "text": "${rows[0.5].name}" }"#, "2:14", "0.5 is not the position of an item [not-an-index]",
        "positions are whole numbers, and the first is 0"
      ),
    ] as [(String, String, String, String?)])
  func messages(view: String, place: String, message: String, hint: String?) {
    let text = ConstructTests.scenario(with: view)
    for format in [ScenarioSource.Format.yaml, .json] {
      let lines = complaints(about: text, format).split(separator: "\n").map(String.init)
      #expect(lines.first == "test.\(format.rawValue):\(place): error: \(message)")
      #expect(lines.contains { $0.hasSuffix("= hint: \(hint ?? "")") } == (hint != nil), "\(lines)")
    }
  }

  @Test(
    "An index that is not a position, or a number that is none, is an error and no trap",
    arguments: ["1e300", "-1e300"])
  func indices(number: String) {
    let text = "scenario: A\nstate: { big: \(number), rows: [1] }\nviews: [{ text: \"${rows[big]}\" }]"
    #expect(complaints(about: text).contains("is not the position of an item [not-an-index]"))
    var scope = Scope(state: ["big": .number(Double(number) ?? 0), "rows": .list([.number(1)])])
    let path = Path(root: "rows", steps: [.index(.path(Path(root: "big")))])
    var budget = Budget()
    #expect(throws: StateError.self) {
      _ = try scope.apply(.set(path, to: .value(.constant(.null))), within: &budget)
    }
  }

  @Test("Several places are set from the state before, or none is")
  func assignments() throws {
    var scope = Scope(state: ["a": .number(1), "b": .number(2), "rows": .list([])])
    var budget = Budget()
    func value(_ name: String) -> Template { .value(.expression(.path(Path(root: name)))) }
    let swap = Effect.set([.init(Path(root: "a"), value("b")), .init(Path(root: "b"), value("a"))])
    #expect(try scope.apply(swap, within: &budget))
    #expect(scope.state["a"] == .number(2) && scope.state["b"] == .number(1))
    let missing = Path(root: "rows", steps: [.index(.literal(.number(4)))])
    #expect(throws: StateError.wrongType("rows[4]", expected: "a value")) {
      try scope.apply(.set([.init(Path(root: "a"), value("b")), .init(missing, value("b"))]), within: &budget)
    }
    #expect(scope.state["a"] == .number(2))
  }
}
