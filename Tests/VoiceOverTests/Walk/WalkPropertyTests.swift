import Interface
import Order
import ScenarioFiles
import Testing
import Utterances
import VoiceOver

@Suite("What holds on every walk")
struct WalkPropertyTests {
  /// Screens of many kinds, each with a seed for a walk of its own.
  static let screens: [String] = [
    "views: [{ text: A }]",
    "views: [{ text: A, traits: header }, { button: B }, { text: A, traits: header }, { toggle: C }]",
    "views: [{ list: [{ text: A }, { text: B }, { text: C }] }, { text: D }]",
    "views: [{ hstack: [{ text: A }, { text: B }] }, { vstack: [{ text: C }, { button: D }], children: combine }]",
    "views: [{ element: , label: A, actions: { X: [], Y: [] } }, { slider: B, value: 3 }, { textField: C }]",
    "state: { t: '' }\nviews: [{ textField: C, text: $t }, { button: Clear, action: { set: { t: '' } } }]",
    "screens: { a: { title: A, views: [{ text: A, traits: header }, { button: Go, action: { push: b } }] }, "
      + "b: { title: B, views: [{ text: B, traits: header }, { button: On, action: { present: c } }] }, "
      + "c: { views: [{ text: C }, { button: Off, action: dismiss }] } }",
  ]

  private func open(_ screen: String) throws -> Session {
    var session = Session(try readScenario(ScenarioSource("scenario: S\n\(screen)\n")))
    _ = session.open()
    return session
  }

  private static let commands: [Step.Command] = [
    .next(1), .previous(1), .up(1), .down(1), .activate, .first, .last, .escape, .increment(1), .decrement(1),
    .magicTap, .longPress, .readAll(.here), .readAll(.top), .delete(1), .drag(nil), .drop(nil), .wait(0.5),
    .rotor("Headings"), .rotor("Characters"),
    .settings([.hints: .flag(false)]), .type("a"), .next(2),
  ]

  @Test("Every stop is reached exactly once by swiping from first to last", arguments: screens)
  func everyStopOnce(screen: String) throws {
    var session = try open(screen)
    _ = session.perform(Step(.first))
    var reached = [session.cursor]
    while !session.perform(Step(.next(1))).contains(.sound(.boundary)) { reached.append(session.cursor) }
    #expect(reached == Array(session.reading.order.stops.indices))
  }

  @Test("Swiping left takes a swipe right back, wherever one is", arguments: screens)
  func previousUndoesNext(screen: String) throws {
    var session = try open(screen)
    _ = session.perform(Step(.first))
    for index in session.reading.order.stops.indices.dropLast() {
      _ = session.perform(Step(.next(1)))
      _ = session.perform(Step(.previous(1)))
      #expect(session.cursor == index)
      _ = session.perform(Step(.next(1)))
    }
  }

  @Test("The same commands give the same events, and the cursor always stands on a stop", arguments: screens)
  func sameCommands(screen: String) throws {
    for seed in 1...10 {
      var numbers = RepeatableNumbers(state: UInt64(seed))
      var (first, second) = (try open(screen), try open(screen))
      for _ in 1...60 {
        guard let command = Self.commands.randomElement(using: &numbers) else { continue }
        #expect(first.perform(Step(command)) == second.perform(Step(command)))
        let stops = first.reading.order.stops.indices
        #expect(first.cursor.map(stops.contains) ?? stops.isEmpty)
      }
    }
  }

  @Test("A step begins with its words, and every event after it is heard or says why not", arguments: screens)
  func stepsAreTold(screen: String) throws {
    var session = try open(screen)
    for command in Self.commands {
      let events = session.perform(Step(command))
      let begins = events.first.map { event in
        guard case .step = event else { return false }
        return true
      }
      #expect(begins == true)
    }
  }
}
