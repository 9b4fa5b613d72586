import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The command `audit`: what it tells, in which forms, and what a project decides.
@Suite("The command audit")
struct AuditCommandTests {
  private static let scenario = """
    scenario: A
    views:
      - button: Delete button # a comment that stays
        action: { announce: { text: Gone, delay: 1 } }
      - button:
        action: back

    """

  private func command(_ files: [String: String] = [:]) throws -> Command {
    try Command(files: ["a.yaml": Self.scenario].merging(files) { $1 })
  }

  @Test("Findings are told with the sentence that is heard; errors fail")
  func text() throws {
    let command = try command()
    defer { command.remove() }
    let outcome = try command.run("audit", "a.yaml")
    #expect(outcome.output.contains("a.yaml:3:5: warning: “button” is in the name"))
    #expect(outcome.output.contains("note: heard: Delete button, button"))
    #expect(outcome.output.contains("a.yaml:5:5: error: this button has no name [name-missing]"))
    #expect(outcome.output.hasSuffix("1 error and 1 warning in 1 file\n"))
    #expect(outcome.status == 1)
    #expect(try command.run("audit", "--rule", "name-repeats-role", "a.yaml").status == 0)
    #expect(try command.run("audit", "--rule", "name-repeats-role", "--fail-on", "warning", "a.yaml").status == 1)
  }

  @Test("SARIF lists all rules, and each result has its place and a fingerprint")
  func sarif() throws {
    struct Log: Decodable {
      struct Run: Decodable {
        struct Tool: Decodable {
          struct Driver: Decodable {
            struct Rule: Decodable { var id: String }
            var rules: [Rule]
          }
          var driver: Driver
        }
        struct Result: Decodable {
          var ruleId: String, ruleIndex: Int, level: String
          var partialFingerprints: [String: String]
        }
        var tool: Tool
        var results: [Result]
      }
      var version: String
      var runs: [Run]
    }
    let command = try command()
    defer { command.remove() }
    let output = try command.run("audit", "--format", "sarif", "a.yaml").output
    let log = try JSONDecoder().decode(Log.self, from: Data(output.utf8))
    let run = try #require(log.runs.first)
    #expect(log.version == "2.1.0")
    #expect(run.results.map(\.ruleId) == ["name-repeats-role", "name-missing"])
    #expect(run.results.allSatisfy { run.tool.driver.rules[$0.ruleIndex].id == $0.ruleId })
    #expect(run.results.allSatisfy { $0.partialFingerprints["a11ysim/v1"]?.count == 16 })
  }

  @Test(
    "SARIF names a file from the top of its repository, in whichever folder the audit runs",
    arguments: ["Speech/a.yaml", "$PWD/Speech/a.yaml", "App/../Speech/a.yaml"], [".", "App"])
  func sarifPaths(path: String, folder: String) throws {
    let command = try Command(files: ["Speech/a.yaml": "scenario: A\nviews: [{ button: '' }]\n"])
    defer { command.remove() }
    let place = path.hasPrefix("$") || folder == "." ? path : "../\(path)"
    let output = try command.shell(
      "mkdir .git App; file=\(place); cd \(folder); a11ysim audit --format sarif \"$file\""
    ).output
    #expect(output.contains(#""uri" : "Speech/a.yaml""#), "\(output)")
  }

