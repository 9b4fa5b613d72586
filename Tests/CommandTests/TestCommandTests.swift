import Foundation
import TestSupport
import Testing

/// A scenario with two buttons.
let mailbox = """
  scenario: A mailbox
  views:
    - button: Write
    - button: Delete

  """

/// What is heard in it.
let mailboxGolden = """
  scenario: A mailbox
  reader: VoiceOver, iOS 26, en-US

  > open main
  Write, button
  > next, to the last element
  Delete, button

  """

/// How much of it is gone through.
let mailboxCoverage = "2 of 2 stops heard, 1 of 1 screen visited\n"

@Suite("a11ysim test")
struct TestCommandTests {
  @Test("A scenario that says what was recorded passes")
  func passes() throws {
    let command = try Command(files: ["Scenarios/a.yaml": mailbox, "Scenarios/a.golden.txt": mailboxGolden])
    defer { command.remove() }
    #expect(try command.run("test") == .init(status: 0, output: mailboxCoverage + "1 as expected\n", messages: ""))
  }

  @Test("At home, what differs waits beside its golden; accept records it, and then it passes")
  func suspends() throws {
    let recorded = mailboxGolden.replacingOccurrences(of: "Delete, button", with: "Delete, link")
    let command = try Command(files: ["Scenarios/a.yaml": mailbox, "Scenarios/a.golden.txt": recorded])
    defer { command.remove() }
    let outcome = try command.run("test")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("role 'link' became 'button'"))
    #expect(outcome.output.hasSuffix("1 differs, 0 as expected. Decide on what differs: a11ysim review\n"))
    #expect(command.text("Scenarios/a.golden.txt") == recorded)
    #expect(command.text("Scenarios/a.golden.txt.new") == mailboxGolden)
    #expect(try command.run("pending").output == "Scenarios/a.golden.txt: differs\n")
    #expect(try command.run("accept", "Scenarios/a.yaml").output == "accepted Scenarios/a.golden.txt\n")
    #expect(command.text("Scenarios/a.golden.txt") == mailboxGolden)
    #expect(command.text("Scenarios/a.golden.txt.new") == nil)
    #expect(try command.run("test").status == 0)
  }

  @Test("What a failed flow says is not recorded, and that is told", arguments: ["-u", "--update=missing"])
  func withholdsFailedFlow(_ option: String) throws {
    let flow = "flows:\n  read:\n    - next\n    - hear: Write, button\n"
    let command = try Command(files: ["a.yaml": mailbox + flow])
    defer { command.remove() }
    let outcome = try command.run("test", option, "a.yaml")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("a.yaml: not recorded, because a flow failed\na.yaml: flow 'read' failed\n"))
    #expect(command.text("a.golden.txt") == nil)
    try command.write(mailboxGolden, to: "a.golden.txt")
    #expect(try command.run("test", option, "a.yaml").output.contains("not recorded") == (option == "-u"))
    #expect(command.text("a.golden.txt") == mailboxGolden)
    #expect(try !command.run("test", "a.yaml").output.contains("not recorded"))
  }

  @Test("Rejecting drops what is pending")
  func rejects() throws {
    let command = try Command(files: ["Scenarios/a.yaml": mailbox])
    defer { command.remove() }
    let outcome = try command.run("test")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasSuffix("1 without a golden, 0 as expected. Decide on what is new: a11ysim review\n"))
    #expect(try command.run("pending").output == "Scenarios/a.golden.txt: new\n")
    #expect(try command.run("reject").output == "rejected Scenarios/a.golden.txt\n")
    #expect(try command.run("pending").output == "nothing is pending\n")
    #expect(command.text("Scenarios/a.golden.txt") == nil)
  }

  @Test(
    "In CI and with --check nothing is written, and the way to adopt is named",
    arguments: [([], ["CI": "true"]), (["--check"], [:])])
  func writesNothingInCI(_ arguments: [String], _ environment: [String: String]) throws {
    let command = try Command(files: ["Scenarios/a.yaml": mailbox])
    defer { command.remove() }
    let outcome = try command.shell("a11ysim test \(arguments.joined())", environment: environment)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasSuffix("1 without a golden, 0 as expected\n"))
    #expect(
      outcome.output.contains("To adopt: run 'a11ysim test -u Scenarios/a.yaml' and commit.") == !environment.isEmpty)
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: command.folder.path).sorted() == [
        "Scenarios", "Scenarios/a.yaml",
      ])
  }

  @Test(
    "Each mode records what it names, and a run that was asked to write is a pass",
    arguments: [
      ("--update never", 1, false, false), ("--update missing", 1, true, false), ("--update changed", 0, true, true),
      ("-u", 0, true, true), ("--update all", 0, true, true),
    ])
  func updates(_ option: String, _ status: Int32, _ recordsMissing: Bool, _ recordsChanged: Bool) throws {
    let command = try Command(files: [
      "Scenarios/a.yaml": mailbox, "Scenarios/b.yaml": mailbox, "Scenarios/b.golden.txt": "scenario: A mailbox\n",
    ])
    defer { command.remove() }
    #expect(try command.shell("a11ysim test \(option)").status == status)
    #expect((command.text("Scenarios/a.golden.txt") == mailboxGolden) == recordsMissing)
    #expect((command.text("Scenarios/b.golden.txt") == mailboxGolden) == recordsChanged)
  }

  @Test("A golden that cannot be replaced stays whole", arguments: ["chmod 555 Scenarios;", "ulimit -f 0;"])
  func keepsGoldenWhole(_ obstacle: String) throws {
    // The superuser may write everywhere.
    if obstacle.hasPrefix("chmod"), getuid() == 0 { return }
    let old = "scenario: A mailbox\nreader: VoiceOver, iOS 26, en-US\n\nOld\n"
    let command = try Command(files: ["Scenarios/a.yaml": mailbox, "Scenarios/a.golden.txt": old])
    defer { command.remove() }
    let outcome = try command.shell("\(obstacle) a11ysim test -u > /dev/null 2>&1")
    _ = try command.shell("chmod 755 Scenarios")
    #expect(outcome.status != 0)
    #expect(command.text("Scenarios/a.golden.txt") == old)
  }

  @Test("Two scenarios whose golden would be the same file are an error")
  func refusesCollisions() throws {
    let command = try Command(files: [
      "Scenarios/a.yaml": mailbox, "Scenarios/a.json": #"{ "scenario": "A", "views": [] }"#,
    ])
    defer { command.remove() }
    let outcome = try command.run("test", "-u")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("the golden would be the same file as that of Scenarios/a.yaml"))
    #expect(command.text("Scenarios/a.golden.txt") == nil)
  }

  @Test("Wrong input is worse than a difference, and does not stop the others")
  func ranks() throws {
    let command = try Command(files: [
      "Scenarios/a.yaml": mailbox, "Scenarios/b.yaml": "scenario: [", "Scenarios/c.yaml": mailbox,
      "Scenarios/c.golden.txt": mailboxGolden,
    ])
    defer { command.remove() }
    let outcome = try command.run("test", "--check")
    #expect(outcome.status == 2)
    #expect(outcome.output.hasSuffix("1 with a mistake, 1 without a golden, 1 as expected\n"))
  }

  @Test("A wrong command line is 64", arguments: [["--update", "chnaged"], ["--shard", "4/3"], ["-u", "--check"]])
  func refusesOptions(_ arguments: [String]) throws {
    let command = try Command(files: ["Scenarios/a.yaml": mailbox])
    defer { command.remove() }
    #expect(try command.shell("a11ysim test \(arguments.joined(separator: " "))").status == 64)
  }

  @Test("Review is for a terminal, and names what programs use")
  func refusesReview() throws {
    let command = try Command()
    defer { command.remove() }
    let outcome = try command.run("review")
    #expect(outcome.status == 64)
    for name in ["accept", "reject", "pending"] { #expect(outcome.messages.contains(name)) }
  }

  @Test(
    "Where there is no scenario, each command says so and how to begin",
    arguments: [
      ("test", "Scenarios"), ("test empty", "empty"), ("check empty", "empty"), ("transcript empty", "empty"),
    ])
  func tellsOfAbsence(_ line: String, _ folder: String) throws {
    let command = try Command(files: ["empty/note.txt": ""])
    defer { command.remove() }
    let outcome = try command.shell("a11ysim \(line)")
    #expect(outcome.status == 2)
    #expect(outcome.messages.hasSuffix("there is no scenario in \(folder); 'a11ysim init' writes a first one\n"))
  }

  @Test("Where scenarios stand beside the folder that is looked into, they are pointed to")
  func tellsOfScenariosHere() throws {
    let command = try Command(files: ["inbox.yaml": "scenario: Inbox\nviews: []"])
    defer { command.remove() }
    let outcome = try command.run("test")
    #expect(outcome.status == 2)
    #expect(
      outcome.messages.hasSuffix(
        "there is no scenario in Scenarios; those of this folder are meant by '.', as in 'a11ysim test .'\n"))
  }

  @Test(
    "Where there is no preview, the command says so",
    arguments: [
      ("previews empty", "there is no #Preview in empty, and no PreviewProvider"),
      ("previews nothere", "there is no file or folder 'nothere'"),
      ("previews", "name Swift files or folders, here or under 'previews' in a11ysim.yaml"),
      ("previews empty.swift", "there is no #Preview in empty.swift, and no PreviewProvider"),
      (
        "transcript Row.swift",
        """
        there is no #Preview in Row.swift, and no PreviewProvider
          hint: a view is heard once its file has a preview of it: '#Preview { Row() }' in Row.swift
        """
      ),
      (
        "previews Mac",
        "all previews in Mac/Dock.swift stand under '#if os(macOS)', and what is heard here is an iPhone's"
      ),
    ])
  func tellsOfNoPreviews(_ line: String, _ message: String) throws {
    let command = try Command(files: [
      "empty/note.txt": "", "empty.swift": "", "Row.swift": "struct Row: View { var body: some View { Text(title) } }",
      "Mac/Dock.swift": "#if os(macOS)\n#Preview { Dock() }\n#endif\n",
    ])
    defer { command.remove() }
    let outcome = try command.shell("a11ysim \(line)")
    #expect(outcome.status == 2)
    #expect(outcome.messages == "error: \(message)\n")
  }

  @Test("Of flows beside Swift code it is told before anything is compiled that they cannot be read")
  func tellsOfWrongFlows() throws {
    let command = try Command(files: [
      "Row.swift": "#Preview { Text(\"Placed\") }\n", "Row.flows.yaml": "Row:\n  - next\n",
    ])
    defer { command.remove() }
    let outcome = try command.shell("a11ysim previews .")
    #expect(outcome.status == 2)
    #expect(
      outcome.messages == """
        Row.flows.yaml:2:3: error: expected a map of flows, found a list [wrong-type]
        2 |   - next
          |   ^
          = hint: give the flow a name: '{ Name: […] }'
        1 error in Row.flows.yaml

        """)
  }

  @Test(
    "A flow or screen that is not there is told with what was meant, or with all that there are",
    arguments: [
      ("transcript --flow Raed", "a.yaml has no flow 'Raed'; did you mean 'Read'?"),
      ("transcript --flow nope", "a.yaml has no flow 'nope'; it has 'Read', 'Write a letter'"),
      ("explain --screen mian", "a.yaml has no screen 'mian'; did you mean 'main'?"),
      ("picture --screen nope", "a.yaml has no screen 'nope'; it has 'main'"),
    ])
  func listsNames(_ line: String, _ message: String) throws {
    let command = try Command(files: ["a.yaml": mailbox + "flows: { Read: [next], Write a letter: [next] }\n"])
    defer { command.remove() }
    let outcome = try command.shell("a11ysim \(line) a.yaml")
    #expect(outcome.status == 2)
    #expect(outcome.messages == "error: \(message)\n")
  }

  @Test("Nothing to test is suspicious")
  func suspectsEmptiness() throws {
    let command = try Command(files: ["Scenarios/a.yaml": mailbox, "Scenarios/a.golden.txt": mailboxGolden])
    defer { command.remove() }
    #expect(try command.run("test", "--filter", "nothing").status == 2)
    #expect(try command.run("test", "--filter", "nothing", "--pass-with-no-tests").status == 0)
    #expect(try command.run("test", "--shard", "2/2").status == 0)
  }
}
