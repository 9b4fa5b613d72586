import Testing

/// What is said to Voice Control, in the words of Apple's strings for iOS 15 (`CommandStrings`), and what is seen of it.
@Suite("Commands of Voice Control")
struct VoiceCommandTests {
  private static let values = """
    state: { volume: 50, stars: 3 }
    views:
      - { slider: Volume, value: $volume, range: [0, 100] }
      - { slider: Speed, value: 10, range: [0, 50], step: 10 }
      - { element: , label: Rating, value: "${stars}", traits: [adjustable], increment: { set: { stars: "${stars + 1}" } }, decrement: { set: { stars: "${stars - 1}" } } }
      - { button: Send, action: { set: { stars: 0 } } }
    """

  @Test(
    "Values",
    arguments: [
      ("Set Volume to 40", ["= Volume: 40%"]),
      // That “percent” may be said is assumed.
      ("Set volume to 40 percent", ["= Volume: 40%"]),
      ("Set volume to forty-two percent", ["= Volume: 42%"]),
      ("Set volume to one hundred", ["= Volume: 100%"]),
      // The value is one of the steps.
      ("Set Speed to 55", ["= Speed: 60%"]),
      ("Set Volume to 101", ["* failed: nothing here is called 'Set Volume to 101'"]),
      (
        "Set Rating to 40",
        ["* failed: 'Rating' has steps but no range; say 'Increment Rating'"]
      ),
      ("Set Send to 40", ["* failed: 'Send' has no value to change"]),
      ("Increment at rating", ["= Rating: 4"]), ("Increment rating by 3", ["= Rating: 6"]),
      ("Increment rating three times", ["= Rating: 6"]), ("Decrement rating 2 times", ["= Rating: 1"]),
      ("Repeat that", ["= There is nothing to repeat!"]),
      ("Show actions for Send", ["= No actions are available for this item."]),
      ("Start drag at Send", ["* failed: nothing can be picked up from 'Send'"]), ("Wake up", []), ("Press Send", []),
      ("Click send", []), ("Tap and hold at Send", []),
    ] as [(String, [String])])
  func values(_ said: String, _ lines: [String]) throws {
    #expect(try heard(Self.values, "{ say: '\(said)' }") == lines)
  }

