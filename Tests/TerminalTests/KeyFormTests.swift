import Foundation
import TestSupport
import Testing
import Voices

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite("Walking with keys")
struct KeyFormTests {
  /// A walk through the mailbox in a folder of its own; names of files are those in the folder.
  private func walk(_ arguments: String...) throws -> (PseudoTerminal, TemporaryFolder) {
    let folder = try TemporaryFolder()
    let file = try folder.write(mailbox, to: "mailbox.yaml")
    let terminal = try PseudoTerminal(["walk", file] + arguments.map { $0.replacing("DIR", with: folder.url.path) })
    #expect(terminal.shows("# ? lists the keys, q quits\n"))
    #expect(terminal.waits { terminal.readsKeys })
    return (terminal, folder)
  }

  @Test("Keys are gestures, and what happens is appended")
  func keys() throws {
    let (terminal, folder) = try walk()
    defer { withExtendedLifetime(folder) {} }
    try terminal.press("\u{1B}[C")
    #expect(terminal.shows("> next\nNick\n~ Actions available\n"))
    try terminal.press("a")
    #expect(terminal.shows("# 1 Flag\n# 2 Reply\naction, by its number or name: "))
    #expect(terminal.waits { !terminal.readsKeys })
    try terminal.press("2\n")
    #expect(terminal.shows("> perform Reply\n* screen changed\nReply, heading\n"))
    try terminal.press("n\n")
    #expect(terminal.shows("> activate\n"))
    try terminal.press("t")
    #expect(terminal.shows("type: "))
    try terminal.press("Hi\n")
    #expect(terminal.shows("> type Hi\ncap H, i\n"))
    try terminal.press("\u{1B}")
    #expect(terminal.shows("> escape\nHi, text field\n"))
    try terminal.press("u")
    #expect(terminal.shows("# undone: escape\n"))
    try terminal.press("Z")
    #expect(terminal.shows("# this key does nothing; ? lists the keys\n"))
    try terminal.press("/")
    #expect(terminal.shows("search for: "))
    try terminal.press("cap H, i\n")
    #expect(terminal.shows("# step 5, type Hi: cap H, i\n"))
    try terminal.press("a")
    #expect(terminal.shows("# there is no action here\n"))
    // Escape leaves a question at once, with what was typed; and so does an arrow, which is not a key then.
    for key in ["\u{1B}", "\u{1B}[A"] {
      try terminal.press("f")
      #expect(terminal.shows("go to: "))
      #expect(terminal.waits { !terminal.readsKeys })
      try terminal.press("Nic" + key)
      #expect(terminal.shows("# nothing chosen\n"))
      #expect(terminal.waits { terminal.readsKeys })
    }
    // What the terminal has shown for the key is rubbed out.
    #expect(terminal.shows("go to: Nic^[\u{8} \u{8}\u{8} \u{8}\n"))
    try terminal.press("?")
    #expect(terminal.shows("# right arrow or n: swipe right: the next element\n"))
    try terminal.press("q")
    #expect(terminal.end() == 0)
    #expect(terminal.shows("# 5 steps\n"))
    #expect(terminal.isRestored)
    // Nothing is drawn: every line is only appended.
    #expect(!terminal.screen.contains("\u{1B}["))
  }

  @Test("A task that is marked as failed makes the answer no")
  func failedTask() throws {
    let (terminal, folder) = try walk()
    defer { withExtendedLifetime(folder) {} }
    try terminal.press("b")
    #expect(terminal.shows("name of the task: "))
    try terminal.press("Read\n")
    #expect(terminal.shows("task: Read\n"))
    #expect(terminal.waits { terminal.readsKeys })
    try terminal.press("x")
    #expect(terminal.shows("what went wrong: "))
    try terminal.press("no name\n")
    #expect(terminal.shows("# task 'Read': failed: no name\n"))
    #expect(terminal.waits { terminal.readsKeys })
    try terminal.press("\u{04}")
    #expect(terminal.end() == 1)
    #expect(terminal.isRestored)
  }

