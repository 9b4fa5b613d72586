import Interface
import Order
import OrderedCollections
import Testing
import Transcripts
import Utterances
import VoiceOver

/// What is compared with a recording, and the passages in which it departs from it.
struct Comparing: Sendable, CustomTestStringConvertible {
  var rule: String
  /// The views of the screen, one stop each.
  var views: [View]
  var heard: [String]
  var isFragment = false
  var isComplete = false
  var wrong: [RecordingComparison.Passage] = []

  var testDescription: String { rule }
}

@Suite("Comparison with recordings")
struct RecordingComparisonTests {
  // The rules are those of `ComparableWords` and `RecordingAlignment`, each shown where it decides; the recordings quoted
  // are named.
  @Test(
    "Only the words and their order count",
    arguments: [
      Comparing(
        rule: "case and punctuation", views: [button("Add peanut butter")], heard: ["Add peanut butter, BUTTON."]),
      Comparing(
        rule: "apostrophes and the stops of abbreviations", views: [text("Patty’s, 9:16 AM")],
        heard: ["Pattys 9:16 a.m."]),
      Comparing(rule: "stops inside words", views: [text("Camera on file.txt")], heard: ["Camera.on.file txt"]),
      // WWDC17-215: “Down vote two button”; WWDC23-10034: “Twenty-nine seconds remaining.”
      Comparing(rule: "number words", views: [text("29 of 2 and 40")], heard: ["Twenty-nine of two and forty."]),
      // akaDuality: “one hundred seventy-nine ruble sign”
      Comparing(rule: "hundreds", views: [text("179 of 300")], heard: ["One hundred seventy-nine of three hundred"]),
      // accessibilityupto11.com, day 12: “One million two hundred and thirty four thousand five hundred and sixty seven”
      Comparing(
        rule: "thousands and millions", views: [text("1234567 of 210,000")],
        heard: [
          "One million two hundred and thirty four thousand five hundred and sixty seven of two hundred ten thousand"
        ]),
      Comparing(
        rule: "a number beside another", views: [text("3 and 4, 100 and a 1000")],
        heard: ["Three and four, one hundred and a one thousand"]),
      // DagAgren/toot, issue 123: “20s” is heard as “twenties”
      Comparing(rule: "decades", views: [text("20s")], heard: ["twenties"]),
      Comparing(
        rule: "one word that is also written as two", views: [text("popup, re-arrange")], heard: ["Pop up. Rearrange."]),
      // Kevin Hirsch: “2nd” is heard as “second”
      Comparing(rule: "ordinals", views: [text("The 2nd of 5")], heard: ["The second of five"]),
      Comparing(rule: "two number words in a row", views: [text("4 5")], heard: ["Four, five"]),
      Comparing(rule: "points and commas of numbers", views: [text("10,000 at 11.7")], heard: ["10000 at 11.7."]),
      // WWDC14-210: “19 percent.”
      Comparing(rule: "the sign for percent", views: [text("19%")], heard: ["19 percent."]),
      // WWDC19-216: “Include Salt, Switch button, On Double-Tap to Toggle Setting.”
      Comparing(
        rule: "a hint on the line of its stop", views: [toggle("Salt")],
        heard: ["Salt, Switch button, Off Double-Tap to Toggle Setting."], isComplete: true),
      Comparing(
        rule: "a hint on a line of its own", views: [toggle("Salt")],
        heard: ["Salt, switch button, off", "Double tap to toggle setting"], isComplete: true),
      Comparing(rule: "a hint that was not waited for", views: [toggle("Salt")], heard: ["Salt, switch button, off"]),
      Comparing(
        rule: "a word that was not understood", views: [button("Add it")], heard: ["Add … button"]),
      Comparing(rule: "a stop that was left out", views: [text("A"), text("B"), text("C")], heard: ["A", "…", "C"]),
      Comparing(
        rule: "several stops that were left out", views: [text("A"), text("B"), text("C"), text("D")],
        heard: ["A", "…", "D"]),
      Comparing(
        rule: "a line that was cut off", views: [button("Next page"), text("Page 2")], heard: ["Next …", "Page two"]),
      Comparing(
        rule: "a hint that was cut off", views: [toggle("Salt"), text("Pepper")],
        heard: ["Salt switch button off. Double tap …", "Pepper"], isComplete: true),
      Comparing(
        rule: "words that are left out before a hint", views: [toggle("Salt")],
        heard: ["Salt … Double tap to toggle setting"]),
      Comparing(
        rule: "a gap that is as long as it takes", views: [text("one two one three")], heard: ["… one three"]),
      Comparing(rule: "a part of the walk", views: [text("A"), text("B"), text("C")], heard: ["B"], isFragment: true),
      Comparing(
        rule: "a part that begins like another", views: [text("A"), text("B"), text("A"), text("C")],
        heard: ["A", "C"], isFragment: true),
      Comparing(rule: "silence", views: [], heard: []),
    ])
  func agrees(_ example: Comparing) {
    let comparison = compare(example)
    #expect(comparison.outcome == .right)
    #expect(comparison.isRight)
  }