  @Test("What was said is said again, as often as one likes")
  func again() throws {
    let steps = "{ say: Increment rating }, { say: Repeat that two times }, { say: Repeat 2 }"
    #expect(
      try heard(Self.values, steps) == ["= Rating: 4", "= Rating: 5", "= Rating: 6", "= Rating: 7", "= Rating: 8"])
    let nothing = "= There is nothing to repeat!"
    #expect(try heard(Self.values, "{ say: Repeat that }, { say: Repeat that }") == [nothing, nothing])
  }

  // Apple's strings know numbers up to ninety-nine (`NumberTwoThroughNinetyNine`).
  @Test("Nothing is done more often than 99 times")
  func most() throws {
    let large = Int.max
    #expect(try heard(Self.values, "{ say: Increment rating by \(large) }") == ["= Rating: 102"])
    let steps = "{ say: Tap Note }, { say: Backspace \(large) }"
    #expect(try heard("state: { note: one }\nviews: [{ textEditor: Note, text: $note }]", steps) == ["= Note: empty"])
  }

  /// Many buttons below each other.
  private static let long =
    "views: [{ scrollView: ["
    + (1...120).map { "{ button: Song \($0), action: back }" }.joined(separator: ", ") + "] }]"

  @Test(
    "Scrolling",
    arguments: [
      ("Scroll to bottom", true), ("Scroll to the end", true), ("Scroll page down", false),
      ("Scroll to the top", false),
    ])
  func scrolling(_ said: String, showsLast: Bool) throws {
    let names = try heard(Self.long, "{ say: \(said) }, { say: Show names }")
    #expect(names.contains("= Song 120") == showsLast)
    #expect(!names.isEmpty)
    let back = try heard(Self.long, "{ say: \(said) }, { say: Scroll to the beginning }, { say: Show names }")
    #expect(back.contains("= Song 1"))
  }

  // What is not simulated is told, and the app is still in front.
  @Test(
    "Out of the app",
    arguments: [
      ("Go home", "Home Screen"), ("Go to the home screen", "Home Screen"), ("Press home button", "Home Screen"),
      ("Open Control Center", "Control Center"), ("Show the App Switcher", "App Switcher"), ("Open Maps", "Maps"),
      ("Search for shells", "Spotlight"), ("What can I say", "list of commands"),
    ])
  func outside(_ said: String, _ place: String) throws {
    #expect(try heard(Self.values, "{ say: \(said) }") == ["= outside the app: \(place)"])
    #expect(
      try heard(Self.values, "{ say: Open Send }") == ["* failed: 'Open' is for apps; say 'Tap Send'"])
  }

  // The field says “One two three”, and the insertion point is at its end.
  @Test(
    "Text",
    arguments: [
      (["Move back two words", "Type and"], "One and two three"),
      (["Move to the beginning", "Type At"], "At One two three"),
      (["Move up two lines", "Type end"], "One two three end"),
      (["Select previous word", "Uppercase that"], "One two THREE"),
      (["Delete previous 2 words"], "One"), (["Move to beginning", "Delete next word"], "two three"),
      (["Backspace 4"], "One two t"), (["Delete two"], "One three"), (["Delete all"], "empty"),
      (["Change two to four"], "One four three"), (["Move after One", "Type and"], "One and two three"),
      (["Move left by 3 characters", "Delete previous character"], "One two tree"),
      (["Select all", "Deselect that", "Delete forward"], "ne two three"),
      (["Delete this sentence"], "empty"), (["Lowercase that"], "One two three"), (["Uppercase two"], "One TWO three"),
      (["Insert and after One"], "One and two three"),
      (["Select two", "Extend selection by one word", "Delete that"], "One"),
      (["Select two", "Extend selection back by one word", "Delete that"], "three"),
      (["Select three", "Copy that", "Move to the beginning", "Paste that"], "threeOne two three"),
      (["Select three", "Cut that", "Move left", "Delete previous character"], "One tw "),
      // What was said last, or what is selected; iPhone User Guide, “Use Voice Control”.
      (["Select that", "Type four"], "four"), (["Select two", "Select that", "Type four"], "One four three"),
    ])
  func text(_ said: [String], _ written: String) throws {
    let field = "state: { draft: '' }\nviews: [{ textField: Note, text: $draft }]"
    let steps = (["Next field", "One two three"] + said).map { "{ say: \($0) }" }.joined(separator: ", ")
    #expect(try heard(field, steps).last == "= Note: \(written)")
  }

  // As the rotor's Edit has it, which is the system's edit menu.
  @Test(
    "What is not selected or is a secret is neither copied nor cut",
    arguments: [
      ("textField", "Copy that"), ("textField", "Cut that"), ("secureField", "Copy that"), ("secureField", "Cut that"),
    ])
  func copiesNothing(_ kind: String, _ said: String) throws {
    let screen = """
      state: { a: One two, b: Ten, c: '' }
      views:
        - { textField: First, text: $b }
        - { \(kind): Second, text: $a }
        - { textField: Third, text: $c }
      """
    let selection = kind == "secureField" ? "{ say: Select all }, " : ""
    let steps =
      "{ say: Next field }, { say: Select all }, { say: Copy that }, { say: Next field }, \(selection)"
      + "{ say: \(said) }, { say: Next field }, { say: Paste that }"
    #expect(try heard(screen, steps).last == "= Third: Ten")
  }

  // Nothing that is a command is written, simulated or not (assumed words).
  @Test(
    "Commands on text that are not simulated",
    arguments: ["Undo that", "Redo that", "Bold that", "Italicize that", "Underline this", "Correct that"])
  func untold(_ said: String) throws {
    let field = "state: { draft: '' }\nviews: [{ textField: Note, text: $draft }]"
    let steps = "{ say: Next field }, { say: One two }, { say: \(said) }, { say: three }"
    let verb = said.split(separator: " ").first.map(String.init) ?? ""
    #expect(
      try heard(field, steps).suffix(3) == [
        "= Note: One two", "= not simulated: \(verb) that", "= Note: One two three",
      ])
  }

  private func heard(_ screen: String, _ steps: String) throws -> [String] {
    try WalkExample("", screen, settings: "voiceOver: off, voiceControl: on", steps: steps).play()
  }
}
