import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite("Watching")
struct WatchTests {
  private static let scenario = "scenario: A\nviews: [{ button: Reply }]\n"
  private static let golden = "scenario: A\nreader: VoiceOver, iOS 26, en-US\n\n> open main\nReply, button\n"

  private func watch() throws -> (PseudoTerminal, TemporaryFolder) {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] {
      _ = try folder.write(Self.scenario, to: name + ".yaml")
      _ = try folder.write(Self.golden, to: name + ".golden.txt")
    }
    let terminal = try PseudoTerminal("test", "--watch", folder.url.path, folder: folder.url)
    #expect(terminal.shows("2 as expected\nwatching; ? tells what you can ask for\n"))
    return (terminal, folder)
  }

  @Test("What changes is tested again, and what is recorded on request is no news")
  func testsAgain() throws {
    let (terminal, folder) = try watch()
    let path = try folder.write(Self.scenario.replacing("Reply", with: "Answer"), to: "a.yaml")
    #expect(terminal.shows("changed: \(path)\n"))
    #expect(terminal.shows("'Reply' became 'Answer'"))
    #expect(terminal.shows("1 differs, 0 as expected, 1 of 2 tested again"))
    try terminal.press("u\n")
    #expect(
      terminal.shows(
        "recorded \(folder.file("a.golden.txt").path)\n1 of 1 stop heard, 1 of 1 screen visited\n1 recorded, 0 as expected, 1 of 2 tested again\n"
      ))
    try terminal.press("\n")
    #expect(terminal.shows("2 of 2 stops heard, 2 of 2 screens visited\n2 as expected\n"))
    try terminal.press("?\n")
    #expect(terminal.shows("q ends; each with Enter\n"))
    // A golden that someone accepts elsewhere is tested again too.
    _ = try folder.write("scenario: A\n", to: "b.golden.txt")
    #expect(terminal.shows("changed: \(folder.file("b.golden.txt").path)\n"))
    try terminal.press("q\n")
    #expect(terminal.end() == 1)
    #expect(terminal.screen.components(separatedBy: "changed: ").count == 3)
    // Nothing is drawn: every line is only appended.
    #expect(!terminal.screen.contains("\u{1B}[2") && !terminal.screen.contains("\u{1B}[H"))
  }

  @Test("A table that a scenario names is looked at too")
  func looksAtTables() throws {
    let (terminal, folder) = try watch()
    _ = try folder.write("scenario: A\nstrings: Words.xcstrings\nviews: [{ button: Reply }]\n", to: "a.yaml")
    #expect(terminal.shows("there is no file 'Words.xcstrings'"))
    let table = #"{ "sourceLanguage": "en", "strings": { "Reply": { "localizations": { "en": WORDS } } } }"#
    let path = try folder.write(
      table.replacing("WORDS", with: #"{ "stringUnit": { "value": "Reply" } }"#), to: "Words.xcstrings")
    try terminal.press("\n")
    // The first time was before the table was named.
    #expect(terminal.waits { terminal.screen.components(separatedBy: "2 as expected").count == 3 })
    _ = try folder.write(
      table.replacing("WORDS", with: #"{ "stringUnit": { "value": "Answer" } }"#), to: "Words.xcstrings")
    #expect(terminal.shows("changed: \(path)\n"))
    #expect(terminal.shows("'Reply' became 'Answer'"))
    try terminal.press("q\n")
    #expect(terminal.end() == 1)
  }

  @Test("A file that a scenario includes is looked at too, and is itself no scenario")
  func looksAtIncludedFiles() throws {
    let (terminal, folder) = try watch()
    let row = "components: { Item: { views: [{ button: Reply }] } }\n"
    let path = try folder.write(row, to: "shared/rows.yaml")
    _ = try folder.write("scenario: A\ninclude: shared/rows.yaml\nviews: [Item]\n", to: "a.yaml")
    #expect(terminal.shows("1 as expected, 1 of 2 tested again"))
    _ = try folder.write(row.replacing("Reply", with: "Answer"), to: "shared/rows.yaml")
    #expect(terminal.shows("changed: \(path)\n"))
    #expect(terminal.shows("'Reply' became 'Answer'"))
    // What is not there is looked for.
    try FileManager.default.removeItem(at: folder.file("shared/rows.yaml"))
    #expect(terminal.shows("1 with a mistake, 0 as expected, 1 of 2 tested again"))
    _ = try folder.write(row, to: "shared/rows.yaml")
    #expect(terminal.shows("1 as expected, 1 of 2 tested again"))
    // What is broken is tested again once it is mended.
    _ = try folder.write("components: [", to: "shared/rows.yaml")
    #expect(terminal.shows("1 with a mistake, 0 as expected, 1 of 2 tested again"))
    _ = try folder.write(row, to: "shared/rows.yaml")
    #expect(terminal.waits { terminal.screen.components(separatedBy: "1 as expected, 1 of 2 tested again").count == 3 })
    try terminal.press("q\n")
    #expect(terminal.end() == 0)
  }

  @Test("A picture is drawn again when a file changes that its scenario includes")
  func drawsIncludedFilesAgain() throws {
    let folder = try TemporaryFolder()
    let row = "components: { Item: { views: [{ button: Reply }] } }\n"
    let path = try folder.write(row, to: "shared/rows.yaml")
    let scenario = try folder.write("scenario: A\ninclude: shared/rows.yaml\nviews: [Item]\n", to: "a.yaml")
    let picture = folder.file("a.svg")
    let terminal = try PseudoTerminal("picture", "--watch", scenario, "--output", picture.path, folder: folder.url)
    #expect(terminal.shows("watching; Control-C ends it\n"))
    #expect(try String(contentsOf: picture, encoding: .utf8).contains("Reply, button"))
    _ = try folder.write(row.replacing("Reply", with: "Answer"), to: "shared/rows.yaml")
    #expect(terminal.shows("changed: \(path)\n"))
    #expect(terminal.waits { (try? String(contentsOf: picture, encoding: .utf8))?.contains("Answer, button") == true })
    terminal.send(SIGINT)
    #expect(terminal.end() == 130)
  }

  @Test("Scenarios come and go, and a project file that is wrong ends nothing")
  func goesOn() throws {
    let (terminal, folder) = try watch()
    let path = try folder.write(Self.scenario, to: "c.yaml")
    #expect(terminal.shows("changed: \(path)\n\(path): no golden\n"))
    _ = try folder.write("scenaros: x\n", to: "a11ysim.yaml")
    #expect(terminal.shows("a11ysim.yaml:1:1: error: unknown key 'scenaros'"))
    _ = try folder.write("settings: { hints: off }\n", to: "a11ysim.yaml")
    #expect(terminal.shows("2 differ, 1 without a golden, 0 as expected"))
    try terminal.press("q\n")
    #expect(terminal.end() == 1)
  }

  @Test("Control-C ends it at once, with a last line")
  func endsOnInterrupt() throws {
    let (terminal, folder) = try watch()
    defer { withExtendedLifetime(folder) {} }
    terminal.send(SIGINT)
    #expect(terminal.end() == 130)
    #expect(terminal.shows("no longer watching\n"))
    #expect(terminal.isRestored)
  }

  @Test("In CI it is refused")
  func refuses() throws {
    let outcome = try Program.run("test", "--watch", environment: ["CI": "1"])
    #expect(outcome.status == 64)
    #expect(outcome.messages.contains("--watch"))
  }
}