  @Test(
    "Other words, missing and additional ones are differences",
    arguments: [
      Comparing(
        rule: "another role", views: [text("Camera roll")], heard: ["Camera roll, button."],
        wrong: [.init(recorded: ["Camera roll, button."], simulated: "Camera roll", isSame: false)]),
      Comparing(
        rule: "a role that was not heard", views: [text("A"), button("Camera roll")], heard: ["A", "Camera roll."],
        wrong: [.init(recorded: ["Camera roll."], simulated: "Camera roll, button", isSame: false)]),
      Comparing(
        rule: "another order", views: [text("A"), text("B")], heard: ["B", "A"],
        wrong: [
          .init(recorded: ["B"], simulated: nil, isSame: false), .init(recorded: [], simulated: "B", isSame: false),
        ]),
      Comparing(
        rule: "a stop too few", views: [text("A")], heard: ["A", "B"],
        wrong: [.init(recorded: ["B"], simulated: nil, isSame: false)]),
      Comparing(
        rule: "a stop too many", views: [text("A"), toggle("Salt")], heard: ["A"],
        wrong: [
          .init(recorded: [], simulated: "Salt, switch button, off ~ Double tap to toggle setting", isSame: false)
        ]),
      Comparing(
        rule: "a stop too many in the middle of a fragment", views: [text("A"), text("B"), text("C")],
        heard: ["A", "C"], isFragment: true, wrong: [.init(recorded: [], simulated: "B", isSame: false)]),
      Comparing(
        rule: "a hint that a recording to the end does not have", views: [toggle("Salt")],
        heard: ["Salt, switch button, off"], isComplete: true,
        wrong: [
          .init(
            recorded: ["Salt, switch button, off"],
            simulated: "Salt, switch button, off ~ Double tap to toggle setting", isSame: false)
        ]),
      // The words of one line are those of one stop, and a gap ends with it.
      Comparing(
        rule: "two stops on one line", views: [text("A"), text("B")], heard: ["A … B"],
        wrong: [
          .init(recorded: ["A … B"], simulated: "A", isSame: false, isWhole: false),
          .init(recorded: [], simulated: "B", isSame: false),
        ]),
      Comparing(
        rule: "one stop on two lines", views: [text("Name, Pinky")], heard: ["Name", "Pinky"],
        wrong: [
          .init(recorded: ["Name"], simulated: "Name, Pinky", isSame: false),
          .init(recorded: ["Pinky"], simulated: nil, isSame: false),
        ]),
      Comparing(
        rule: "sound where there was silence", views: [text("A")], heard: [],
        wrong: [.init(recorded: [], simulated: "A", isSame: false)]),
    ])
  func differs(_ example: Comparing) {
    let comparison = compare(example)
    #expect(comparison.passages.filter { !$0.isSame } == example.wrong)
    #expect(comparison.outcome == .wrong)
  }

  @Test("A case with an exception must differ")
  func knowsExceptions() {
    var example = Comparing(rule: "", views: [button("Add")], heard: ["Add, button"])
    #expect(compare(example, .miss("role")).outcome == .rightUnexpectedly)
    #expect(compare(example, .incomparable("older system")).isUnexpected)
    example.heard = ["Add"]
    #expect(compare(example, .miss("role")).outcome == .miss(reason: "role"))
    #expect(compare(example, .incomparable("older system")).outcome == .incomparable(reason: "older system"))
    #expect(!compare(example, .miss("role")).isUnexpected)
  }

