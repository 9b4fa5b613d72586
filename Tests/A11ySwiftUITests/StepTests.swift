import Interface
import ScenarioFiles
import Testing

@testable import PreviewTesting

@Suite("Steps in Swift")
struct StepTests {
  /// Each step in Swift, and how files write it.
  private static let steps: [(swift: FlowStep, file: String)] = [
    (next(), "next"), (next(2), "next: 2"), (previous(3), "previous: 3"), (first(), "first"), (last(), "last"),
    (focus("A"), "focus: A"), (touch("A"), "touch: A"), (chooseItem("A"), "chooseItem: A"),
    (enterGroup(), "enterGroup"), (leaveGroup(), "leaveGroup"), (readAll(), "readAll"),
    (readAllFromTop(), "readAll: top"), (scroll(.up), "scroll: up"), (scroll(.down), "scroll: down"),
    (scroll(.left), "scroll: left"), (scroll(.right), "scroll: right"), (activate(), "activate"),
    (longPress(), "longPress"), (perform("Reply"), "perform: Reply"), (rotor("Headings"), "rotor: Headings"),
    (up(), "up"), (down(2), "down: 2"), (increment(2), "increment: 2"), (decrement(), "decrement"),
    (escape(), "escape"), (magicTap(), "magicTap"), (type("Hi"), "type: Hi"), (dictate("Hi"), "dictate: Hi"),
    (delete(2), "delete: 2"), (drag(), "drag"), (drag("A"), "drag: A"), (drop("Top"), "drop: Top"),
    (wait(1.5), "wait: 1.5"), (turn(.talkBack, on: true), "settings: { talkBack: on }"),
    (turn(.voiceOver, on: false), "settings: { voiceOver: off }"), (showNames(), "showNames"),
    (say("Tap Send"), "say: Tap Send"), (scan(), "scan"), (select(), "select"), (select("A"), "select: A"),
    (menu("Tap"), "menu: Tap"), (point("A"), "point: A"), (press(.tab), "press: Tab"),
    (press(.shiftTab), "press: Shift-Tab"), (press(.controlTab), "press: Control-Tab"), (press(.space), "press: Space"),
    (press(.returnKey), "press: Return"), (press(.escape), "press: Escape"), (press(.delete), "press: Delete"),
    (press(.up), "press: Up"), (press(.down), "press: Down"), (press(.left), "press: Left"),
    (press(.right), "press: Right"), (press(.tab("z")), "press: Tab-Z"),
    (press(.command("n", .shift)), "press: Shift-Command-N"), (hear("A"), "hear: { exactly: A }"),
    (hear(containing: "A"), "hear: { contains: A }"),
  ]

  @Test("A step means in Swift what it means in a file", arguments: steps)
  func meaning(swift: FlowStep, file: String) throws {
    let step = file.contains(":") ? "{ \(file) }" : file
    let text = "scenario: S\nviews: [{ text: A }]\nflows: { F: [\(step)] }\n"
    let tasks = try readScenario(ScenarioSource(text)).flows.flatMap { $0.value.tasks }
    #expect(tasks.flatMap(\.steps).map(\.command) == [swift.step.command])
  }

  @Test("Each step of files can be written in Swift")
  func completeness() {
    let kinds = Set(StepTests.steps.map(\.swift.step.command.kind))
    #expect(Step.Kind.allCases.filter { !kinds.contains($0) }.isEmpty)
  }
}
