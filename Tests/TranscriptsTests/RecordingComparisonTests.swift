import Interface
import Order
import OrderedCollections
import Testing
import Transcripts
import Utterances
import VoiceOver

/// What is compared with a recording, and where it must depart from it: `nil` if nowhere.
struct Comparing: Sendable, CustomTestStringConvertible {
  var rule: String
  /// The views of the screen, one stop each.
  var views: [View]
  var heard: [String]
  var isFragment = false
  var expected: RecordingComparison.Difference?

  var testDescription: String { rule }
}

@Suite("Comparison with recordings")
struct RecordingComparisonTests {
  // The rules are those of `ComparableWords` and `RecordingCursor`, each shown where it decides; the recordings quoted
  // are named.
  @Test(
    "Only the words and their order count",
    arguments: [
      Comparing(
        rule: "case and punctuation", views: [button("Add peanut butter")], heard: ["Add peanut butter, BUTTON."]),
      Comparing(
        rule: "apostrophes and the stops of abbreviations", views: [text("Patty’s, 9:16 AM")],
        heard: ["Pattys 9:16 a.m."]),
      // WWDC17-215: “Down vote two button”; WWDC23-10034: “Twenty-nine seconds remaining.”
      Comparing(
        rule: "number words", views: [text("29 of 2 and 40")], heard: ["Twenty-nine of two and forty."]),
      Comparing(
        rule: "one word that is also written as two", views: [text("popup, re-arrange")], heard: ["Pop up. Rearrange."]),
      Comparing(rule: "two number words in a row", views: [text("4 5")], heard: ["Four, five"]),
      Comparing(rule: "points and commas of numbers", views: [text("10,000 at 11.7")], heard: ["10000 at 11.7."]),
      // WWDC14-210: “19 percent.”
      Comparing(rule: "the sign for percent", views: [text("19%")], heard: ["19 percent."]),
      // WWDC19-216: “Include Salt, Switch button, On Double-Tap to Toggle Setting.”
      Comparing(
        rule: "a hint on the line of its stop", views: [toggle("Salt")],
        heard: ["Salt, Switch button, Off Double-Tap to Toggle Setting."]),
      Comparing(
        rule: "a hint on a line of its own", views: [toggle("Salt")],
        heard: ["Salt, switch button, off", "Double tap to toggle setting"]),
      Comparing(rule: "a hint that was not waited for", views: [toggle("Salt")], heard: ["Salt, switch button, off"]),
      // WWDC17-215: “add button, notifications three, button settings button.”
      Comparing(
        rule: "several stops on one line", views: [button("Add"), button("Settings")],
        heard: ["add button, settings button."]),
      Comparing(
        rule: "a word that was not understood", views: [text("Tom"), button("Add"), button("3")],
        heard: ["Tom, … button, three button"]),
      Comparing(rule: "a stop that was left out", views: [text("A"), text("B"), text("C")], heard: ["A", "…", "C"]),
      Comparing(
        rule: "a line that was cut off", views: [button("Next page"), text("Page 2")], heard: ["Next …", "Page two"]),
      Comparing(
        rule: "a hint that was cut off", views: [toggle("Salt"), text("Pepper")],
        heard: ["Salt switch button off. Double tap …", "Pepper"]),
      Comparing(
        rule: "a part of the walk", views: [text("A"), text("B"), text("C")], heard: ["B"], isFragment: true),
      Comparing(rule: "silence", views: [], heard: []),
    ])
  func reproduces(_ example: Comparing) {
    #expect(compare(example).outcome == .reproduced)
  }

