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
    "A reader that is not there is an error with what may be meant",
    arguments: [
      ("transcript --readers voiceover,talkbak", "there is no reader 'talkbak'; did you mean 'talkback'?"),
      ("transcript --readers voicecontrl", "there is no reader 'voicecontrl'; did you mean 'voice-control'?"),
      // It explains the words of those that read aloud.
      ("explain --reader talkbak", "there is no reader 'talkbak'; did you mean 'talkback'?"),
      ("explain --reader jaws", "there is no reader 'jaws'; it is one of voiceover, talkback"),
      (
        "transcript --readers jaws",
        "there is no reader 'jaws'; it is one of voiceover, talkback, voice-control, switch-control, "
          + "full-keyboard-access"
      ),
    ])
  func unknown(_ line: String, _ message: String) throws {
    let command = try Command(files: ["a.yaml": mailbox])
    defer { command.remove() }
    let outcome = try command.shell("a11ysim \(line) a.yaml")
    #expect(outcome.status == 64)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
  }

  @Test("TalkBack alone plays flows as well")
  func talkBack() throws {
    let command = try Command(files: ["a.yaml": mailbox])
    defer { command.remove() }
    let outcome = try command.shell("a11ysim transcript a.yaml --reader talkback")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("reader: TalkBack, approximate: in English, of the elements of iOS"))
    #expect(outcome.output.contains("\nWrite, Button\n~ Double-tap to activate\n"))
  }

  @Test("What is expected of VoiceOver is not asked of TalkBack, and what is expected of TalkBack is")
  func expectations() throws {
    let command = try Command(files: [
      "a.yaml": """
      scenario: Two readers
      views: [{ toggle: Wi-Fi, isOn: true }, { button: Send }]
      flows:
        VoiceOver: [ first, { hear: "Wi-Fi, switch button, on" } ]
        TalkBack: [ { settings: { talkBack: on } }, first, { hear: "on, Wi-Fi, Switch" } ]

      """
    ])
    defer { command.remove() }
    #expect(try command.shell("a11ysim transcript a.yaml").status == 0)
    #expect(try command.shell("a11ysim transcript a.yaml --reader talkback").status == 0)
    try command.write(
      """
      scenario: Written for TalkBack
      settings: { talkBack: on }
      views: [{ toggle: Wi-Fi, isOn: true }]
      flows: { F: [ first, { hear: "Wi-Fi, switch button, on" } ] }

      """, to: "a.yaml")
    #expect(try command.shell("a11ysim transcript a.yaml").status == 1)
  }

  @Test("TalkBack's words are explained as well")
  func explains() throws {
    let command = try Command(files: ["a.yaml": mailbox])
    defer { command.remove() }
    let outcome = try command.shell("a11ysim explain a.yaml --reader talkback")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("reader: TalkBack, approximate: the elements are those of iOS\n"))
    #expect(outcome.output.contains("'Button': role (TalkBack's strings, October 2024)"))
  }

  @Test("A word of TalkBack's that stands in none of its strings is told to be assumed")
  func explainsAssumption() throws {
    let tabs = "scenario: A\nviews: [tabView: [{ tab: Home, views: [text: Hello] }]]\n"
    let command = try Command(files: ["a.yaml": tabs])
    defer { command.remove() }
    let outcome = try command.shell("a11ysim explain a.yaml --reader talkback")
    #expect(outcome.output.contains("'Tab': role (assumed: no string of TalkBack's is known)"))
  }

  @Test(
    "What it cannot do is a wrong command line",
    arguments: [
      "--readers braille", "--readers ''", "--reader voice-control --heard", "--readers voiceover,talkback --flow Read",
    ])
  func refuses(_ options: String) throws {
    let command = try Command(files: ["a.yaml": mailbox])
    defer { command.remove() }
    let outcome = try command.shell("a11ysim transcript a.yaml \(options)")
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
  }
}