  @Test("In SARIF, what is certain has its change of the file, and what is accepted its reason")
  func fixesAndSuppressions() throws {
    struct Log: Decodable {
      struct Region: Decodable, Equatable { var startLine: Int, startColumn: Int, endLine: Int, endColumn: Int }
      struct Text: Decodable { var text: String }
      struct Replacement: Decodable { var deletedRegion: Region, insertedContent: Text }
      struct Change: Decodable { var replacements: [Replacement] }
      struct Fix: Decodable { var artifactChanges: [Change] }
      struct Suppression: Decodable { var kind: String, justification: String }
      struct Result: Decodable { var ruleId: String, fixes: [Fix]?, suppressions: [Suppression]? }
      struct Run: Decodable { var results: [Result] }
      var runs: [Run]
    }
    let command = try Command(files: [
      "a.yaml": Self.scenario + "    accept: { name-missing: it is known }\n"
    ])
    defer { command.remove() }
    let outcome = try command.run("audit", "--format", "sarif", "a.yaml")
    #expect(outcome.status == 0)
    let results = try JSONDecoder().decode(Log.self, from: Data(outcome.output.utf8)).runs.flatMap(\.results)
    #expect(results.map(\.ruleId) == ["name-repeats-role", "name-missing"])
    let replacement = try #require(results[0].fixes?.first?.artifactChanges.first?.replacements.first)
    #expect(replacement.deletedRegion == Log.Region(startLine: 3, startColumn: 13, endLine: 3, endColumn: 26))
    #expect(replacement.insertedContent.text == "Delete")
    #expect(results[0].suppressions == nil)
    #expect(results[1].suppressions?.map(\.justification) == ["it is known"])
  }

  @Test("What tasks take is told in gestures, words and seconds")
  func costs() throws {
    let command = try Command(files: [
      "a.yaml":
        "scenario: A\nviews: [{ text: Fee }, { button: Pay, action: { announce: { text: Paid, delay: 1 } } }]\n"
        + "flows: { Shop: [{ task: Pay, steps: [next, activate] }] }\n"
    ])
    defer { command.remove() }
    // “Fee” on arrival; “Pay, button” after the swipe; “Pay” and “Paid” after the double tap.
    let output = try command.run("audit", "--costs", "a.yaml").output
    #expect(output.hasPrefix("a.yaml: Shop, Pay: 2 gestures, 5 words, about 3 seconds\n"))
  }

  @Test("Under every setting and language, a flow that cannot be finished is an error")
  func brokenFlows() throws {
    let command = try Command(files: [
      "a.yaml": """
      scenario: A
      state: { paid: false }
      views:
        - button: Pay
          action: { set: { paid: "${not settings.voiceControl}" } }
        - button: Receipt
          if: paid
      flows: { Pay: [activate, { focus: Receipt }] }

      """
    ])
    defer { command.remove() }
    let audit = try command.run("audit", "--matrix", "a.yaml")
    #expect(audit.output.contains("error: a flow cannot be finished"))
    #expect(audit.output.contains("note: with voiceControl on"))
    let matrix = try command.run("matrix", "a.yaml")
    #expect(matrix.output.contains("  broken: voiceControl on\n"))
    #expect(matrix.output.contains("  same: dynamicType xSmall, small, medium,"))
    #expect(matrix.status == 1)
    #expect(try command.run("matrix", "--languages", "a.yaml").output.contains("language de"))
  }

  @Test("JUnit, annotations and code quality have the same findings")
  func forms() throws {
    let command = try command()
    defer { command.remove() }
    let xml = try command.run("audit", "--format", "junit", "a.yaml").output
    #expect(XMLParser(data: Data(xml.utf8)).parse())
    #expect(xml.contains("<testsuite name=\"a.yaml\" tests=\"2\" failures=\"1\">"))
    let lines = try command.run("audit", "--format", "github", "a.yaml").output
    #expect(lines.contains("::error file=a.yaml,line=5,col=5,title=name-missing::this button has no name"))
    let quality = try command.run("audit", "--format", "gitlab", "a.yaml").output
    let issues = try JSONSerialization.jsonObject(with: Data(quality.utf8)) as? [[String: Any]]
    #expect(issues?.compactMap { $0["check_name"] as? String } == ["name-repeats-role", "name-missing"])
  }

