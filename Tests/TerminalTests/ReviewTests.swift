import Foundation
import TestSupport
import Testing
import Voices

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite("Reviewing at a terminal")
struct ReviewTests {
  private static let old = "scenario: A\nreader: VoiceOver, iOS 26, en-US\n\n> open main\nReply, link\n"
  private static let new = "scenario: A\nreader: VoiceOver, iOS 26, en-US\n\n> open main\nReply, button\n"

  /// Some goldens of which a transcript waits.
  private func folder(_ names: String...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in names {
      _ = try folder.write(Self.old, to: name + ".golden.txt")
      _ = try folder.write(Self.new, to: name + ".golden.txt.new")
    }
    return folder
  }

  private func text(_ folder: TemporaryFolder, _ name: String) -> String? {
    try? String(contentsOf: folder.file(name + ".golden.txt"), encoding: .utf8)
  }

  private func isPending(_ folder: TemporaryFolder, _ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.file(name + ".golden.txt.new").path)
  }

  private static let question = "accept, reject, skip, play, all, none or quit? (skip) "

  @Test("One by one, each is accepted, rejected or skipped, and the result comes last")
  func decides() throws {
    let folder = try folder("a", "b", "c")
    let terminal = try PseudoTerminal("review", folder.url.path)
    #expect(terminal.shows("1 of 3: \(folder.url.path)/a.golden.txt\n"))
    #expect(terminal.shows("role 'link' became 'button'"))
    #expect(terminal.shows(Self.question))
    try terminal.press("what\n")
    #expect(terminal.shows("'all' and 'none' do so with all that remain\n"))
    try terminal.press("a\n")
    #expect(terminal.shows("2 of 3: "))
    try terminal.press("reject\n")
    #expect(terminal.shows("3 of 3: "))
    try terminal.press("\n")
    #expect(terminal.shows("1 accepted, 1 rejected, 1 left to decide\n"))
    #expect(terminal.end() == 0)
    #expect([text(folder, "a"), text(folder, "b"), text(folder, "c")] == [Self.new, Self.old, Self.old])
    #expect(["a", "b", "c"].map { isPending(folder, $0) } == [false, false, true])
  }

  @Test("What has no golden yet is shown as a whole, and recorded when it is accepted")
  func showsNew() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.new, to: "a.golden.txt.new")
    let terminal = try PseudoTerminal("review", folder.url.path)
    #expect(terminal.shows("no golden yet; the transcript is:\n"))
    #expect(terminal.shows("Reply, button\n"))
    #expect(terminal.shows(Self.question))
    try terminal.press("a\n")
    #expect(terminal.shows("1 accepted, 0 rejected, 0 left to decide\n"))
    #expect(terminal.end() == 0)
    #expect(text(folder, "a") == Self.new && !isPending(folder, "a"))
  }

  @Test("All that remain are decided on at once", arguments: [("all", 2, 0), ("none", 0, 2)])
  func decidesOnAll(_ answer: String, _ accepted: Int, _ rejected: Int) throws {
    let folder = try folder("a", "b")
    let terminal = try PseudoTerminal("review", folder.url.path)
    #expect(terminal.shows(Self.question))
    try terminal.press("\(answer)\n")
    #expect(terminal.shows("\(accepted) accepted, \(rejected) rejected, 0 left to decide\n"))
    #expect(terminal.end() == 0)
    #expect(text(folder, "b") == (accepted > 0 ? Self.new : Self.old))
    #expect(!isPending(folder, "a") && !isPending(folder, "b"))
  }

  @Test("Who leaves has decided on nothing more", arguments: ["quit\n", "\u{04}"])
  func leaves(_ answer: String) throws {
    let folder = try folder("a", "b")
    let terminal = try PseudoTerminal("review", folder.url.path)
    #expect(terminal.shows(Self.question))
    try terminal.press(answer)
    #expect(terminal.shows("0 accepted, 0 rejected, 2 left to decide\n"))
    #expect(terminal.end() == 0)
    #expect(isPending(folder, "a") && isPending(folder, "b"))
  }

  @Test("For people who listen, changes are sentences")
  func speaksInSentences() throws {
    let folder = try folder("a")
    let terminal = try PseudoTerminal("review", "--accessible", folder.url.path)
    #expect(terminal.shows("line 5: expected 'Reply, link'; got 'Reply, button'\nrole 'link' became 'button'\n"))
    try terminal.press("s\n")
    #expect(terminal.end() == 0)
    #expect(!terminal.screen.contains("\u{1B}"))
  }

  @Test("Old and new are heard, one after the other", .enabled(if: ESpeakVoice.isAvailable))
  func plays() throws {
    let folder = try folder("a")
    // A player that keeps what it gets.
    let player = try folder.write("#!/bin/sh\nexec cat >> \"$KEPT/kept.raw\"\n", to: "paplay")
    #expect(chmod(player, 0o755) == 0)
    let terminal = try PseudoTerminal(
      "review", folder.url.path, environment: ["PATH": "\(folder.url.path):/usr/bin:/bin", "KEPT": folder.url.path])
    #expect(terminal.shows(Self.question))
    try terminal.press("play\n")
    // 'Before: Reply, link. Now: Reply, button.' takes more than two seconds of two bytes, 22,050 times a second.
    #expect(
      terminal.waits { ((try? Data(contentsOf: folder.file("kept.raw")).count) ?? 0) > 2 * 2 * 22050 })
    try terminal.press("accept\n")
    #expect(terminal.shows("1 accepted, 0 rejected, 0 left to decide\n"))
    #expect(terminal.end() == 0)
  }

  @Test("Without a player it says what is missing, and goes on", .enabled(if: ESpeakVoice.isAvailable))
  func goesOnWithoutSound() throws {
    let folder = try folder("a", "b")
    let terminal = try PseudoTerminal("review", "--speak", folder.url.path, environment: ["PATH": folder.url.path])
    #expect(terminal.shows(Self.question))
    // What could not be played is told with the next question, if nobody has cut it before.
    #expect(
      terminal.waits {
        try? terminal.press("play\n")
        Thread.sleep(forTimeInterval: 0.2)
        return terminal.screen.contains("error: ")
      })
    try terminal.press("all\n")
    #expect(terminal.shows("2 accepted, 0 rejected, 0 left to decide\n"))
    #expect(terminal.end() == 0)
  }
}
