import TestSupport
import Testing

/// The reference of the language in a terminal and as an article.
@Suite("Help on the language")
struct HelpTests {
  private func help(_ words: String...) throws -> Command.Outcome {
    let command = try Command()
    defer { command.remove() }
    return try command.shell("a11ysim help \(words.joined(separator: " "))")
  }

  @Test(
    "Every page can be asked for",
    arguments: [
      ("kinds", "button: A button. After it: text, a symbol, views or nothing."),
      ("kind button", "hint: What happens when the element is activated. After it: text or { key: … }."),
      (
        "key detents",
        "detents (sheet): The heights at which the sheet rests; it begins at the first, or at its selection. After it: "
          + "medium, large or a list."
      ),
      ("effects", "push: Opens a screen on top of this one, with a way back. After it: text."),
      ("effect append", "  to: The list in state. After it: text."),
      ("steps", "focus: Go to an element by its name. After it: text or a map."),
      ("step next", "next: Swipe right: the next element. After it: a whole number or nothing."),
      ("expressions", "isEmpty: Whether a list or a text has nothing in it. As in 'draft.isEmpty'."),
      ("hear", "role: The role has these words, such as button. After it: text."),
      ("settings", "boldText: Bold Text. On a new device: off. After it: true or false."),
      ("setting hints", "hints: VoiceOver: speak hints. On a new device: on. After it: true or false."),
      (
        "readings",
        "backLabels: The label of a back button that is called “Back” is spoken. Followed: AccessibilitySnapshot. "
          + "Otherwise: WWDC14-210, on an older system. Unless given: off. After it: true or false."
      ),
      ("traits", "header: The element heads what comes after it."),
      ("rotors", "Headings: Go to the next or the previous one on the screen."),
      ("keys", "hint: What happens when the element is activated. After it: text or { key: … }."),
      ("scenario", "locale: VoiceOver's own language, such as en-US. After it: text."),
      ("project", "accessible: Whether output is made for people who listen. After it: true or false."),
      ("devices", "iPhone 17: iOS, 402 points wide."),
      // One thing of a page, and one page, in the singular and without saying what it is.
      ("step", "focus: Go to an element by its name. After it: text or a map."),
      ("rotor", "Headings: Go to the next or the previous one on the screen."),
      ("platform", "platform: The system with its major version, such as iOS 26. After it: text."),
      ("flow", "flows: Ways through the interface by name. After it: a map."),
      ("flow", "flow: A way through the screens, under 'flows': a list of steps. 'a11ysim help steps' lists them."),
      (
        "golden",
        "golden: The transcript that is expected, in a file beside the scenario: 'inbox.golden.txt'. 'a11ysim test' "
          + "compares with it, and records it with -u."
      ),
      ("append", "  to: The list in state. After it: text."),
      ("boldText", "boldText: Bold Text. On a new device: off. After it: true or false."),
      ("boldtext", "boldText: Bold Text. On a new device: off. After it: true or false."),
      ("stepper", "Keys of its own:"),
      (
        "detents",
        "detents (sheet): The heights at which the sheet rests; it begins at the first, or at its selection. After it: "
          + "medium, large or a list."
      ),
      ("header", "header: The element heads what comes after it."),
    ])
  func page(words: String, line: String) throws {
    let outcome = try help(words)
    #expect(outcome.status == 0)
    #expect(outcome.output.split(separator: "\n").contains(line[...]), "\(outcome.output)")
  }

  @Test(
    "What there is no help on is an error with what may be meant",
    arguments: [
      ("knids", "error: there is no help on 'knids'; did you mean 'kinds'?\n"),
      ("kind buton", "error: there is no help on 'kind buton'; did you mean 'button'?\n"),
      ("buton", "error: there is no help on 'buton'; did you mean 'button'?\n"),
      ("golde", "error: there is no help on 'golde'; did you mean 'golden'?\n"),
      ("transcrip", "error: there is no help on 'transcrip'; did you mean 'transcript'?\n"),
    ])
  func unknown(words: String, message: String) throws {
    let outcome = try help(words)
    #expect(outcome.status == 64)
    #expect(outcome.messages == message)
  }

  @Test("A word that stands only inside of something is told with what is around it")
  func inside() throws {
    let output = try help("recording").output
    #expect(output.contains("recording: What was heard on a device, under 'recording' of a screen."))
    #expect(output.contains("screens.recording: What was heard on a real device on such a screen."))
  }

  @Test("For people who listen a word that is no command is told of as well")
  func listening() throws {
    let outcome = try help("golden", "--accessible")
    #expect(outcome.output.contains("golden: The transcript that is expected"))
  }

  @Test("A file in place of a command is an error with the command that reads it")
  func file() throws {
    let command = try Command(files: ["a.yaml": "scenario: A\nviews: [{ text: A }]\n"])
    defer { command.remove() }
    let outcome = try command.run("a.yaml")
    #expect(outcome.status == 64)
    #expect(outcome.messages == "error: there is no command 'a.yaml'; write 'a11ysim transcript a.yaml'\n")
  }

  @Test("The article is what 'help language' prints")
  func article() throws {
    #expect(try PackageFiles.text("Sources/A11ySimulation/Documentation.docc/Language.md") == help("language").output)
  }
}
