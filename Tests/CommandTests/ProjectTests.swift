import Foundation
import Testing

@Suite("Projects")
struct ProjectTests {
  @Test("The file of a project says where scenarios are, from wherever in it the command runs")
  func findsScenarios() throws {
    let command = try Command(files: [
      "a11ysim.yaml": "scenarios: Speech\nreporters: [tap]\n", "Speech/a.yaml": mailbox,
      "Speech/a.golden.txt": mailboxGolden, "Sources/deep/empty.txt": "",
    ])
    defer { command.remove() }
    #expect(try command.run("test").output == "TAP version 14\nok 1 - Speech/a.yaml\n1..1\n")
    #expect(
      try command.shell("cd Sources/deep && a11ysim test --reporter plain").output == "1 as expected\n")
  }

  @Test("A wrong file is told of with its place")
  func reportsMistakes() throws {
    let command = try Command(files: ["a11ysim.yaml": "scenaros: Speech\n"])
    defer { command.remove() }
    let outcome = try command.run("test")
    #expect(outcome.status == 2)
    #expect(outcome.messages.hasPrefix("a11ysim.yaml:1:1: error: unknown key 'scenaros' in a project [unknown-key]"))
  }

  @Test("The first scenario passes, and is not written over")
  func begins() throws {
    let command = try Command()
    defer { command.remove() }
    #expect(try command.run("init").status == 0)
    #expect(try command.run("test").output == "1 as expected\n")
    try command.write("mine", to: "Scenarios/first.yaml")
    #expect(try command.run("init").status == 1)
    #expect(command.text("Scenarios/first.yaml") == "mine")
  }

  @Test("The doctor tells what a run would do, a fact on each line")
  func tells() throws {
    let command = try Command()
    defer { command.remove() }
    let lines = try command.run("doctor", environment: ["CI": "1"]).output.split(separator: "\n")
    #expect(lines.contains("CI: yes; nothing is written unless asked for"))
    #expect(lines.contains("standard output: no terminal"))
    #expect(lines.contains("scenarios: Scenarios"))
  }
}
