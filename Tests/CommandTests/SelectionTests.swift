import Foundation
import TestSupport
import Testing

@Suite("Selecting what is tested")
struct SelectionTests {
  @Test("What failed last is tested again, and its record ignores itself")
  func remembersFailures() throws {
    let command = try Command(files: [
      "Scenarios/a.yaml": mailbox, "Scenarios/a.golden.txt": mailboxGolden, "Scenarios/b.yaml": mailbox,
    ])
    defer { command.remove() }
    #expect(try command.run("test").status == 1)
    #expect(command.text(".a11ysim/.gitignore") == "*\n")
    let outcome = try command.run("test", "--last-failed", "-u")
    #expect(
      outcome.output
        == "recorded Scenarios/b.golden.txt\n\(mailboxCoverage)1 recorded, 0 as expected, 1 of 2 selected\n")
    #expect(try command.run("test", "--last-failed").output == "0 as expected, 0 of 2 selected\n")
  }

  @Test("The record of failures is not written through a link, which may lead anywhere")
  func leavesLinks() throws {
    let command = try Command(files: ["a.yaml": mailbox, "other/mine.txt": "mine"])
    defer { command.remove() }
    try FileManager.default.createSymbolicLink(
      at: command.folder.appending(path: ".a11ysim"), withDestinationURL: command.folder.appending(path: "other"))
    #expect(try command.run("test", "--check", "a.yaml").status == 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: command.folder.appending(path: "other").path)
    #expect(names == ["mine.txt"])
  }

  @Test("The first failure ends the run, in the order of the paths")
  func stopsEarly() throws {
    let command = try Command(files: [
      "Scenarios/a.yaml": mailbox, "Scenarios/b.yaml": mailbox, "Scenarios/c.yaml": mailbox,
    ])
    defer { command.remove() }
    let outcome = try command.run("test", "--fail-fast", "--jobs", "3")
    #expect(outcome.output.contains("1 without a golden, 0 as expected, ended at the first failure"))
    #expect(try command.run("pending").output == "Scenarios/a.golden.txt: new\n")
  }

  @Test("A change of settings or language has a golden of its own")
  func namesVariants() throws {
    let command = try Command(files: ["Scenarios/a.yaml": mailbox, "Scenarios/a.golden.txt": mailboxGolden])
    defer { command.remove() }
    let outcome = try command.run("test", "-u", "--locale", "de-DE", "--setting", "dynamicType=accessibility3")
    #expect(outcome.output.hasPrefix("recorded Scenarios/a.de-DE.dynamic-type-accessibility3.golden.txt\n"))
    #expect(command.text("Scenarios/a.golden.txt") == mailboxGolden)
    // A variant's golden is not obsolete only because this run does not ask for it.
    #expect(try command.run("test").output == mailboxCoverage + "1 as expected\n")
  }

  @Test(
    "A golden without a scenario is told of, fails in CI, and is deleted when asked",
    arguments: [
      ("", [:], 0, true), ("", ["CI": "1"], 1, true), ("--obsolete delete", [:], 0, false),
      ("--obsolete ignore", ["CI": "1"], 0, true),
    ]
      as [(String, [String: String], Int32, Bool)])
  func judgesObsolete(_ option: String, _ environment: [String: String], _ status: Int32, _ stays: Bool) throws {
    let command = try Command(files: [
      "Scenarios/a.yaml": mailbox, "Scenarios/a.golden.txt": mailboxGolden, "Scenarios/gone.golden.txt": mailboxGolden,
      "Scenarios/notes.golden.txt": "Not ours\n",
    ])
    defer { command.remove() }
    let outcome = try command.shell("a11ysim test \(option)", environment: environment)
    #expect(outcome.status == status)
    #expect(outcome.output.contains("gone.golden.txt") == !option.contains("ignore"))
    #expect((command.text("Scenarios/gone.golden.txt") != nil) == stays)
    #expect(command.text("Scenarios/notes.golden.txt") == "Not ours\n")
  }

  @Test(
    "A run that did not see everything judges no golden obsolete",
    arguments: ["--filter a", "--shard 1/2", "Scenarios/a.yaml"])
  func leavesObsolete(_ option: String) throws {
    let command = try Command(files: [
      "Scenarios/a.yaml": mailbox, "Scenarios/a.golden.txt": mailboxGolden, "Scenarios/gone.golden.txt": mailboxGolden,
    ])
    defer { command.remove() }
    #expect(try command.shell("a11ysim test --obsolete delete \(option)").status == 0)
    #expect(command.text("Scenarios/gone.golden.txt") == mailboxGolden)
  }
}
