import Foundation
import TestSupport
import Testing

@Suite("Reports of flows that failed")
struct FailureReportTests {
  /// A scenario whose flow twice hears something else than it expects, beside one that only has no golden.
  private func folder() throws -> Command {
    try Command(files: [
      "Scenarios/a.yaml": """
      scenario: A week
      views:
        - text: Week
        - button: Saturday
      flows:
        Look around:
          - hear: Sunday
          - next
          - hear: Monday

      """,
      "Scenarios/b.yaml": mailbox,
    ])
  }

  /// What is to be told of the scenario above: a text says itself, a button its name and its role.
  private static let first = "flow 'Look around': something else was heard: expected 'Sunday'; heard Week"
  private static let second = "flow 'Look around': something else was heard: expected 'Monday'; heard Saturday, button"

  private func output(_ reporter: String) throws -> String {
    let command = try folder()
    defer { command.remove() }
    return try command.run("test", "--reporter", reporter, environment: ["CI": "true"]).output
  }

  @Test(
    "Each failure is told with its flow, its place and the words, and the golden that a failed flow has not is no news",
    arguments: [
      ("junit", "Scenarios/a.yaml:7:7: \(first)\nScenarios/a.yaml:9:7: \(second)</failure>"),
      ("junit", "message=\"\(first); and 1 more\""),
      ("tap", "    - \"Scenarios/a.yaml:7:7: \(first)\"\n    - \"Scenarios/a.yaml:9:7: \(second)\"\n  ...\n"),
      ("jsonl", "\"details\":[\"Scenarios/a.yaml:7:7: \(first)\",\"Scenarios/a.yaml:9:7: \(second)\"]"),
      (
        "github",
        """
        ::error file=Scenarios/a.yaml,line=7,col=7,title=Scenarios/a.yaml failed::\(first)
        ::error file=Scenarios/a.yaml,line=9,col=7,title=Scenarios/a.yaml failed::\(second)
        ::error file=Scenarios/b.yaml,line=1,title=Scenarios/b.yaml missing::there is no golden

        """
      ),
    ])
  func tellsEachFailure(_ reporter: String, _ expected: String) throws {
    #expect(try output(reporter).contains(expected))
  }

  @Test("Words that were heard before are told with the step that they came after")
  func earlier() throws {
    let late = """
      scenario: A week
      views: [ { text: Week }, { button: Saturday }, { button: Sunday } ]
      flows:
        Look around:
          - next
          - next
          - hear: Saturday, button

      """
    let command = try Command(files: ["a.yaml": late])
    defer { command.remove() }
    let messages = try command.run("transcript", "a.yaml").messages
    #expect(messages.contains("hint: it was heard after 'next': a 'hear' stands right after its step"))
  }

  // The caption panel of iOS 26.6.1 had nothing of what was announced at once after a double tap.
  @Test("What was announced, and is not heard, is told with the reason")
  func tellsLostAnnouncement() throws {
    let command = try Command(files: [
      "a.yaml": """
      scenario: A
      views: [{ button: Save, action: { announce: Saved } }]
      flows: { F: [activate, { hear: Saved }] }
      """
    ])
    defer { command.remove() }
    let outcome = try command.run("transcript", "a.yaml")
    #expect(outcome.status == 1)
    #expect(
      outcome.messages.contains(
        "note: it was announced and not heard: posted at once after a double tap, whose own answer is heard"))
  }

  @Test("For people, the flow is named once, and only what -u records is to be adopted")
  func namesFlow() throws {
    let text = try output("plain")
    #expect(text.hasPrefix("Scenarios/a.yaml: flow 'Look around' failed\nScenarios/a.yaml:7:7: error: "))
    #expect(text.components(separatedBy: "Look around").count == 2)
    #expect(!text.contains("Scenarios/a.yaml: no golden"))
    #expect(text.contains("To adopt: run 'a11ysim test -u Scenarios/b.yaml' and commit.\n"))
  }

  @Test("A scenario whose variants differ too is named once among those to adopt")
  func namesOnce() throws {
    let command = try Command(files: ["Scenarios/a.yaml": "variants: { german: { locale: de-DE } }\n" + mailbox])
    defer { command.remove() }
    let text = try command.run("test", environment: ["CI": "true"]).output
    #expect(text.contains("To adopt: run 'a11ysim test -u Scenarios/a.yaml' and commit.\n"))
  }

  @Test("The summary of the step tells the failures of a flow whose golden differs as well")
  func summarizes() throws {
    let command = try folder()
    defer { command.remove() }
    try command.write(mailboxGolden, to: "Scenarios/a.golden.txt")
    let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"]
    #expect(try command.run("test", "Scenarios/a.yaml", environment: environment).status == 1)
    let summary = try #require(command.text("summary.md"))
    #expect(summary.contains("```\nScenarios/a.yaml:7:7: \(Self.first)\nScenarios/a.yaml:9:7: \(Self.second)\n-"))
  }
}