  @Test("Why nothing can be said aloud is told once")
  func tellsSilenceOnce() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(mailbox, to: "mailbox.yaml")
    // No program that plays sound is found there.
    let environment = Program.environment.merging(["PATH": folder.path]) { $1 }
    let terminal = try PseudoTerminal(["walk", file], environment: environment)
    #expect(terminal.waits { terminal.readsKeys })
    let before = terminal.screen
    try terminal.press("s")
    #expect(terminal.waits { terminal.screen.count > before.count && terminal.screen.hasSuffix("\n") })
    let reason = terminal.screen.dropFirst(before.count)
    #expect(!reason.contains("speech off"))
    try terminal.press("ss")
    #expect(terminal.waits { terminal.screen.hasSuffix("# speech off\n# speech off\n") })
    try terminal.press("q")
    #expect(terminal.end() == 0)
    #expect(terminal.screen.components(separatedBy: reason).count == 2)
  }

  @Test("Any command can be typed, and an empty answer chooses nothing")
  func commands() throws {
    let (terminal, folder) = try walk()
    defer { withExtendedLifetime(folder) {} }
    try terminal.press(":")
    #expect(terminal.shows("command: "))
    try terminal.press("nxt\n")
    #expect(terminal.shows("# there is no command 'nxt'; did you mean 'next'?\n"))
    try terminal.press("i")
    #expect(terminal.shows("# 3 Nick\nitem, by its number or name: "))
    try terminal.press("\n")
    #expect(terminal.shows("# nothing chosen\n"))
    try terminal.press(":")
    #expect(terminal.waits { !terminal.readsKeys })
    try terminal.press("quit\n")
    #expect(terminal.end() == 0)
    #expect(terminal.isRestored)
  }

  @Test(
    "A signal ends the walk, which is kept, and leaves the terminal as it was",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func signals(signal: Int32) throws {
    let (terminal, folder) = try walk("--record", "DIR/mine.yaml", "--flow", "Mine")
    try terminal.press("n")
    #expect(terminal.shows("> next\nNick\n"))
    terminal.send(signal)
    #expect(terminal.end() == 128 + signal)
    #expect(terminal.isRestored)
    #expect(terminal.screen.contains("# 1 step\n"))
    #expect(
      try String(contentsOf: folder.file("mine.yaml"), encoding: .utf8)
        == mailbox + "  Mine:\n    - hear: Inbox, heading\n    - next\n    - hear: Nick\n")
  }

  @Test("What changes in the file during the walk stays, and a walk that does not fit it any more is told")
  func changes() throws {
    let (terminal, folder) = try walk("--record", "DIR/mailbox.yaml", "--flow", "Mine")
    let file = folder.file("mailbox.yaml")
    try Data(("# Changed.\n" + mailbox).utf8).write(to: file)
    try terminal.press("nq")
    #expect(terminal.end() == 0)
    let flow = "Mine:\n  - hear: Inbox, heading\n  - next\n  - hear: Nick\n"
    let kept = "  " + flow.replacing("\n  ", with: "\n    ")
    #expect(try String(contentsOf: file, encoding: .utf8) == "# Changed.\n" + mailbox + kept)

    let (second, other) = try walk("--record", "DIR/mailbox.yaml", "--flow", "Mine")
    try Data(mailbox.replacing("label: Nick", with: "label: Beth").utf8).write(to: other.file("mailbox.yaml"))
    try second.press("nq")
    #expect(second.end() == 2)
    #expect(second.screen.hasSuffix("the walk, to be kept by hand:\n" + flow))
  }

  @Test("A signal ends the walk while something is asked, too")
  func signalAtPrompt() throws {
    let (terminal, folder) = try walk("--record", "DIR/mine.yaml")
    try terminal.press("f")
    #expect(terminal.shows("go to: "))
    #expect(terminal.waits { !terminal.readsKeys })
    // Control-C as the terminal passes it on needs a session of its own; the signal is the same.
    try terminal.press("Ni")
    terminal.send(SIGINT)
    #expect(terminal.end() == 130)
    #expect(terminal.isRestored)
    #expect(terminal.screen.contains("\n# 0 steps\n"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["mailbox.yaml", "mine.yaml"])
  }

  @Test("Stopped, it gives the terminal back; brought to the front again, it reads keys")
  func stopping() throws {
    let (terminal, folder) = try walk()
    defer { withExtendedLifetime(folder) {} }
    terminal.send(SIGTSTP)
    #expect(terminal.waits { terminal.isRestored })
    try terminal.press("n")
    // Whoever goes on before it has stopped would have it stop for good; a shell waits for that.
    #expect(
      terminal.waits {
        terminal.send(SIGCONT)
        return terminal.screen.contains("> next\nNick\n")
      })
    #expect(terminal.readsKeys)
    try terminal.press("q")
    #expect(terminal.end() == 0)
    #expect(terminal.isRestored)
  }

  @Test("Commands as words work in a terminal, too")
  func lines() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(mailbox, to: "mailbox.yaml")
    let terminal = try PseudoTerminal("walk", "--line", file)
    #expect(terminal.shows("Inbox, heading\n"))
    try terminal.press("nxt\nnext\n")
    #expect(terminal.shows("did you mean 'next'?\n"))
    #expect(terminal.shows("> next\nNick\n"))
    #expect(!terminal.readsKeys)
    try terminal.press("quit\n")
    // A person may mistype; only a script is then wrong.
    #expect(terminal.end() == 0)
  }

  @Test("Whoever listens to the terminal takes commands as words")
  func accessible() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(mailbox, to: "mailbox.yaml")
    let terminal = try PseudoTerminal("walk", file, environment: ["ACCESSIBLE": "1"])
    #expect(terminal.shows("note: help lists the commands, quit ends the walk\n"))
    #expect(!terminal.readsKeys)
    // Control-D: there will be no more input.
    try terminal.press("next\n\u{04}")
    #expect(terminal.end() == 0)
    // What was typed stands there, and is not told again.
    #expect(terminal.screen.hasSuffix("\nNick\nafter a pause: Actions available\nnote: 1 step\n"))
  }

  @Test("What is said aloud is cut by the next key", .enabled(if: ESpeakVoice.isAvailable))
  func speaking() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "scenario: S\nviews: [{ text: One two three four five six seven }, { text: B }]", to: "s.yaml")
    // A player that keeps what it gets, each time in a file of its own.
    let player = try folder.write("#!/bin/sh\nexec cat > \"$KEPT/$$.raw\"\n", to: "paplay")
    #expect(chmod(player, 0o755) == 0)
    let terminal = try PseudoTerminal(
      ["walk", "--speak", file], environment: ["PATH": "\(folder.url.path):/usr/bin:/bin", "KEPT": folder.url.path])
    var played: [Int] {
      let files = try? FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)
      return (files ?? []).filter { $0.pathExtension == "raw" }.compactMap { try? Data(contentsOf: $0).count }
        .filter { $0 > 0 }
    }
    #expect(terminal.waits { terminal.readsKeys && !played.isEmpty })
    try terminal.press("n")
    #expect(terminal.shows("> next\nB\n"))
    #expect(terminal.waits { played.count == 2 })
    try terminal.press("q")
    #expect(terminal.end() == 0)
    // The words take more than two seconds of two bytes, 22,050 times a second.
    #expect(played.allSatisfy { $0 < 2 * 2 * 22050 })
  }
}
