import Diagnostics
import Interface
import OrderedCollections
import ScenarioFiles
import Testing

@Suite("Flows")
struct FlowReadingTests {
  private func flow(_ steps: String) throws -> Flow {
    let text = "scenario: A\nviews: [{ text: A }]\nflows:\n  F: \(steps)"
    return try #require(try readScenario(text).flows["F"])
  }

  @Test(
    "A step is a word, or a map with one key",
    arguments: [
      ("next", .next(1)), ("next: 3", .next(3)), ("previous", .previous(1)), ("first", .first), ("last", .last),
      ("focus: A", .focus("A")), ("touch: A", .touch("A")), ("activate", .activate),
      ("perform: Reply", .perform("Reply")),
      ("perform: { name: Reply, index: 2 }", .perform(Query(.name("Reply"), index: 2))),
      (
        "focus: { contains: A, role: button, within: A }", .focus(Query(.contains("A"), role: .button, within: "A"))
      ),
      ("touch: { matches: '/A.*/i' }", .touch(Query(.matches("/A.*/i")))),
      ("rotor: headings", .rotor("headings")), ("up", .up(1)), ("down: 2", .down(2)), ("increment", .increment(1)),
      ("decrement: 2", .decrement(2)), ("scroll: down", .scroll(.down)), ("escape", .escape), ("magicTap", .magicTap),
      ("readAll", .readAll(.here)), ("readAll: top", .readAll(.top)), ("longPress", .longPress),
      ("type: Yes", .type("Yes")), ("delete", .delete(1)), ("drag", .drag(nil)),
      ("drag: Synth", .drag("Synth")), ("drop", .drop(nil)), ("drop: Sound 3", .drop("Sound 3")),
      ("wait: 0.75", .wait(0.75)), ("settings: { boldText: on }", .settings([.boldText: .flag(true)])),
      ("hear: \"A, heading\"", .hear(.exactly("A, heading"))), ("hear: { contains: A }", .hear(.contains("A"))),
      ("hear: { not: A }", .hear(.not("A"))),
    ] as [(String, Step.Command)])
  func steps(text: String, expected: Step.Command) throws {
    let form = text.contains(":") ? "{ \(text) }" : text
    #expect(try flow("[\(form)]").tasks.flatMap(\.steps).map(\.command) == [expected])
  }

  @Test("Steps outside of tasks have no purpose of their own")
  func tasks() throws {
    let tasks = try flow("[next, { task: T, steps: [last] }, first, next, { task: U, steps: [] }]").tasks
    #expect(tasks.map(\.name) == [nil, "T", nil, "U"])
    #expect(tasks.map { $0.steps.map(\.command) } == [[.next(1)], [.last], [.first, .next(1)], []])
  }

  @Test("A flow can name the screen that it begins on")
  func screen() throws {
    let screens = "screens: { list: { views: [{ text: A }] }, item: { views: [{ text: B }] } }"
    let text = "scenario: A\n\(screens)\nflows: { F: { screen: item, steps: [next, { task: T, steps: [last] }] } }"
    let flow = try #require(try readScenario(text).flows["F"])
    #expect(flow.screen == "item")
    #expect(flow.tasks.map { $0.steps.map(\.command) } == [[.next(1)], [.last]])
    let written = try ScenarioWriter.text(of: try readScenario(text))
    #expect(try readScenario(written).flows["F"]?.screen == "item", "\(written)")
  }

  @Test("A flow that begins on a screen that is not there, or has no steps, is an error at its place")
  func mistakes() {
    let error = #expect(throws: ScenarioError.self) {
      try readScenario("scenario: A\nscreens: { item: { views: [{ text: A }] } }\nflows: { F: { screen: items } }")
    }
    #expect(
      error?.diagnostics.shown.map(\.message) == ["a flow needs the key 'steps'", "unknown screen 'items'"])
  }
}
