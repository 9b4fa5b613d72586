import Interface
import Testing
import Walks

@Suite("Keys")
struct KeyTests {
  /// The keys of some bytes; after them nothing follows.
  private func keys(_ bytes: [UInt8]) -> [Key] {
    var decoder = KeyDecoder()
    var keys = bytes.compactMap { decoder.take($0) }
    if decoder.isWaiting, let key = decoder.timeOut() { keys.append(key) }
    return keys
  }

  // xterm's control sequences, and UTF-8.
  @Test(
    "Bytes become keys",
    arguments: [
      ([0x6E], [.character("n")]),
      ([0x1B, 0x5B, 0x43], [.right]),
      ([0x1B, 0x4F, 0x44], [.left]),
      ([0x1B, 0x5B, 0x35, 0x7E, 0x70], [.pageUp, .character("p")]),
      ([0x1B], [.escape]),
      ([0x1B, 0x1B], [.escape]),
      ([0x1B, 0x6E], [.character("n")]),
      ([0x1B, 0x5B, 0x31, 0x3B, 0x35, 0x43, 0x6E], [.character("n")]),
      ([0xC3, 0xA4, 0x6E], [.character("ä"), .character("n")]),
      ([0x0A, 0x7F, 0x04], [.enter, .backspace, .endOfInput]),
      ([0x07, 0x6E], [.character("n")]),
      ([0x09, 0x1B, 0x5B, 0x5A, 0x20], [.tab, .backTab, .character(" ")]),
    ] as [([UInt8], [Key])])
  func decoding(bytes: [UInt8], expected: [Key]) {
    #expect(keys(bytes) == expected)
  }

  @Test("An arrow that has not come whole is not a key yet")
  func waiting() {
    var decoder = KeyDecoder()
    #expect(decoder.take(0x1B) == nil)
    #expect(decoder.isWaiting)
    #expect(decoder.take(0x5B) == nil)
    #expect(decoder.timeOut() == nil)
    #expect(!decoder.isWaiting)
  }

  // The keys are the walk's own; each stands for one gesture.
  @Test(
    "Keys stand for gestures",
    arguments: [
      (.right, .command(.step(.next(1)))),
      (.character("p"), .command(.step(.previous(1)))),
      (.enter, .command(.step(.activate))),
      (.escape, .command(.step(.escape))),
      (.character("m"), .command(.step(.magicTap))),
      (.character("T"), .command(.step(.readAll(.top)))),
      (.character("a"), .prompt(.action)),
      (.character("]"), .command(.turnRotor(1))),
      (.character("u"), .command(.undo)),
      (.character("/"), .prompt(.search)),
      (.character("i"), .prompt(.item)),
      (.character(":"), .prompt(.command)),
      // Of each other technology.
      (.tab, .command(.step(.press(Keystroke(.tab))))),
      (.backTab, .command(.step(.press(Keystroke(.tab, with: [.shift]))))),
      (.character(" "), .command(.step(.press(Keystroke(.space))))),
      (.character("k"), .prompt(.step(.press))),
      (.character("N"), .command(.step(.showNames))),
      (.character("v"), .prompt(.step(.say))),
      (.character("D"), .prompt(.step(.dictate))),
      (.character("z"), .command(.step(.scan))),
      (.character("c"), .command(.step(.select(nil)))),
      (.character("C"), .prompt(.step(.select))),
      (.character("y"), .prompt(.step(.menu))),
      (.character("P"), .prompt(.step(.point))),
    ] as [(Key, KeyAction)])
  func binding(key: Key, action: KeyAction) throws {
    #expect(ManualWalk(try scenario()).action(of: key) == action)
  }

  @Test(
    "While no screen reader is on, a keyboard's keys are those of Full Keyboard Access, and Enter is a switch",
    arguments: [
      ("fullKeyboardAccess: on, voiceOver: off", .up, .press(Keystroke(.up))),
      ("fullKeyboardAccess: on, voiceOver: off", .enter, .press(Keystroke(.returnKey))),
      ("fullKeyboardAccess: on, voiceOver: off", .escape, .press(Keystroke(.escape))),
      ("fullKeyboardAccess: on, voiceOver: off", .character("n"), .next(1)),
      ("fullKeyboardAccess: on", .enter, .activate),
      ("switchControl: on, voiceOver: off", .enter, .select(nil)),
      ("switchControl: on, voiceOver: off", .right, .next(1)),
      ("fullKeyboardAccess: on, voiceOver: off, talkBack: on", .enter, .activate),
    ] as [(String, Key, Step.Command)])
  func withoutReader(settings: String, key: Key, step: Step.Command) throws {
    let walk = ManualWalk(try scenario("scenario: S\nsettings: { \(settings) }\nviews: [{ button: A }]\n"))
    #expect(walk.action(of: key) == .command(.step(step)))
  }

  @Test(
    "An answer completes a command",
    arguments: [
      (.action, "2", .action(2)),
      (.action, "Reply", .step(.perform("Reply"))),
      (.item, "Nick", .item("Nick")),
      (.search, "heading", .search("heading")),
      (.command, "scroll left", .step(.scroll(.left))),
      (.action, "\u{1B}[B", nil),
      (.text, " two words", .step(.type(" two words"))),
      (.step(.say), "Tap Reply", .step(.say("Tap Reply"))),
      (.step(.press), "Tab-Z", .step(.press(Keystroke("Z", with: [.tab])))),
      (.step(.menu), " ", nil),
      (.task, "", nil),
      (.failure, "", .endTask(.failed(""))),
    ] as [(KeyAction.Prompt, String, WalkCommand?)])
  func answering(prompt: KeyAction.Prompt, answer: String, command: WalkCommand?) throws {
    #expect(try prompt.command(answering: answer) == command)
  }
}
