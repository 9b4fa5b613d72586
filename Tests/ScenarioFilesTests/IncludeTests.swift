import Diagnostics
import Foundation
import Interface
import ScenarioFiles
import TestSupport
import Testing

/// What scenarios take from other files: how they name them, what counts, and what is said where if something is wrong.
@Suite("Included files")
struct IncludeTests {
  /// The same files in both formats: JSON is also YAML.
  private static let rows = """
    { "components": { "Item": { "parameters": ["name"],
      "views": [{ "text": "${name} ${n}" }] } } }
    """
  private static let people = #"{ "state": { "people": ["Ann", "Ben"], "n": 1 } }"#
  private static let views = #""views": [{ "forEach": "person in people", "views": [{ "Item": "${person}" }] }]"#

  private func read(_ text: String, named name: String, in folder: TemporaryFolder) throws -> Scenario {
    try ScenarioFiles.readScenario(ScenarioSource(path: folder.write(text, to: name)))
  }

  private func titles(of scenario: Scenario) throws -> [String?] {
    func titles(in views: some Sequence<View>) -> [String?] {
      views.flatMap { $0.children.isEmpty ? [$0.title] : titles(in: $0.children) }
    }
    return titles(in: scenario.beginning(of: try #require(scenario.opening?.screen)).views)
  }

  @Test(
    "YAML includes JSON, JSON includes YAML, and paths begin in the folder of the file that includes",
    arguments: ["yaml", "json"], ["yaml", "json"])
  func formats(of scenario: String, and included: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.rows, to: "shared/rows.\(included)")
    _ = try folder.write(Self.people, to: "shared/people/all.\(included)")
    _ = try folder.write(#"{ "include": "people/all.\#(included)" }"#, to: "shared/people.\(included)")
    let text = #"""
      { "scenario": "A", "include": ["shared/rows.\#(included)", "shared/people.\#(included)"], \#(Self.views) }
      """#
    let read = try read(text, named: "a.\(scenario)", in: folder)
    #expect(try titles(of: read) == ["Ann 1", "Ben 1"])
    let files = ["shared/rows", "shared/people", "shared/people/all"]
    #expect(read.otherPaths == files.map { folder.file("\($0).\(included)").path })
  }

  @Test("What a file says itself counts over what it includes, and a file that is named twice is one")
  func counts() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("state: { n: 1, m: 1 }", to: "a.yaml")
    _ = try folder.write("include: a.yaml\nstate: { n: 2 }", to: "b.yaml")
    let text = """
      scenario: A
      include: [b.yaml, ./x/../b.yaml]
      state: { m: 3 }
      views: [{ text: "${n} ${m}" }]
      """
    #expect(try titles(of: read(text, named: "c.yaml", in: folder)) == ["2 3"])
  }

  @Test("What is written names the files, and holds what stands in none of them")
  func writes() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.rows, to: "rows.yaml")
    _ = try folder.write(Self.people, to: "people.json")
    let text = """
      scenario: A
      include:
        - rows.yaml
        - people.json
      state:
        n: 2
        other: 3
      views:
        - Item: Ann

      """
    let scenario = try read(text, named: "a.yaml", in: folder)
    for format in ScenarioSource.Format.allCases {
      let written = try ScenarioWriter.text(of: scenario, in: format)
      #expect(!written.contains("people\":") && !written.contains("components"))
      let again = try read(written, named: "written.\(format.rawValue)", in: folder)
      #expect(withoutOrigins(again).replacing("written.\(format.rawValue)", with: "a.yaml") == withoutOrigins(scenario))
    }
  }

  @Test(
    "The app's own words can stand in included files; those of the scenario count over them",
    arguments: ["yaml", "json"])
  func words(format: String) throws {
    let folder = try TemporaryFolder()
    let table =
      #"{ "sourceLanguage": "en", "strings": { "Reply": { "localizations": { "de": { "stringUnit": { "value": "VALUE" } } } } } }"#
    _ = try folder.write(table.replacing("VALUE", with: "Antworten"), to: "shared/words/Words.xcstrings")
    _ = try folder.write(#"{ "strings": "words/Words.xcstrings" }"#, to: "shared/words.\(format)")
    let text =
      #"{ "scenario": "A", "include": "shared/words.\#(format)", "locale": "de-DE", OWN "views": [{ "text": "Reply" }] }"#
    let without = try read(text.replacing("OWN", with: ""), named: "a.\(format)", in: folder)
    #expect(try titles(of: without) == ["Antworten"])
    let own = #""strings": { "de": { "Reply": "Zurück" } },"#
    let over = try read(text.replacing("OWN", with: own), named: "a.\(format)", in: folder)
    #expect(try titles(of: over) == ["Zurück"])
    #expect(try !ScenarioWriter.text(of: without).contains("strings"))
  }

  @Test("The paths of an error name also the files that are not there")
  func namesAbsent() throws {
    let folder = try TemporaryFolder()
    let text = "scenario: A\ninclude: rows.yaml\nstrings: Words.xcstrings\nviews: []\n"
    let error = #expect(throws: ScenarioError.self) { try read(text, named: "a.yaml", in: folder) }
    for name in ["rows.yaml", "Words.xcstrings"] {
      #expect(error?.paths.contains(folder.file(name).path) == true)
    }
  }

  @Test("A component leads to the screens of the scenario that includes it, wherever they stand")
  func leads() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      "components: { Item: { views: [{ button: A, action: { push: other } }] } }", to: "rows.yaml")
    let text = "scenario: A\ninclude: rows.yaml\nscreens:\n  main: { views: [Item] }\n  OTHER: { views: [] }\n"
    #expect(throws: Never.self) { try read(text.replacing("OTHER", with: "other"), named: "a.yaml", in: folder) }
    #expect(throws: ScenarioError.self) { try read(text, named: "a.yaml", in: folder) }
  }

  @Test("Only files without a scenario's keys are for others to include")
  func recognizes() throws {
    let texts: [(String, Bool)] = [
      ("# Rows\n---\ncomponents: {}\n", true), ("{ \"state\": {} }", true), ("\"include\" : a.yaml", true),
      ("state: {}\nscenario: A\nviews: []", false), ("scenario: A", false), ("$schema: x", false), ("", false),
      ("states: {}", false), ("components: [", true), ("component: {}\nstate: {}", true),
      ("locale: de\ncomponents: {}", true), ("locale: de\nviews: []\nstate: {}", false),
      ("state: {\nscenario: A", false),
    ]
    for (text, isIncluded) in texts {
      #expect(ScenarioSource(text).isIncluded == isIncluded, "\(text)")
    }
  }

  @Test("An included file is read by itself too; what it may find elsewhere is no mistake")
  func checks() throws {
    #expect(throws: Never.self) {
      try checkIncluded(
        ScenarioSource("components: { A: { views: [{ text: '${n}' }, B, { button: C, action: { push: d } }] } }"))
    }
    #expect(throws: ScenarioError.self) {
      try checkIncluded(ScenarioSource("components: { A: { views: [{ txt: B }] } }"))
    }
  }

  @Test(
    "What is wrong is told in the file in which it stands, with what to write",
    arguments: [
      ("a.yml", "there is no file 'a.yml' [file-not-found]", "main:1:27", "did you mean 'a.yaml'?"),
      (
        "sub/x.yaml", "there is no file 'sub/x.yaml' [file-not-found]", "main:1:27",
        "paths begin in the folder of the file that includes"
      ),
      ("sub", "'sub' is not a file [not-a-file]", "main:1:27", "name each file that is to be included"),
      ("loop.json", "a file cannot include itself [includes-itself]", "loop.json:1:14", nil),
      ("deep.yaml", "there is no file 'nowhere.yaml' [file-not-found]", "sub/deep.yaml:1:10", nil),
      ("list.yaml", "expected a map for an included file, found a list [wrong-type]", "list.yaml:1:1", nil),
      (
        "screens.json", "unknown key 'views' in an included file [unknown-key]", "screens.json:1:3",
        "'views' stands in the scenario that includes the file"
      ),
      (
        "broken.json", "expected a key in double quotes, found the end of the file [json-syntax]", "broken.json:1:3",
        nil
      ),
      ("kinds.yaml", "expected a map of components, found a list [wrong-type]", "kinds.yaml:1:13", nil),
      ("view.yaml", "unknown key 'hnt' in a text [unknown-key]", "view.yaml:4:9", "did you mean 'hint'?"),
      ("name.yaml", "there is no state of the name 'nmae' [unknown-name]", "name.yaml:4:18", "did you mean 'name'?"),
    ] as [(String, String, String, String?)])
  func messages(path: String, message: String, place: String, hint: String?) throws {
    let folder = try TemporaryFolder()
    let files = [
      "a.yaml": "state: {}", "a.json": #"{ "state": {} }"#, "sub/deep.yaml": "include: nowhere.yaml",
      "deep.yaml": "include: sub/deep.yaml", "loop.json": #"{ "include": "loop2.yaml" }"#,
      "loop2.yaml": "include: loop.json", "list.yaml": "- a", "screens.json": #"{ "views": [] }"#,
      "broken.json": "{ ", "kinds.yaml": "components: [a]",
      "view.yaml": "components:\n  Item:\n    views:\n      - hnt: B\n        text: A",
      "name.yaml": "components:\n  Item: { parameters: { name: A },\n    views: [\n      { text: '${nmae}' }] }",
    ]
    for (name, text) in files { _ = try folder.write(text, to: name) }
    for format in ScenarioSource.Format.allCases {
      let name = "main.\(format.rawValue)"
      let expected = place.replacing("main:", with: "\(name):")
      let told = expected.hasPrefix("loop.json") ? "loop2.yaml:1:10" : expected
      do {
        _ = try read(
          #"{"scenario":"A","include":"\#(path)","views":["Item"]}"#, named: name, in: folder)
        Issue.record("nothing is wrong with \(path)")
      } catch let error as ScenarioError {
        let lines = "\(error)".split(separator: "\n").map(String.init)
        #expect(lines.first == "\(folder.path)/\(told): error: \(message)", "\(error)")
        #expect(lines.last?.hasPrefix("1 error in ") == true, "\(error)")
        if let hint { #expect(lines.contains { $0.hasSuffix("= hint: \(hint)") }, "\(error)") }
      }
    }
  }

  @Test("Two included files with one name are an error that leads to both")
  func tellsBoth() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("state: { n: 1 }", to: "a.yaml")
    _ = try folder.write("state:\n  n: 2", to: "b.yaml")
    let text = "scenario: A\ninclude: [a.yaml, b.yaml]\nviews: [{ text: '${n}' }]\n"
    let error = #expect(throws: ScenarioError.self) { try read(text, named: "c.yaml", in: folder) }
    let path = folder.path
    #expect(
      error?.description == """
        \(path)/b.yaml:2:3: error: two included files have 'n' [included-twice]
        2 |   n: 2
          |   ^
          = note: the other stands here: \(path)/a.yaml:1:10
          = hint: give one of them another name
        1 error in \(path)/b.yaml

        """)
  }

  @Test("What has no value is told in the component and at its use, in their files")
  func tellsUse() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      "components:\n  Item: { parameters: [list], views: [{ text: '${list[7]}' }] }", to: "rows.yaml")
    let text = "scenario: A\ninclude: rows.yaml\nstate: { a: [1] }\nviews: [{ Item: $a }]\n"
    let error = #expect(throws: ScenarioError.self) { try read(text, named: "a.yaml", in: folder) }
    let lines = error?.description.split(separator: "\n").map(String.init) ?? []
    #expect(
      lines.first == "\(folder.path)/rows.yaml:2:50: error: there is no item 7 in a list of 1 [index-out-of-range]")
    #expect(lines.contains("  = note: the component is used here: \(folder.path)/a.yaml:4:9"))
  }

  @Test("A chain of files without an end and files without measure are refused")
  func isBounded() throws {
    let folder = try TemporaryFolder()
    for number in 1...130 { _ = try folder.write("include: f\(number + 1).yaml", to: "f\(number).yaml") }
    let large = "state: { text: \"" + String(repeating: "a", count: 17 << 20) + "\" }"
    _ = try folder.write(large, to: "large.yaml")
    for name in ["f1.yaml", "large.yaml", "/dev/zero"] {
      let error = #expect(throws: ScenarioError.self) {
        try read("scenario: A\ninclude: \(name)\nviews: []\n", named: "a.yaml", in: folder)
      }
      let text = error?.description ?? ""
      #expect(text.contains("more is included than 126 files and 16 MiB") || text.contains("is not a file"), "\(text)")
    }
  }
}