  @Test("For CI each case has a name of its own, each location is told once, and others are told with their lines")
  func formsOfSeveral() throws {
    let rows = (1...2).map { "  - hstack: [ { text: A }, { button: Reply, action: { set: { x: \($0) } } } ]\n" }
      .joined()
    let loop = "  - forEach: y in ys\n    views: [ { button: Edit, action: { set: { x: \"${y}\" } } } ]\n"
    let files = [
      "b.yaml": "scenario: B\nstate: { x: 0, ys: [1, 2, 3] }\nviews:\n\(rows)\(loop)  - button:\n  - button:\n"
    ]
    let command = try Command(files: files)
    defer { command.remove() }
    let xml = try command.run("audit", "--format", "junit", "b.yaml").output
    #expect(xml.contains("name=\"name-missing: button\"") && xml.contains("name=\"name-missing: button (2)\""))
    #expect(xml.contains("here too: b.yaml:5:28"))
    #expect(try command.run("audit", "--format", "github", "b.yaml").output.contains("here too: line 5"))
    let log = try command.run("audit", "--format", "sarif", "b.yaml").output
    #expect(log.components(separatedBy: "here too").count == 2)
  }

  @Test("A folder is searched for captures of running apps, and other XML is passed over")
  func folderOfCaptures() throws {
    let capture = try PackageFiles.text("Tests/Samples/Captures/sign-up.xml")
    let files = [
      "S/ferry.xml": capture, "S/Info.xml": "<plist><dict/></plist>", "S/notes.txt": "Hello", "S/b.yaml": Self.scenario,
    ]
    let command = try Command(files: files)
    defer { command.remove() }
    let output = try command.run("audit", "S").output
    #expect(output.contains("S/ferry.xml:") && output.contains("S/b.yaml:5:5") && output.hasSuffix("in 2 files\n"))
  }

  @Test("What is off by default is asked by its name, or by a severity of the project's")
  func offByDefault() throws {
    let text =
      "scenario: A\nviews: [{ zstack: [{ text: Poster, frame: [16, 100, 300, 200] }, { button: Play, frame: [20, 110, 280, 180] }] }]\n"
    let command = try Command(files: ["c.yaml": text])
    defer { command.remove() }
    #expect(!(try command.run("audit", "c.yaml").output.contains("order-overlap")))
    #expect(try command.run("audit", "--rule", "order-overlap", "c.yaml").output.contains("'Play' lies on 'Poster'"))
    #expect(try command.run("audit", "--coverage", "c.yaml").output.contains("order-overlap: off by default: "))
    try command.write("audit: { rules: { order-overlap: warning } }\n", to: "a11ysim.yaml")
    #expect(try command.run("audit", "c.yaml").output.contains("warning: 'Play' lies on 'Poster'"))
  }

  @Test("A file with errors is not counted among those in which nothing was found")
  func wrongFile() throws {
    let command = try Command(files: [
      "a.yaml": "scenario: A\nviews: [{ text: A }]\n", "b.yaml": "scenario: B\nviews: [{ txt: B }]\n",
    ])
    defer { command.remove() }
    #expect(try command.run("audit", "b.yaml").output == "nothing was looked for: 1 file cannot be read\n")
    let both = try command.run("audit", "a.yaml", "b.yaml")
    #expect(both.output == "nothing found in 1 file; 1 file cannot be read\n" && both.status == 2)
  }

  @Test("A baseline takes what is there, lets only what is new fail, and shrinks by itself")
  func baseline() throws {
    let command = try command()
    defer { command.remove() }
    #expect(try command.run("audit", "--baseline", "known.json", "a.yaml").status == 0)
    // Lines move; the findings are known again.
    try command.write("# moved\n" + Self.scenario, to: "a.yaml")
    let same = try command.run("audit", "--baseline", "known.json", "a.yaml")
    #expect(same.output == "nothing new found in 1 file, and 2 of the baseline\n")
    #expect(same.status == 0)
    try command.write(Self.scenario + "  - toggle:\n", to: "a.yaml")
    #expect(try command.run("audit", "--baseline", "known.json", "a.yaml").status == 1)
    try command.write(Self.scenario.replacingOccurrences(of: "Delete button", with: "Delete"), to: "a.yaml")
    let mended = try command.run("audit", "--baseline", "known.json", "a.yaml")
    #expect(mended.messages.contains("mended: name-repeats-role of 'delete button' in a.yaml"))
    #expect(command.text("known.json")?.contains("name-repeats-role") == false)
    let strict = try command.run("audit", "--baseline", "none.json", "a.yaml", environment: ["CI": "true"])
    #expect(strict.status == 2)
  }

