import Foundation
import TestSupport
import Testing

@Suite("Included files on the command line")
struct IncludeCommandTests {
  // The words are those of VoiceOver for a button without a name, and for one with a name.
  private static let files = [
    "Scenarios/a.yaml": "scenario: A\ninclude: shared/rows.yaml\nviews: [{ Item: Ann }]\n",
    "Scenarios/shared/rows.yaml": """
    components:
      Item:
        parameters: [name]
        views:
          - button: ${name}
          - button: { symbol: gearshape.2.fill }
            label: ""

    """,
  ]

  private func run(_ line: String, environment: [String: String] = [:]) throws -> Command.Outcome {
    let command = try Command(files: Self.files)
    defer { command.remove() }
    return try command.shell(line, environment: environment)
  }

  @Test("In a folder they are not scenarios; by themselves they can be checked, and nothing else")
  func finds() throws {
    let outcome = try run("a11ysim check Scenarios")
    #expect(outcome.output.contains("1 of 1 scenario correct\n"))
    #expect(try run("a11ysim check Scenarios/shared/rows.yaml").output == "1 of 1 scenario correct\n")
    let transcript = try run("a11ysim transcript Scenarios/shared/rows.yaml")
    #expect(transcript.status == 2)
    #expect(
      transcript.messages.hasPrefix(
        "Scenarios/shared/rows.yaml:1:1: error: this file is for others to include, and has no screen of its own"))
  }

  @Test("explain leads to the component in its file, and to its use")
  func explains() throws {
    let outcome = try run("a11ysim explain Scenarios/a.yaml")
    #expect(
      outcome.output.contains(
        "   view: button at Scenarios/shared/rows.yaml:5:9\n   component: Item, used at Scenarios/a.yaml:3:9\n"))
  }

  @Test(
    "Every report leads to the file in which a finding stands",
    arguments: [
      ("a11ysim test Scenarios", "Scenarios/shared/rows.yaml:6:9: error: this button has no name"),
      ("a11ysim test Scenarios --reporter tap", #"at: { file: "Scenarios/shared/rows.yaml", line: 6, column: 9 }"#),
      (
        "a11ysim test Scenarios --reporter jsonl=r.jsonl; a11ysim merge-reports r.jsonl --reporter github",
        "::error file=Scenarios/shared/rows.yaml,line=6,col=9,"
      ),
      ("a11ysim test Scenarios --reporter junit", #"file="Scenarios/shared/rows.yaml" line="6""#),
      ("a11ysim audit Scenarios", "Scenarios/shared/rows.yaml:6:9: error: this button has no name"),
      ("a11ysim audit Scenarios --format github", "::error file=Scenarios/shared/rows.yaml,line=6,col=9,"),
      ("a11ysim audit Scenarios --format sarif", #""uri" : "Scenarios/shared/rows.yaml""#),
      ("a11ysim audit Scenarios --format gitlab", #""path" : "Scenarios/shared/rows.yaml""#),
      ("a11ysim audit Scenarios --format junit", #"file="Scenarios/shared/rows.yaml" line="6""#),
      ("a11ysim audit Scenarios --format json", #""included" : "Scenarios/shared/rows.yaml""#),
      ("a11ysim transcript --format json Scenarios", "\"included\" : [\n        \"Scenarios/shared/rows.yaml\"\n"),
    ])
  func reports(line: String, expected: String) throws {
    let outcome = try run(line)
    #expect((outcome.output + outcome.messages).contains(expected), "\(outcome)")
  }

  @Test("What is mended for certain is mended in the scenario's own file only")
  func mends() throws {
    let command = try Command(files: Self.files)
    defer { command.remove() }
    _ = try command.shell("a11ysim audit --fix Scenarios")
    #expect(command.text("Scenarios/a.yaml") == Self.files["Scenarios/a.yaml"])
    #expect(command.text("Scenarios/shared/rows.yaml") == Self.files["Scenarios/shared/rows.yaml"])
  }
}