  @Test(
    "Other words, missing and additional ones are differences",
    arguments: [
      Comparing(
        rule: "another role", views: [text("Camera")], heard: ["Camera, button."],
        expected: .init(recorded: "Camera, button.", simulated: nil)),
      Comparing(
        rule: "a role that was not heard", views: [text("A"), button("Camera")], heard: ["A", "Camera."],
        expected: .init(recorded: "Camera.", simulated: "Camera, button")),
      Comparing(
        rule: "another order", views: [text("A"), toggle("Salt")], heard: ["Salt, switch button, off", "A"],
        expected: .init(recorded: "Salt, switch button, off", simulated: "A")),
      Comparing(
        rule: "a stop too few", views: [text("A")], heard: ["A", "B"], expected: .init(recorded: "B", simulated: nil)),
      Comparing(
        rule: "a stop too many", views: [text("A"), toggle("Salt")], heard: ["A"],
        expected: .init(
          recorded: nil, simulated: "Salt, switch button, off ~ Double tap to toggle setting")),
      Comparing(
        rule: "a stop too many in the middle of a fragment", views: [text("A"), text("B"), text("C")],
        heard: ["A", "C"], isFragment: true, expected: .init(recorded: "C", simulated: "B")),
      Comparing(
        rule: "one stop on two lines", views: [text("Name, Pinky")], heard: ["Name", "Pinky"],
        expected: .init(recorded: "Name", simulated: "Name, Pinky")),
      Comparing(
        rule: "sound where there was silence", views: [text("A")], heard: [],
        expected: .init(recorded: nil, simulated: "A")),
    ])
  func differs(_ example: Comparing) {
    #expect(compare(example).difference == example.expected)
  }

  @Test("A case that is known to differ must differ")
  func knowsDifferences() {
    var example = Comparing(rule: "", views: [button("Add")], heard: ["Add, button"])
    #expect(compare(example, differs: "older system").outcome == .reproducedUnexpectedly)
    example.heard = ["Add"]
    #expect(compare(example, differs: "older system").outcome == .differsAsKnown(reason: "older system"))
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
    #expect(
      scenario.recordingComparisons.map(\.outcome) == [
        .reproduced, .differs(.init(recorded: "D", simulated: "C")),
      ])
  }

  @Test("What is heard of steps is compared, sounds left out, from the opening of the screen")
  func comparesSteps() {
    // WWDC14-210: “19 percent. Adjustable. … 28 percent.”
    let slider = View(.slider).with {
      $0.amount = Bound(.constant(.number(0.19)))
      $0.step = 0.09
    }
    func outcome(_ heard: String...) -> RecordingComparison.Outcome? {
      let recording = Recording(
        name: "", source: "", steps: [Step(.increment(1)), Step(.next(1))], heard: ["19 percent. Adjustable."] + heard)
      let scenario = Scenario(
        name: "", screens: ["first": Screen(views: [text("A")]), "main": Screen(views: [slider], recording: recording)])
      return scenario.recordingComparisons.first?.outcome
    }
    #expect(outcome("28 percent.") == .reproduced)
    #expect(outcome("29 percent.") == .differs(.init(recorded: "29 percent.", simulated: "28%")))
  }

  @Test("A step that can not be done is a difference")
  func comparesFailures() {
    let recording = Recording(name: "", source: "", steps: [Step(.rotor("Links"))], heard: ["A", "Links"])
    let scenario = Scenario(name: "", screens: ["main": Screen(views: [text("A")], recording: recording)])
    #expect(
      scenario.recordingComparisons.map(\.outcome) == [
        .differs(.init(recorded: "Links", simulated: "the rotor has no option 'Links' here"))
      ])
  }

  private func compare(_ example: Comparing, differs reason: String? = nil) -> RecordingComparison {
    let screen = Screen(views: example.views)
    let recording = Recording(
      name: "", source: "", heard: example.heard, isFragment: example.isFragment, knownDifference: reason)
    let scenario = Scenario(name: "", screens: ["main": screen])
    return RecordingComparison(of: recording, with: ScreenReading(of: screen, in: scenario).utterances())
  }
}

private func text(_ words: String) -> View { View(.text, .text(.constant(words))) }
private func button(_ words: String) -> View { View(.button, .text(.constant(words))) }
private func toggle(_ words: String) -> View { View(.toggle, .text(.constant(words))) }