  @Test("A project decides how bad findings are, and has rules of its own")
  func project() throws {
    let command = try command([
      "a11ysim.yaml": """
      audit:
        rules: { name-missing: note, name-repeats-role: off }
        own:
          no-delete: { words: [Delete], severity: error, because: say what becomes of it }

      """
    ])
    defer { command.remove() }
    let outcome = try command.run("audit", "a.yaml")
    #expect(outcome.output.contains("note: this button has no name [name-missing]"))
    #expect(outcome.output.contains("error: “Delete” is in the label “Delete button” [no-delete]"))
    #expect(!outcome.output.contains("[name-repeats-role]"))
    try command.write("audit: { rules: { name-mising: off } }\n", to: "a11ysim.yaml")
    let wrong = try command.run("audit", "a.yaml")
    #expect(wrong.messages.contains("there is no rule 'name-mising'"))
    #expect(wrong.status == 2)
  }

  @Test("What is certain is mended in place: the difference is shown, comments and layout stay")
  func fix() throws {
    let command = try command()
    defer { command.remove() }
    let dry = try command.run("audit", "--fix", "--dry-run", "a.yaml")
    #expect(dry.output.contains("+  - button: Delete # a comment that stays"))
    #expect(command.text("a.yaml") == Self.scenario)
    _ = try command.run("audit", "--fix", "a.yaml")
    #expect(
      command.text("a.yaml") == Self.scenario.replacingOccurrences(of: "Delete button", with: "Delete"))
  }

  @Test("What is added ends its lines as the file does")
  func fixWindows() throws {
    let text = "scenario: A\r\nviews:\r\n  - text: Terms\r\n    action: { announce: { text: Shown, delay: 1 } }\r\n"
    let command = try Command(files: ["a.yaml": text])
    defer { command.remove() }
    _ = try command.run("audit", "--fix", "a.yaml")
    #expect(command.text("a.yaml") == text.replacing("Terms\r\n", with: "Terms\r\n    traits: [button]\r\n"))
  }

  @Test("One run mends all that can be mended, in YAML and in JSON, and calls it by its new name in the flows")
  func fixAll() throws {
    let yaml = """
      scenario: A
      views:
        - text: Trips # a comment
          traits: [header]
        - button: Delete button. # stays
          action: { announce: { text: Gone, delay: 1 } }
        - { text: Terms, action: { announce: { text: Shown, delay: 1 } } }
        - hstack:
            - text: Oslo
            - text: May
          children: combine
          action: { announce: { text: Opened, delay: 1 } }
      flows:
        Delete:
          - focus: Delete button.
          - hear: Delete button. button
          - { hear: { contains: Delete button } }
          - activate

      """
    let json = """
      {
        "scenario": "A",
        "views": [
          { "text": "Trips", "traits": ["header"] },
          { "button": "Delete button", "hint": "Delete button", "action": "back" },
          {
            "text": "Terms",
            "traits": ["updatesFrequently"],
            "action": { "announce": { "text": "Shown", "delay": 1 } }
          },
          {
            "button": "Save",
            "hint": "Save",
            "action": "back"
          }
        ]
      }

      """
    let command = try Command(files: ["a.yaml": yaml, "a.json": json])
    defer { command.remove() }
    let output = try command.run("audit", "--fix", "a.yaml", "a.json").output
    #expect(
      command.text("a.yaml")
        == yaml.replacing("- button: Delete button. #", with: "- button: Delete #")
        .replacing("text: Terms,", with: "text: Terms, traits: [button],")
        .replacing("children: combine\n", with: "children: combine\n    traits: [button]\n")
        .replacing("focus: Delete button.", with: "focus: Delete")
        .replacing("hear: Delete button. button", with: "hear: Delete, button")
        .replacing("contains: Delete button", with: "contains: Delete"))
    #expect(
      command.text("a.json")
        == json.replacing("\"Delete button\", \"hint\": \"Delete button\"", with: "\"Delete\"")
        .replacing("[\"updatesFrequently\"]", with: "[\"updatesFrequently\", \"button\"]")
        .replacing("\"Save\",\n      \"hint\": \"Save\"", with: "\"Save\""))
    #expect(!output.contains("not mended"))
    #expect(try command.run("audit", "--fix", "a.yaml", "a.json").output == "nothing found in 2 files\n")
  }

  @Test("What is certain and cannot be mended says why")
  func refusals() throws {
    let command = try Command(files: [
      "a.yaml": """
      scenario: A
      strings: Localizable.strings
      views:
        - button: { key: del }
          action: { announce: { text: Gone, delay: 1 } }
        - button: >-
            Save
            button
          action: { announce: { text: Saved, delay: 1 } }
        - button: Send button
          action: { announce: { text: Sent, delay: 1 } }
        - text: Terms
          hint: Terms # as the lawyers want it
      flows:
        Send:
          - { focus: { contains: end but } }
          - activate

      """, "en.lproj/Localizable.strings": "\"del\" = \"Delete button\";\n",
    ])
    defer { command.remove() }
    let before = command.text("a.yaml")
    let output = try command.run("audit", "--fix", "a.yaml").output
    #expect(command.text("a.yaml") == before)
    #expect(output.contains("not mended: its words stand in a file of 'strings', under the key “del”"))
    #expect(output.contains("not mended: “Save button” is not written at the view in one piece"))
    #expect(output.contains("not mended: the file could not be read then: line 16: "))
    #expect(output.contains("not mended: 'hint' cannot be changed there without touching what stands around it"))
  }

  @Test("What a project says of rules holds for 'test' and 'check' as well")
  func decisionsEverywhere() throws {
    let command = try command(["a11ysim.yaml": "audit: { rules: { name-repeats-role: error, name-missing: off } }\n"])
    defer { command.remove() }
    let check = try command.run("check", "a.yaml")
    #expect(check.messages.contains("[name-repeats-role]"))
    #expect(!check.messages.contains("[name-missing]"))
    let test = try command.run("test", "-u", "a.yaml")
    #expect(test.output.contains("[name-repeats-role]"))
    #expect(!test.output.contains("[name-missing]"))
    #expect(test.status == 1)
  }

  @Test("Under every setting, what is lost is told with the setting")
  func matrix() throws {
    let command = try Command(files: [
      "a.yaml": "scenario: A\nviews:\n  - text: Fee\n  - button: Pay\n    if: not settings.reduceMotion\n"
    ])
    defer { command.remove() }
    let outcome = try command.run("audit", "--matrix", "a.yaml")
    #expect(outcome.output.contains("error: 'Pay' is not there [setting-loses-control]"))
    #expect(outcome.output.contains("note: with reduceMotion on"))
    #expect(outcome.status == 1)
  }

  @Test("What was looked for, and what no audit sees, is told")
  func coverage() throws {
    let command = try command()
    defer { command.remove() }
    let output = try command.run("audit", "--coverage", "a.yaml").output
    #expect(output.contains("name-missing (error, certain): 1 found"))
    #expect(output.contains("4.1.2: "))
    #expect(output.contains("conformance: automatic checks reach a part of the criteria"))
  }
}
