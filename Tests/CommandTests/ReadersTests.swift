import TestSupport
import Testing

@Suite("The option --readers")
struct ReadersTests {
  @Test(
    "It puts technologies side by side", arguments: ["--readers voiceover,talkback", "--readers=talkback,voiceover"])
  func compares(_ option: String) throws {
    let command = try Command(files: ["a.yaml": mailbox])
    defer { command.remove() }
    let outcome = try command.shell("a11ysim transcript a.yaml \(option)")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("   voiceover: Write, button\n"))
    #expect(outcome.output.contains("   talkback: Write, Button ~ Double-tap to activate\n"))
  }

  @Test(
    "What it cannot do is a wrong command line",
    arguments: ["--readers braille", "--readers ''", "--reader talkback --heard", "--reader talkback --flow Read"])
  func refuses(_ options: String) throws {
    let command = try Command(files: ["a.yaml": mailbox])
    defer { command.remove() }
    let outcome = try command.shell("a11ysim transcript a.yaml \(options)")
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
  }
}
