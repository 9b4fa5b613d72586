import Apps
import Interface
import OrderedCollections
import Testing
import Utterances
import VoiceOver

@Suite("An app in Swift, with closures and a model of its own")
struct SecondAppTests {
  /// A step, and everything that is heard of it.
  struct Row: Sendable, CustomTestStringConvertible {
    var step: Step.Command
    var heard: [String]

    init(_ step: Step.Command, _ heard: String...) {
      self.step = step
      self.heard = heard
    }

    var testDescription: String { "\(step)" }
  }

  // What is heard of each kind of step is known from scenarios; `WalkTests` names the sources.
  static let walks: [[Row]] = [
    // Typing, and a closure that posts words at once, which the answer takes away; a timer posts others as time passes.
    [
      Row(.activate, "text field, is editing, New chore, character mode, insertion point at start"),
      Row(.type("ab"), "a, b"), Row(.escape, "ab, text field"), Row(.next(1), "Add, button"),
      Row(.activate, "Add"), Row(.wait(2), "Saved"), Row(.last, "ab, button"),
      Row(.first, "New chore, text field"),
    ],
    // A switch and a slider change what they are bound to.
    [
      Row(.focus("Loud"), "Loud, switch button, off"), Row(.activate, "on"), Row(.activate, "off"),
      Row(.next(1), "Volume, 20%, adjustable"), Row(.increment(2), "30%", "40%"), Row(.decrement(1), "30%"),
    ],
    // A named action takes away the element under the cursor.
    [Row(.last, "Bread, button"), Row(.perform("Done"), "More, button, pop up button")],
    // A screen that opens over the first one, and the way back.
    [
      Row(.last, "Bread, button"), Row(.activate, "Nothing more to do"), Row(.first, "Chores, back button"),
      Row(.escape, "New chore, text field"), Row(.escape),
    ],
    // A menu, an item of which asks for something that every button of an alert closes.
    [
      Row(.focus("More"), "More, button, pop up button"), Row(.activate, "Ask, button"),
      Row(
        .next(2), "Wait, button",
        "Dismiss context menu, button"), Row(.first, "Ask, button"), Row(.activate, "Alert! Sure?"),
      Row(.next(1), "Yes, button"), Row(.activate, "New chore, text field"),
    ],
    // What the person sets reaches the app.
    [Row(.settings([.dynamicType: .text("xLarge")])), Row(.last, "Large print")],
  ]

  @Test("Readers need nothing but what the app tells", arguments: walks)
  func walk(rows: [Row]) {
    var session = Session(ClosureApp(), settings: Settings([.hints: .flag(false)]))
    #expect(session.open().compactMap(\.heard) == ["Chores, New chore, text field"])
    for row in rows {
      let events = session.perform(Step(row.step))
      #expect(events.compactMap(\.heard) == row.heard, "\(row.step): \(events)")
      #expect(events.compactMap(\.problem).isEmpty)
    }
  }

  @Test("A session in an app that cannot be copied cannot be copied either; one in a scenario can")
  func copies() {
    #expect(Session(ClosureApp()).copy() == nil)
    #expect(Session(Scenario(name: "S", screens: ["main": Screen(views: [])])).copy() != nil)
  }
}
