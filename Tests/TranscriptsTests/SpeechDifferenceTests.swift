import Interface
import ScenarioFiles
import Testing
import Transcripts

/// Two transcripts of a walk, and what is to be said about their difference.
struct Differing: Sendable, CustomTestStringConvertible {
  var rule: String
  var old: [String]
  var new: [String]
  var sentences: [String]

  var testDescription: String { rule }
}

private let header = "scenario: Trip\nreader: VoiceOver, iOS 26, en-US\n\n"

private func transcript(_ lines: [String]) -> String { header + lines.map { $0 + "\n" }.joined() }

@Suite("The speech diff")
struct SpeechDifferenceTests {
  // The first line below the header has the number 4.
  @Test(
    "Each change is told in words",
    arguments: [
      Differing(
        rule: "a role lost", old: ["Reply, button"], new: ["Reply"],
        sentences: ["line 4: expected 'Reply, button'; got 'Reply'", "role 'button' is no longer spoken"]),
      Differing(
        rule: "a state lost", old: ["selected, Day, button"], new: ["Day, button"],
        sentences: [
          "line 4: expected 'selected, Day, button'; got 'Day, button'", "state 'selected' is no longer spoken",
        ]),
      Differing(
        rule: "a role that became another", old: ["Reply, dimmed, button"], new: ["Reply, link"],
        sentences: [
          "line 4: expected 'Reply, dimmed, button'; got 'Reply, link'", "state 'dimmed' is no longer spoken",
          "role 'button' became 'link'",
        ]),
      Differing(
        rule: "words that became others", old: ["It was lovely! image"], new: ["It was dreadful! image"],
        sentences: [
          "line 4: expected 'It was lovely! image'; got 'It was dreadful! image'", "'lovely' became 'dreadful'",
        ]),
      Differing(
        rule: "words in front", old: ["Nick, button"], new: ["Unread, Nick, button"],
        sentences: ["line 4: expected 'Nick, button'; got 'Unread, Nick, button'", "'Unread' is now spoken"]),
      Differing(
        rule: "an offer after the pause", old: ["Nick", "~ Actions available"], new: ["Nick"],
        sentences: [
          "line 4: expected 'Nick; after a pause Actions available'; got 'Nick'",
          "'Actions available' is no longer spoken after the pause",
        ]),
      Differing(
        rule: "a custom action lost", old: ["Nick", "+ actions: Favorite, Reply"],
        new: ["Nick", "+ actions: Favorite"],
        sentences: [
          "line 4: expected 'Nick; available actions: Favorite, Reply'; got 'Nick; available actions: Favorite'",
          "action 'Reply' is no longer offered",
        ]),
      Differing(
        rule: "a custom action renamed", old: ["Nick", "+ actions: 'Like, share', Reply"],
        new: ["Nick", "+ actions: 'Like, share', Answer"],
        sentences: [
          "line 4: expected 'Nick; available actions: 'Like, share', Reply'; got 'Nick; available actions: 'Like, share', "
            + "Answer'",
          "action 'Reply' became 'Answer'",
        ]),
      Differing(
        rule: "actions in another order", old: ["Nick", "+ actions: A, B"], new: ["Nick", "+ actions: B, A"],
        sentences: [
          "line 4: expected 'Nick; available actions: A, B'; got 'Nick; available actions: B, A'",
          "action 'B' now comes first of 2",
        ]),
      Differing(
        rule: "a rotor and an entry of another", old: ["Nick", "+ rotor Days: Monday, Tuesday"],
        new: ["Nick", "+ rotor Days: Monday", "+ rotor Places: Home"],
        sentences: [
          "line 4: expected 'Nick; available rotor Days: Monday, Tuesday'; got 'Nick; available rotor Days: Monday; "
            + "available rotor Places: Home'",
          "entry of the rotor Days 'Tuesday' is no longer offered", "entry of the rotor Places 'Home' is now offered",
        ]),
      Differing(
        rule: "a stop added", old: ["A", "C"], new: ["A", "B, button", "C"], sentences: ["line 5: 'B, button' is new"]),
      Differing(
        rule: "a stop removed", old: ["A", "B, button", "C"], new: ["A", "C"],
        sentences: ["line 5: 'B, button' is missing"]),
      Differing(
        rule: "a stop moved", old: ["A", "B", "C", "D"], new: ["B", "C", "D", "A"],
        sentences: ["line 4: 'A' moved to line 7"]),
      Differing(
        rule: "a stop moved and changed", old: ["Nick, Hello there, button", "B", "C", "D"],
        new: ["B", "C", "D", "Nick, Hello there, link"],
        sentences: [
          "line 4: 'Nick, Hello there, button' moved to line 7, and became 'Nick, Hello there, link'",
          "role 'button' became 'link'",
        ]),
      Differing(
        rule: "a rename next to a move", old: ["A", "B, button", "C", "D", "E"],
        new: ["X, button", "C", "D", "A", "E"],
        sentences: [
          "line 4: 'A' moved to line 7", "line 4: expected 'B, button'; got 'X, button'", "'B' became 'X'",
        ]),
      Differing(
        rule: "two stops in each other's place, one with another name", old: ["A", "> next", "B", "C"],
        new: ["X", "> next", "A", "C"],
        sentences: [
          "line 4: 'A' moved to line 6", "line 6: 'B' moved to line 4, and became 'X'", "'B' became 'X'",
        ]),
      Differing(
        rule: "a stop gone and another one come elsewhere", old: ["A, button", "C", "D"], new: ["C", "D", "B, button"],
        sentences: ["line 4: 'A, button' is missing", "line 6: 'B, button' is new"]),
      Differing(
        rule: "two words of an element in another order", old: ["Harbor, 9:41, button"], new: ["9:41, Harbor, button"],
        sentences: [
          "line 4: expected 'Harbor, 9:41, button'; got '9:41, Harbor, button'", "'Harbor' moved after '9:41'",
        ]),
      Differing(
        rule: "the last words now first", old: ["Nick, Hello, Unread"], new: ["Unread, Nick, Hello"],
        sentences: [
          "line 4: expected 'Nick, Hello, Unread'; got 'Unread, Nick, Hello'", "'Unread' moved to the front",
        ]),
      Differing(
        rule: "a stop with other words among new ones", old: ["A", "Fast reply, button", "C"],
        new: ["A", "X", "Y", "Slow reply, button", "C"],
        sentences: [
          "line 5: 'X' is new", "line 6: 'Y' is new",
          "line 7: expected 'Fast reply, button'; got 'Slow reply, button'", "'Fast' became 'Slow'",
        ]),
      Differing(
        rule: "a step", old: ["> next", "A"], new: ["> previous", "A"],
        sentences: ["line 4: expected step 'next'; got step 'previous'", "'next' became 'previous'"]),
      Differing(rule: "line breaks of Windows", old: ["A\r", "B\r"], new: ["A", "B"], sentences: []),
    ])
  func sentences(_ example: Differing) {
    let difference = SpeechDifference(from: transcript(example.old), to: transcript(example.new))
    #expect(difference.sentences == example.sentences)
    #expect(difference.isEmpty == example.sentences.isEmpty)
  }

