import Foundation
import TestSupport
import Testing

// The rules are those of GitHub CLI's and gcloud's accessible modes and of “Accessibility of Command Line Interfaces”
// (CHI 2021): a fact on each line, words in place of marks, nothing told by its column, the result last.
@Suite("Output for people who listen")
struct AccessibleOutputTests {
  private func folder() throws -> Command {
    try Command(files: [
      "a.yaml": mailbox, "wrong.yaml": "scenario: A\nviews:\n  - text: Inbox\n    traits: headr\n",
      "flow.yaml": mailbox + "flows: { F: [next, { hear: Nobody }] }\n",
    ])
  }

  /// Every way to ask for it: an option, a variable, and the file of the project.
  private static let ways: [(option: String, variables: [String: String], project: String?)] = [
    ("--accessible", [:], nil), ("", ["ACCESSIBLE": "1"], nil), ("", [:], "accessible: on\n"),
  ]

  @Test(
    "A mistake is told with its line and column in words, by every command that reads scenarios",
    arguments: ["check", "transcript", "explain", "picture", "test --check", "walk"], 0..<ways.count)
  func tellsMistakes(_ name: String, _ way: Int) throws {
    let command = try folder()
    defer { command.remove() }
    let (option, variables, project) = Self.ways[way]
    if let project { try command.write(project, to: "a11ysim.yaml") }
    let outcome = try command.shell("a11ysim \(name) \(option) wrong.yaml", environment: variables)
    #expect(outcome.status == 2)
    #expect(
      (outcome.output + outcome.messages).contains(
        """
        wrong.yaml, line 4, column 13: error: unknown trait 'headr' (unknown-trait)
        the line reads: traits: headr
        hint: did you mean 'header'?

        """))
    expectWords(outcome)
  }

  @Test("A transcript has words in place of its marks; a file gets it as it is, unless the option is given")
  func transcripts() throws {
    let command = try folder()
    defer { command.remove() }
    let words = try command.run("transcript", "--accessible", "a.yaml")
    #expect(
      words.output == """
        scenario: A mailbox
        reader: VoiceOver, iOS 26, en-US
        step: open main
        Write, button
        step: next, to the last element
        Delete, button

        """)
    #expect(try command.run("transcript", "a.yaml", environment: ["ACCESSIBLE": "1"]).output == mailboxGolden)
  }

  @Test("A walk tells what happens in words, and calls what is not speech a note")
  func walks() throws {
    let command = try folder()
    defer { command.remove() }
    let outcome = try command.shell("printf 'tap\\nfly\\n' | a11ysim walk --accessible a.yaml")
    #expect(outcome.output.contains("\nstep: open main\nWrite, button\n"))
    #expect(outcome.output.contains("\nnote: there is no command 'fly'; 'help' lists them all\n"))
    expectWords(outcome)
  }

  @Test("What would be spoken is told without columns")
  func speaks() throws {
    let command = try folder()
    defer { command.remove() }
    let outcome = try command.run("speak", "--dry-run", "--accessible", "a.yaml")
    // Without eSpeak NG the command says so, in words too.
    if outcome.status != 69 { #expect(outcome.output.hasPrefix("at 0.000 seconds: Write, button\n")) }
    expectWords(outcome)
  }

  @Test("Help has a line for each option", arguments: ["speak --help --accessible", "help walk --accessible"])
  func helpsInWords(_ words: String) throws {
    let command = try Command()
    defer { command.remove() }
    let outcome = try command.shell("a11ysim \(words)")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\n--rate <rate>: Words per minute, 80 to 450. (default: 175)\n"))
    #expect(!outcome.output.split(separator: "\n").contains { $0.contains("  ") || $0.hasPrefix(" ") })
  }

  @Test("An explanation has no columns", arguments: ["--accessible"])
  func explains(_ option: String) throws {
    let command = try folder()
    defer { command.remove() }
    let outcome = try command.run("explain", option, "a.yaml")
    #expect(outcome.output.contains("\n2. Delete, button\nview: button at a.yaml:"))
    expectWords(outcome)
  }

  @Test("An expectation that fails is told in sentences, and the result comes last")
  func tellsFailures() throws {
    let command = try folder()
    defer { command.remove() }
    let outcome = try command.run("test", "--check", "--accessible", "flow.yaml")
    #expect(outcome.output.contains("flow.yaml, line 5, column 20: error: "))
    #expect(outcome.output.contains("\nnote: expected: 'Nobody'\nnote: heard: Delete, button\n"))
    #expect(outcome.output.hasSuffix("\n1 failed, 0 as expected\n"))
    expectWords(outcome)
  }

  @Test(
    "Help tells of it, and of the exit status", arguments: [("accessibility", "ACCESSIBLE"), ("exit-status", "64")])
  func helps(_ topic: String, _ word: String) throws {
    let command = try Command()
    defer { command.remove() }
    let outcome = try command.run("help", topic)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(word))
  }

  /// No line begins with blanks or a mark, nothing is aligned, and nothing moves the cursor.
  private func expectWords(_ outcome: Command.Outcome) {
    for line in (outcome.output + outcome.messages).split(separator: "\n") {
      #expect(!line.contains("  ") && !line.contains("^") && !line.contains("\u{1B}") && !line.contains("\r"))
      #expect(![" ", "-", "+", "~", ">", "*", "=", "|"].contains(line.prefix(1)))
    }
  }
}
