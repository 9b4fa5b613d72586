import Foundation
import TestSupport
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
      try command.shell("cd Sources/deep && a11ysim test --reporter plain").output
        == mailboxCoverage + "1 as expected\n")
  }

  @Test(
    "A wrong file is told of with its place, and with what was probably meant",
    arguments: [
      ("scenaros: Speech", "1:1: error: unknown key 'scenaros' in a project [unknown-key]", "scenarios"),
      ("reporters: [plain, junt=a.xml]", "1:20: error: unknown reporter 'junt' [unknown-reporter]", "junit"),
      ("reporters: junit=", "1:12: error: 'junit=' names no file [no-report-file]", ""),
      ("platform: iSO 26", "1:11: error: unknown platform 'iSO' [unknown-platform]", "iOS"),
      ("settings: { hint: off }", "1:13: error: unknown key 'hint' in settings [unknown-key]", "hints"),
      ("settings: { hints: offf }", "1:20: error: expected true or false, found 'offf' [wrong-type]", ""),
    ])
  func reportsMistakes(_ text: String, _ message: String, _ nearMiss: String) throws {
    let command = try Command(files: ["a11ysim.yaml": text + "\n"])
    defer { command.remove() }
    let outcome = try command.run("test")
    #expect(outcome.status == 2)
    #expect(outcome.messages.hasPrefix("a11ysim.yaml:\(message)"))
    if !nearMiss.isEmpty { #expect(outcome.messages.contains("did you mean '\(nearMiss)'?")) }
  }

  @Test(
    "A path of scenarios that leads nowhere is told at its place",
    arguments: ["test", "check", "audit", "doctor", "pending"])
  func reportsAbsence(_ name: String) throws {
    let command = try Command(files: [
      "a11ysim.yaml": "scenarios: [Speech, Nope]\n", "Speech/a.yaml": mailbox, "Speech/a.golden.txt": mailboxGolden,
    ])
    defer { command.remove() }
    let outcome = try command.run(name)
    #expect(outcome.status == 2)
    #expect(
      outcome.messages.hasPrefix("a11ysim.yaml:1:21: error: there is no file or folder 'Nope' [file-not-found]\n"))
    #expect(try command.run("test", "Speech").status == 0)
    try command.write("scenarios: Speach\n", to: "a11ysim.yaml")
    #expect(try command.run(name).messages.contains("= hint: did you mean 'Speech'?\n"))
  }

  @Test(
    "Without a path all commands take the scenarios of the project", arguments: ["test", "check", "audit", "matrix"])
  func hasPaths(_ name: String) throws {
    let command = try Command(files: [
      "Scenarios/a.yaml": "scenario: A\nviews: [{ text: B }]\n", "b.yaml": "scenario:\n",
    ])
    defer { command.remove() }
    #expect(!(try command.run(name).messages.contains("error")))
    _ = try command.shell("rm Scenarios/a.yaml")
    #expect(
      try command.run(name).messages.contains(
        "there is no scenario in Scenarios; those of this folder are meant by '.'"))
  }

  @Test("Files of other tools are passed over in folders; a scenario with a wrong key is not")
  func passesOver() throws {
    let command = try Command(files: [
      "docker-compose.yml": "services:\n  views: { image: nginx }\n",
      "package.json": #"{ "scripts": { "views": "vite" } }"#,
      "openapi.yaml": "openapi: 3.1.0\ncomponents: {}\n", "node_modules/x/a.yaml": "scenario: A\nviews: 1\n",
      "a.yaml": "scenario: A\nviews: [{ text: B }]\n",
    ])
    defer { command.remove() }
    #expect(try command.run("check", ".").output == "1 of 1 scenario correct\n")
    try command.write("scenaro: A\nviews: [{ text: B }]\n", to: "b.yaml")
    #expect(try command.run("check", ".").messages.hasPrefix("./b.yaml:1:1: error: unknown key 'scenaro'"))
    #expect(try command.run("check", "docker-compose.yml").status == 2)
  }

  @Test("A file with nothing in it decides nothing")
  func emptyFile() throws {
    let command = try Command(files: ["a11ysim.yaml": "\n", "a.yaml": "scenario: A\nviews: [{ text: B }]\n"])
    defer { command.remove() }
    #expect(try command.run("check", "a.yaml").output == "1 of 1 scenario correct\n")
    try command.write("# nothing yet\n", to: "a11ysim.yaml")
    #expect(try command.run("check", "a.yaml").status == 0)
  }

  @Test("What a scenario does not say is as the project says, in every command")
  func hasDefaults() throws {
    let command = try Command(files: [
      "a11ysim.yaml": "platform: iPadOS 26\ndevice: iPad mini\nlocale: de-DE\nsettings: { hints: off }\n",
      "a.yaml": "scenario: A\nviews: [{ toggle: WLAN, hint: Schaltet }]\n",
      "b.yaml": """
      scenario: B
      platform: iOS 26
      locale: en-US
      settings: { hints: on, boldText: on }
      views: [{ toggle: Wi-Fi, hint: Switches }]

      """,
    ])
    defer { command.remove() }
    // The German words for a switch and its state are those of the phrasebook, from Apple's own pages in German.
    let first = "scenario: A\nreader: VoiceOver, iPadOS 26, de-DE\nsettings: hints off\n\n"
    let outcome = try command.run("transcript", "a.yaml", "b.yaml")
    #expect(outcome.output.hasPrefix(first))
    #expect(outcome.output.contains("scenario: B\nreader: VoiceOver, iOS 26, en-US\nsettings: boldText on\n\n"))
    #expect(outcome.output.contains("~ Switches\n"))
    #expect(!outcome.output.contains("Schaltet"))
    #expect(try command.run("test", "-u", "a.yaml").status == 0)
    #expect(command.text("a.golden.txt")?.hasPrefix(first) == true)
    let walk = try command.shell("echo next | a11ysim walk a.yaml --record c.yaml")
    #expect(walk.output.hasPrefix(first))
    #expect(walk.status == 0)
  }

  @Test("Reports go where the file of the project says, from its folder")
  func writesReports() throws {
    let command = try Command(files: [
      "a11ysim.yaml": "reporters: [plain, tap=out.tap]\n", "Scenarios/a.yaml": mailbox,
      "Scenarios/a.golden.txt": mailboxGolden, "deep/empty.txt": "",
    ])
    defer { command.remove() }
    #expect(try command.shell("cd deep && a11ysim test").output == mailboxCoverage + "1 as expected\n")
    #expect(command.text("out.tap")?.hasPrefix("TAP version 14\n") == true)
  }

  @Test("The schema of the project's file is printed for editors")
  func printsSchema() throws {
    let command = try Command()
    defer { command.remove() }
    let schema = try JSONSerialization.jsonObject(with: Data(command.run("schema", "--project").output.utf8))
    let properties = (schema as? [String: Any])?["properties"] as? [String: Any]
    #expect(
      properties?.keys.sorted() == [
        "$schema", "accessible", "audit", "device", "locale", "mask", "platform", "previews", "readings", "reporters",
        "scenarios", "settings", "strict", "version",
      ])
  }

  @Test("The first scenario passes, and is not written over")
  func begins() throws {
    let command = try Command()
    defer { command.remove() }
    try command.write("locale: de-DE\n", to: "a11ysim.yaml")
    let outcome = try command.run("init")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains(
        """
        wrote Scenarios/first.yaml and Scenarios/first.golden.txt
        for editors: a11ysim.schema.json
        for git: *.golden.txt.new in .gitignore
        what VoiceOver says: a11ysim transcript Scenarios/first.yaml

        """))
    #expect(try command.run("test").output.hasSuffix("\n1 as expected\n"))
    // What editors and git want to know of scenarios.
    let first = command.text("Scenarios/first.yaml")
    #expect(first?.hasPrefix("# yaml-language-server: $schema=../a11ysim.schema.json\n") == true)
    #expect(try command.text("a11ysim.schema.json") == command.run("schema").output)
    #expect(command.text(".gitignore") == "*.golden.txt.new\n")
    // What the program itself has written is no scenario.
    #expect(try command.run("report").status == 0)
    #expect(try command.run("test", ".").output.hasSuffix("\n1 as expected\n"))
    try command.write("mine", to: "Scenarios/first.yaml")
    #expect(try command.run("init").status == 1)
    #expect(command.text("Scenarios/first.yaml") == "mine")
  }

  @Test("What git ignores is added once, whatever ends its lines")
  func ignoresOnce() throws {
    let command = try Command(files: [".gitignore": ".build\r\n"])
    defer { command.remove() }
    #expect(try command.run("init").status == 0)
    let ignored = ".build\r\n*.golden.txt.new\n"
    #expect(command.text(".gitignore") == ignored)
    try command.write(ignored.replacing("new\n", with: "new\r\n"), to: ".gitignore")
    #expect(try command.shell("rm -r Scenarios; a11ysim init").status == 0)
    #expect(command.text(".gitignore") == ".build\r\n*.golden.txt.new\r\n")
  }

  @Test("The doctor tells what a run would do, a fact on each line")
  func tells() throws {
    let command = try Command()
    defer { command.remove() }
    let lines = try command.run("doctor", environment: ["CI": "1"]).output.split(separator: "\n")
    #expect(lines.contains("CI: yes, because of CI; nothing is written unless asked for"))
    #expect(lines.contains("standard output: no terminal"))
    #expect(lines.contains("scenarios: Scenarios"))
    #expect(lines.contains("settings: those of a new device"))
    try command.write("settings: { hints: off }\nreporters: tap=a.tap\n", to: "a11ysim.yaml")
    let others = try command.run("doctor", environment: ["NO_COLOR": "1"]).output.split(separator: "\n")
    #expect(others.contains("settings: hints off"))
    #expect(others.contains("reporters: tap=a.tap"))
    #expect(others.contains("colors: off, because of NO_COLOR"))
  }
}
