import Foundation
import TestSupport
import Testing

@Suite("Files that commands write")
struct FileTests {
  private func folder() throws -> Command {
    try Command(files: ["Scenarios/a.yaml": mailbox, "Scenarios/a.golden.txt": mailboxGolden, "file.txt": "mine"])
  }

  @Test(
    "A folder that is missing is made",
    arguments: [
      ("test --reporter junit=reports/new/a.xml", ["reports/new/a.xml"]),
      ("test --patch-output patches/a.diff", ["patches/a.diff"]),
      ("picture Scenarios/a.yaml --output pictures/a.svg", ["pictures/a.svg"]),
      ("picture Scenarios/a.yaml --all --output pictures/new", ["pictures/new/main.svg"]),
    ])
  func makesFolders(_ line: String, _ paths: [String]) throws {
    let command = try folder()
    defer { command.remove() }
    let outcome = try command.shell("a11ysim \(line)")
    #expect(outcome.status == 0)
    #expect(outcome.messages.isEmpty)
    for path in paths { #expect(command.text(path) != nil) }
  }

  @Test("A pipe takes a report, and stays a pipe")
  func writesIntoPipe() throws {
    let command = try folder()
    defer { command.remove() }
    let outcome = try command.shell(
      "mkfifo pipe; cat pipe > copy.tap & a11ysim test --reporter tap=pipe && wait && test -p pipe")
    #expect(outcome.status == 0)
    #expect(command.text("copy.tap") == "TAP version 14\nok 1 - Scenarios/a.yaml\n1..1\n")
  }

  @Test(
    "What is in the way is said",
    arguments: [
      ("test --reporter junit=Scenarios", "error: cannot write Scenarios: 'Scenarios' is a folder\n"),
      ("test --patch-output .", "error: cannot write .: '.' is a folder\n"),
      ("picture Scenarios/a.yaml -o .", "error: cannot write .: '.' is a folder\n"),
      ("picture Scenarios/a.yaml -o file.txt/a.svg", "/file.txt is not a folder\n"),
      ("picture Scenarios/a.yaml --all -o file.txt", "/file.txt is not a folder\n"),
    ])
  func tellsObstacles(_ line: String, _ message: String) throws {
    let command = try folder()
    defer { command.remove() }
    let outcome = try command.shell("a11ysim \(line)")
    #expect(outcome.status == 74)
    #expect(outcome.messages.hasSuffix(message))
    #expect(command.text("file.txt") == "mine")
  }
}
