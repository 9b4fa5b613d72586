import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What is odd about an interface is told alike by every command and every reporter.
@Suite("Findings")
struct FindingTests {
  /// A button without a name, in the line 3.
  private static let scenario = "scenario: A\nviews:\n  - button:\n    action: back\n"
  private static let golden = "scenario: A\nreader: VoiceOver, iOS 26, en-US\n\n> open main\nbutton\n"
  private static let told = """
    a.yaml:3:5: error: this button has no name [name-missing]
    3 |   - button:
      |     ^
      = note: heard: button
      = hint: give it a 'label'

    """

  private func command() throws -> Command {
    try Command(files: ["a.yaml": Self.scenario, "a.golden.txt": Self.golden])
  }

  @Test("check, transcript and walk tell a finding on standard error, and it is not a reason to fail")
  func commands() throws {
    let command = try command()
    defer { command.remove() }
    let outcomes = [
      try command.run("check", "a.yaml"), try command.run("transcript", "a.yaml"),
      try command.shell("echo quit | a11ysim walk a.yaml"),
    ]
    for outcome in outcomes {
      #expect(outcome.messages == Self.told + "1 error in a.yaml\n")
      #expect(outcome.status == 0)
    }
  }

  @Test("In JSON a finding stands beside the events of its transcript")
  func json() throws {
    struct Document: Decodable {
      struct Item: Decodable {
        struct Finding: Decodable { var rule: String, severity: String, heard: String? }
        var findings: [Finding]
      }
      var transcripts: [Item]
    }
    let command = try command()
    defer { command.remove() }
    let output = try command.run("transcript", "--format", "json", "a.yaml").output
    let document = try JSONDecoder().decode(Document.self, from: Data(output.utf8))
    let findings = document.transcripts.flatMap(\.findings)
    #expect(findings.map(\.rule) == ["name-missing"])
    #expect(findings.map(\.heard) == ["button"])
  }

  private static let reported =
    "a.yaml: failed by what is found\n\(told)\n\(coverage)1 failed, 0 as expected, 1 finding\n"
  private static let coverage = "1 of 1 stop heard, 0 of 1 action performed, 1 of 1 screen visited\n"
  private static let line = "a.yaml:3:5: error: this button has no name [name-missing]"

  @Test(
    "Every reporter of tests tells a finding; an error that is certain fails the scenario",
    arguments: [
      ("pretty", reported), ("plain", reported),
      (
        "tap",
        "TAP version 14\nnot ok 1 - a.yaml\n  ---\n  message: \"failed\"\n  at: { line: 3, column: 5 }\n  details:\n"
          + "    - \"\(line)\"\n  findings:\n    - \"\(line)\"\n  ...\n1..1\n"
      ),
      (
        "github",
        "::error file=a.yaml,line=3,col=5,title=name-missing::this button has no name%0Aheard: button%0Ahint: give it a "
          + "'label'\n"
      ),
    ])
  func reporters(_ name: String, _ text: String) throws {
    let command = try command()
    defer { command.remove() }
    let outcome = try command.run("test", "--check", "--reporter", name, "a.yaml")
    #expect(outcome.output == text)
    #expect(outcome.status == 1)
  }

  @Test("JUnit has findings as output of their case, JSON Lines as data; merged reports tell them again")
  func files() throws {
    let command = try command()
    defer { command.remove() }
    _ = try command.run("test", "--check", "--reporter", "junit=a.xml", "--reporter", "jsonl=a.jsonl", "a.yaml")
    let xml = try #require(command.text("a.xml"))
    #expect(xml.contains("<system-out>\(Self.line)</system-out></testcase>"))
    #expect(XMLParser(data: Data(xml.utf8)).parse())
    let lines = try #require(command.text("a.jsonl"))
    #expect(lines.contains("\"rule\":\"name-missing\""))
    let merged = try command.run("merge-reports", "--reporter", "plain", "a.jsonl")
    #expect(merged.output == Self.reported)
  }

  @Test("For people who listen a finding is told in sentences")
  func accessible() throws {
    let command = try command()
    defer { command.remove() }
    #expect(
      try command.run("check", "--accessible", "a.yaml").messages == """
        a.yaml, line 3, column 5: error: this button has no name (name-missing)
        the line reads: - button:
        note: heard: button
        hint: give it a 'label'
        1 error in a.yaml

        """)
  }

  @Test("A finding that all variants share is told once")
  func variants() throws {
    let command = try Command(files: ["a.yaml": Self.scenario + "variants: { de: { locale: de-DE } }\n"])
    defer { command.remove() }
    let outcome = try command.run("test", "--check", "--reporter", "plain", "a.yaml")
    #expect(outcome.output.contains("1 finding\n"))
    #expect(outcome.output.components(separatedBy: "[name-missing]").count == 2)
  }

  @Test("The rules are listed, each with a sentence, and told in full by their names")
  func rules() throws {
    let command = try Command()
    defer { command.remove() }
    let list = try command.run("rules").output.split(separator: "\n")
    #expect(list.contains("name-missing (error): What can be pressed, or has named actions, has no name."))
    let rule = try command.run("rules", "name-missing").output
    #expect(rule.hasPrefix("name-missing: error, certain\nWhat can be pressed"))
    #expect(rule.contains("\nfound in:\n  views: [{ button: , action: back }]\n"))
    #expect(rule.contains("\nnot found in:\n  views: [{ button: Close, action: back }]\n"))
    let wrong = try command.run("rules", "name-mising")
    #expect(wrong.status == 64)
    #expect(wrong.messages.contains("there is no rule 'name-mising'; did you mean 'name-missing'?"))
    let json = try JSONSerialization.jsonObject(with: Data(command.run("rules", "--format", "json").output.utf8))
    #expect((json as? [[String: Any]])?.count == list.count)
  }
}