  @Test("Every screen with a recording is compared, whichever opens first")
  func comparesAllScreens() {
    let scenario = Scenario(
      name: "",
      screens: [
        "first": Screen(views: [text("A")]),
        "second": Screen(views: [text("B")], recording: Recording(name: "1", source: "", heard: ["B"])),
        "third": Screen(views: [text("C")], recording: Recording(name: "2", source: "", heard: ["D"])),
      ])
    #expect(comparisons(of: scenario).map(\.outcome) == [.right, .wrong])
  }

  @Test("What is heard of steps is compared, sounds left out, from the opening of the screen")
  func comparesSteps() {
    // WWDC14-210: “19 percent. Adjustable. … 28 percent.”
    let slider = View(.slider).with {
      $0.amount = Bound(.constant(.number(0.19)))
      $0.step = 0.09
    }
    func passages(_ heard: String...) -> [RecordingComparison.Passage] {
      let recording = Recording(
        name: "", source: "", steps: [Step(.increment(1)), Step(.magicTap)], heard: ["19 percent. Adjustable."] + heard)
      let scenario = Scenario(
        name: "", screens: ["first": Screen(views: [text("A")]), "main": Screen(views: [slider], recording: recording)])
      return comparisons(of: scenario).flatMap(\.passages)
    }
    #expect(passages("28 percent.").map(\.isSame) == [true, true])
    #expect(passages("28 percent.").map(\.isAfterAction) == [false, true])
    #expect(
      passages("29 percent.").last
        == .init(recorded: ["29 percent."], simulated: "28%", isSame: false, isAfterAction: true))
  }

  // accessibilityupto11.com, day 78: “Episode 1 down…”, “Episod…”, “Episode 3 downloaded”
  @Test(
    "An announcement that another cuts is recorded as far as it was heard, or not at all",
    arguments: [
      (["Episode 1 down…", "Episode 3 downloaded"], true), (["Episode …", "Episode 3 downloaded"], true),
      (["Episode 3 downloaded"], true), (["Episode 1 downloaded", "Episode 3 downloaded"], false),
      (["Episode 2 …", "Episode 3 downloaded"], false), (["Episode 1 down…"], false),
    ])
  func comparesCutAnnouncements(heard: [String], isRight: Bool) {
    let events: [Event] = [
      .announcement("Episode 1 downloaded", loss: .cut), .announcement("Episode 2 downloaded", loss: .overtaken),
      .announcement("Episode 3 downloaded"),
    ]
    let recording = Recording(name: "", source: "", steps: [Step(.wait(5))], heard: heard)
    #expect(RecordingComparison(of: recording, with: events).isRight == isRight)
  }

  @Test("A recording is played on the system that was heard, or the nearest one that is simulated")
  func system() throws {
    func outcome(_ system: RecordedSystem, _ heard: String) -> RecordingComparison.Outcome? {
      let toggle = View(.toggle, .text("Mute")).with { $0.isOn = Bound(.constant(.flag(true))) }
      let recording = Recording(name: "", source: "", system: system, heard: [heard])
      let screen = Screen(views: [toggle], recording: recording)
      return comparisons(of: Scenario(name: "", screens: ["main": screen])).first?.outcome
    }
    // WWDC14-207 of the Mac, and WWDC19-216 of iOS
    #expect(outcome(RecordedSystem(.macOS, 10), "Mute, checked, checkbox") == .right)
    #expect(outcome(RecordedSystem(.iOS, 13), "Mute, switch button, on") == .right)
    #expect(RecordedSystem(.macOS, 10).simulated == Platform(.macOS, 13))
    #expect(RecordedSystem(.iOS, 18).simulated == Platform(.iOS, 18))
  }

  @Test("A step that cannot be done is a difference, also after the end of a fragment")
  func failedStepOfFragment() throws {
    let recording = Recording(
      name: "", source: "", steps: [Step(.rotor("Hedings"))], heard: ["Foo"], isFragment: true)
    let screen = Screen(views: [button("Foo")], recording: recording)
    let comparison = try #require(comparisons(of: Scenario(name: "", screens: ["main": screen])).first)
    #expect(comparison.outcome == .wrong)
    #expect(comparison.lines.contains { $0.hasPrefix("not done: ") && $0.contains("Hedings") })
  }

  @Test("A step that cannot be done is a difference")
  func comparesFailures() {
    let recording = Recording(name: "", source: "", steps: [Step(.rotor("Links"))], heard: ["A", "Links"])
    let scenario = Scenario(name: "", screens: ["main": Screen(views: [text("A")], recording: recording)])
    #expect(comparisons(of: scenario).map(\.problems) == [["the rotor has no option 'Links' here"]])
    #expect(comparisons(of: scenario).map(\.outcome) == [.wrong])
    // The message is told once, and is no words that are heard.
    #expect(comparisons(of: scenario).map(\.simulated) == [["A"]])
  }

  // Speak Hints is a switch of VoiceOver's verbosity (Apple, “Change your VoiceOver settings on iPhone”).
  @Test("A recording is compared with what is heard as its person had set VoiceOver, and the next one is not")
  func followsSettings() {
    func screen(_ settings: [Setting: Value]) -> Screen {
      let recording = Recording(
        name: "", source: "", settings: settings, heard: ["Salt, switch button, off"], isComplete: true)
      return Screen(views: [toggle("Salt")], recording: recording)
    }
    let scenario = Scenario(name: "", screens: ["quiet": screen([.hints: .flag(false)]), "new": screen([:])])
    #expect(comparisons(of: scenario).map(\.outcome) == [.right, .wrong])
  }

  @Test("A recording of what the voice said is compared with what the voice says")
  func comparesSpokenWords() {
    let recording = Recording(name: "", source: "", heard: ["thirty rubles, A D D"], isSpoken: true)
    let scenario = Scenario(name: "", screens: ["main": Screen(views: [text("30 ₽, ADD")], recording: recording)])
    let spoken = scenario.recordingComparisons { words, language in
      language == "en-US" && words == "30 ₽, ADD" ? "30 rubles, A.D.D" : words
    }
    #expect(spoken.map(\.outcome) == [.right])
    #expect(spoken.map(\.simulated) == [["30 rubles, A.D.D"]])
    #expect(comparisons(of: scenario).map(\.outcome) == [.wrong])
  }

  @Test("Words, order and what answers to actions are scored apart, and what is quoted in part counts as no utterance")
  func scores() {
    func score(_ views: [View], _ heard: [String], _ exception: Recording.Exception? = nil) -> RecordingScore {
      RecordingScore(compare(Comparing(rule: "", views: views, heard: heard), exception))
    }
    let right = score([text("A"), button("B")], ["A", "B …"])
    #expect(right.cases == Share(1, of: 1))
    #expect(right.utterances == Share(1, of: 1))
    #expect(right.walks == Share(1, of: 1))
    #expect(right.answers == Share(0, of: 0))
    let wrongWord = score([text("A"), button("B C")], ["A", "B C"], .miss("role"))
    #expect(wrongWord.cases == Share(0, of: 1))
    #expect(wrongWord.utterances == Share(1, of: 2))
    #expect(wrongWord.walks == Share(1, of: 1))
    let wrongOrder = score([text("A"), text("B")], ["B", "A"])
    #expect(wrongOrder.utterances == Share(1, of: 2))
    #expect(wrongOrder.walks == Share(0, of: 1))
    #expect(score([text("A")], ["B"], .incomparable("another toolkit")) == RecordingScore())
    // Nothing but parts of utterances proves too little to count as a case.
    #expect(score([button("A b")], ["A …"]) == RecordingScore())
    #expect((right + wrongWord).utterances == Share(2, of: 3))
    #expect((right + wrongWord).utterances.percent == 67)
  }

  private func compare(_ example: Comparing, _ exception: Recording.Exception? = nil) -> RecordingComparison {
    let screen = Screen(views: example.views)
    let recording = Recording(
      name: "", source: "", heard: example.heard, isFragment: example.isFragment, isComplete: example.isComplete,
      exception: exception)
    let scenario = Scenario(name: "", screens: ["main": screen])
    return RecordingComparison(of: recording, with: ScreenReading(of: screen, in: scenario).utterances())
  }

  private func comparisons(of scenario: Scenario) -> [RecordingComparison] {
    scenario.recordingComparisons { words, _ in words }
  }
}

private func text(_ words: String) -> View { View(.text, .text(.constant(words))) }
private func button(_ words: String) -> View { View(.button, .text(.constant(words))) }
private func toggle(_ words: String) -> View { View(.toggle, .text(.constant(words))) }