  @Test("A line of the heading has no mark")
  func showsHeading() {
    let german = header.replacing("en-US", with: "de-DE")
    #expect(
      SpeechDifference(from: header, to: german).text() == """
             1  scenario: Trip
        -    2  reader: VoiceOver, iOS 26, [-en-US-]
        +    2  reader: VoiceOver, iOS 26, {+de-DE+}
                'en-US' became 'de-DE'

        """)
  }

  /// Lines that are read with the phrasebook, the system and the settings of their header; the words are those of the
  /// phrasebooks, the places those of AccessibilitySnapshot's speech.
  @Test(
    "Roles and states are words of VoiceOver's own in the places that they can have",
    arguments: [
      (en, "On, button", "Yes, button", ["'On' became 'Yes'"]),
      (en, "Link, button", "Home, button", ["'Link' became 'Home'"]),
      (en, "link, link", "button, link", ["'link' became 'button'"]),
      (en, "Save, on, paper", "Save, off, paper", ["'on' became 'off'"]),
      (en, "More, menu button", "More", ["role 'menu button' is no longer spoken"]),
      (en, "Trip, back button", "Trip, button", ["role 'back button' became 'button'"]),
      (en, "Trip, heading level 2", "Trip, heading level 3", ["role 'heading level 2' became 'heading level 3'"]),
      (en, "Mute, switch button, off", "Mute, switch button, on", ["state 'off' became 'on'"]),
      (en, "Mode, switch button, Loud", "Mode, switch button, Low", ["state 'Loud' became 'Low'"]),
      (en, "selected, Day, tab, 1 of 2", "Day, tab, 1 of 2", ["state 'selected' is no longer spoken"]),
      (en, "Day, button, 1 of 2", "Day, 1 of 3", ["role 'button' is no longer spoken", "'2' became '3'"]),
      // Two roles one after the other are not said in this order, so that the first is called so.
      (en, "Image, link, image", "Image, image", ["role 'link' is no longer spoken"]),
      (en, "Search, image, button", "Search, button", ["'image' is no longer spoken"]),
      (de, "Antworten, Taste", "Antworten", ["role 'Taste' is no longer spoken"]),
      (de, "Taste, Taste", "Hyperlink, Taste", ["'Taste' became 'Hyperlink'"]),
      (de, "Auswahl, Taste", "Auswahl, Bild", ["role 'Taste' became 'Bild'"]),
      (de, "Ton, Umschalttaste, Ein", "Ton, Umschalttaste, Aus", ["state 'Ein' became 'Aus'"]),
      (ru, "ссылка, ссылка", "кнопка, ссылка", ["'ссылка' became 'кнопка'"]),
      (
        ru, "Домой, кнопка, указывающая назад", "Домой, кнопка",
        ["role 'кнопка, указывающая назад' became 'кнопка'"]
      ),
      (ru, "выбрано, День, вкладка", "День, вкладка", ["state 'выбрано' is no longer spoken"]),
      (en + before, "button, On", "button, Yes", ["'On' became 'Yes'"]),
      (en + before, "button, Reply", "link, Reply", ["role 'button' became 'link'"]),
      (en + before, "dimmed, button, Reply", "button, Reply", ["state 'dimmed' is no longer spoken"]),
      (en + before, "Reply, button", "Reply, link", ["'button' became 'link'"]),
      (en + before, "Toolbar, button, Reply", "Toolbar, Reply", ["role 'button' is no longer spoken"]),
      (en + "settings: controls off\n", "Reply, button", "Reply, link", ["'button' became 'link'"]),
      (mac, "Mute, checked, checkbox", "Mute, unchecked, checkbox", ["state 'checked' became 'unchecked'"]),
      (en, "Mute, checked, checkbox", "Mute, unchecked, checkbox", ["'checked' became 'unchecked'"]),
      // The notations of AccessibilitySnapshot, of the caption panel and of iOS 27's service.
      (en, "Selected: Day. Button. 1 of 2.", "Day. Button. 1 of 2.", ["state 'Selected' is no longer spoken"]),
      (en, "Push Button. Button.", "Push Button. Link.", ["role 'Button' became 'Link'"]),
      (en, "Link, Button", "Link, Pop up button", ["role 'Button' became 'Pop up button'"]),
      (
        en, "Add block Button", "Add block Switch Button On",
        [
          "role 'Button' became 'Switch Button'", "state 'On' is now spoken",
        ]
      ),
    ])
  func readsParts(_ header: String, _ old: String, _ new: String, _ notes: [String]) {
    let difference = SpeechDifference(from: "\(header)\n\(old)\n", to: "\(header)\n\(new)\n")
    #expect(Array(difference.sentences.dropFirst()) == notes)
  }

  private static let en = "scenario: Trip\nreader: VoiceOver, iOS 26, en-US\n"
  private static let mac = "scenario: Trip\nreader: VoiceOver, macOS 26, en-US\n"
  private static let de = "scenario: Trip\nreader: VoiceOver, iOS 26, de-DE\n"
  private static let ru = "scenario: Trip\nreader: VoiceOver, iOS 26, ru\n"
  private static let before = "settings: controls before\n"

  // An answer to a double tap is a state alone (caption panel, iOS 26.6.1), which its text does not show.
  @Test("Of a transcript the parts are known, and tell what the recorded words were")
  func knowsParts() throws {
    let scenario = try readScenario(
      ScenarioSource(
        """
        scenario: Trip
        state: { isMuted: false }
        views: [{ toggle: Mute, isOn: $isMuted }]
        flows: { Mute: [{ task: Mute, steps: [activate] }] }
        """))
    let transcript = Transcript(of: scenario)
    let recorded = transcript.text().replacing("\non\n", with: "\noff\n")
    #expect(recorded != transcript.text())
    #expect(SpeechDifference(from: recorded, to: transcript).sentences.last == "state 'off' became 'on'")
  }

  @Test("The changed words are marked, with the lines around them and the task they belong to")
  func marks() {
    let before = (1...5).map { "Stop \($0)" }
    let old = transcript(["flow: Reply", "task: Read"] + before + ["> next", "Nick, button", "~ Actions available"])
    let new = transcript(["flow: Reply", "task: Read"] + before + ["> next", "Nick, link", "~ Actions available"])
    #expect(
      SpeechDifference(from: old, to: new).text() == """
          ...
          (in flow: Reply, task: Read)
            10  Stop 5
            11  > next
        -   12  Nick, [-button-]
        +   12  Nick, {+link+}
            13  ~ Actions available
                role 'button' became 'link'

        """)
  }

  @Test("What could change the terminal, and blanks at the end of a line, are written out")
  func escapes() {
    let difference = SpeechDifference(from: transcript(["A"]), to: transcript(["A", "\u{1B}[2J  "]))
    #expect(difference.text().hasSuffix("+    5  \\u{1B}[2J\\u{20}\\u{20}\n"))
  }

  @Test("Colors only repeat the marks")
  func colors() {
    let difference = SpeechDifference(from: transcript(["A, button"]), to: transcript(["A"]))
    let colored = difference.text(isColored: true)
    #expect(colored.contains("\u{1B}[31m"))
    let plain = ["\u{1B}[31m", "\u{1B}[32m", "\u{1B}[0m"].reduce(colored) { text, code in
      text.split(separator: code, omittingEmptySubsequences: false).joined()
    }
    #expect(plain == difference.text())
  }

  @Test("Long transcripts in which everything moved are compared in little time")
  func isFast() {
    let old = (0..<30_000).map { "Stop \($0), button" }
    let new = (0..<30_000).map { "Stop \($0 % 7 == 0 ? $0 + 100_000 : $0), button" }
    let difference = SpeechDifference(from: transcript(old), to: transcript(new))
    let changed = difference.entries.count { !$0.isSame }
    // Every seventh of 30,000, from the first on.
    #expect(changed == 4286)
  }
}
