import Foundation
import TestSupport
import Testing

@Suite("The option --locale")
struct LocaleTests {
  private static let commands = ["test", "transcript", "explain", "picture", "speak --dry-run", "walk"]

  @Test(
    "A language that a scenario could not have is a wrong command line, and nothing is written", arguments: commands)
  func refusesUnknown(_ name: String) throws {
    let command = try Command(files: ["a.yaml": mailbox])
    defer { command.remove() }
    let outcome = try command.shell("a11ysim \(name) a.yaml --locale klingon")
    #expect(outcome.status == 64)
    #expect(outcome.messages.hasPrefix("error: unknown language 'klingon'; write a tag such as en-US, de-DE or ru\n"))
    #expect(try command.shell("a11ysim \(name) a.yaml --locale de_DE").messages.contains("did you mean 'de-DE'?"))
    #expect(command.text("a.klingon.golden.txt.new") == nil)
  }

  // The German word for a button is that of the phrasebook, from Apple's own pages in German.
  @Test(
    "The same language gives the same words, whichever command is asked",
    arguments: ["transcript", "explain", "picture", "walk"])
  func changesLanguage(_ name: String) throws {
    let command = try Command(files: ["a.yaml": mailbox])
    defer { command.remove() }
    let outcome = try command.shell("echo next | a11ysim \(name) a.yaml --locale de-DE")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Write, Taste"))
    #expect(!outcome.output.contains("Write, button"))
  }

  @Test("The page on languages in the documentation is what the program prints of them")
  func page() throws {
    let command = try Command(files: [:])
    defer { command.remove() }
    let page = try PackageFiles.text("Sources/A11ySimulation/Documentation.docc/Languages.md")
    #expect(try command.run("languages").output == page)
  }

  @Test("A recorded walk is played in the scenario's language, so that it is not walked in another")
  func refusesRecording() throws {
    let command = try Command(files: ["a.yaml": mailbox])
    defer { command.remove() }
    #expect(try command.run("walk", "a.yaml", "--locale", "de-DE", "--record", "b.yaml").status == 64)
    #expect(command.text("b.yaml") == nil)
  }
}
