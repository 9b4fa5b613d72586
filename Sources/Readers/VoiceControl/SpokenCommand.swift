internal import Interface
internal import Utterances

/// A row of the table of commands of Voice Control.
///
/// What is said is Apple's own: the strings `CommandStrings` of Voice Control for iOS 15, in a public collection of
/// localizations (kishikawakatsumi, applelocalization-tools), whose notation the rows have; a name stands for a number that
/// is shown as well. Gestures of several fingers, magnification, the clipboard, and what concerns Voice Control itself, are
/// not simulated.
struct SpokenCommand: Sendable {
  /// What answers, when it is told what the person put in; `nil` if that is not the command.
  typealias Answer = @Sendable (inout VoiceControl, [SpokenWords]) -> PointingAnswer?

  let pattern: SpokenPattern
  let answer: Answer

  init(_ pattern: String, _ answer: @escaping Answer) {
    self.init(SpokenPattern(pattern), answer)
  }

  private init(_ pattern: SpokenPattern, _ answer: @escaping Answer) {
    self.pattern = pattern
    self.answer = answer
  }

  static let all = overlays + controls + scrolling + texts + outside

  /// What is said to end its sleep.
  static let wakingUp = SpokenPattern("Wake up|Wake up [my] iPhone|Wake up [my] iPad")

  /// What is said to have the last command again.
  static let repeating = SpokenPattern("Repeat [that] [again] {count} [times]|Repeat that [one time]")

  /// What is shown over the screen.
  private static let overlays: [SpokenCommand] = [
    SpokenCommand("Show names continuously") { reader, _ in
      let answer = reader.showNames()
      reader.overlay.continuous = .names
      return answer
    },
    SpokenCommand("Show numbers continuously") { reader, _ in
      let answer = reader.showNumbers()
      reader.overlay.continuous = .numbers
      return answer
    },
    SpokenCommand("Show names") { reader, _ in reader.showNames() },
    SpokenCommand("Show numbers") { reader, _ in reader.showNumbers() },
    SpokenCommand("Show [the] grid") { reader, _ in reader.showGrid(columns: nil, rows: nil) },
    SpokenCommand("Show [the] grid with {count} columns") { reader, said in
      reader.showGrid(columns: said.first?.number, rows: nil)
    },
    SpokenCommand("Show [the] grid with {count} rows") { reader, said in
      reader.showGrid(columns: nil, rows: said.first?.number)
    },
    SpokenCommand(
      "Show [the] grid with {count} columns and {count} rows|Show [the] grid [with] {count} [columns] by {count} [rows]"
    ) { reader, said in reader.showGrid(columns: said.first?.number, rows: said.last?.number) },
    SpokenCommand("Show [the] grid continuously") { reader, _ in reader.keepGrid(columns: nil, rows: nil) },
    SpokenCommand(
      "Show [the] grid continuously with {count} columns|Show [the] grid with {count} columns continuously"
    ) { reader, said in reader.keepGrid(columns: said.first?.number, rows: nil) },
    SpokenCommand("Show [the] grid continuously with {count} rows|Show [the] grid with {count} rows continuously") {
      reader, said in reader.keepGrid(columns: nil, rows: said.first?.number)
    },
    SpokenCommand(
      "Show [the] grid continuously with {count} columns and {count} rows|Show [the] grid continuously [with] {count} [columns] by {count} [rows]|Show [the] grid with {count} columns and {count} rows continuously|Show [the] grid [with] {count} [columns] by {count} [rows] continuously"
    ) { reader, said in reader.keepGrid(columns: said.first?.number, rows: said.last?.number) },
    SpokenCommand("Hide names|Hide numbers|Hide [the] grid|Hide [all] overlays") { reader, _ in
      reader.overlay.hide()
      return PointingAnswer()
    },
    SpokenCommand("Go to sleep|Go to sleep iPhone|Go to sleep iPad") { reader, _ in
      reader.overlay.hide()
      reader.overlay.isAsleep = true
      return PointingAnswer()
    },
    // It is awake.
    SpokenCommand(wakingUp) { _, _ in PointingAnswer() },
  ]

  /// What can be operated.
  private static let controls: [SpokenCommand] = [
    SpokenCommand(
      "Long press [at] {name}|Tap and hold [at] {name}|Single tap and hold {name}|Press and hold [at] {name}"
    ) { reader, said in reader.operate(said[0]) { .longPress(stop: $0) } },
    SpokenCommand("Press Escape key") { _, _ in PointingAnswer(asking: .escape) },
    SpokenCommand("Press home button") { _, _ in .leading(to: "Home Screen") },
    SpokenCommand("Tap {name}|Press {name}|Click {name}|Choose {name}") { reader, said in
      reader.operate(said[0]) { .activate(stop: $0) }
    },
    SpokenCommand("Double tap [at] {name}") { reader, said in reader.operate(said[0]) { .activate(stop: $0) } },
    SpokenCommand("Start drag [at] {name}") { reader, said in reader.startDrag(of: said[0]) },
    SpokenCommand("Drop [at] {name}|Release hold [at] {name}|End drag [at] {name}") { reader, said in
      reader.drop(on: said[0])
    },
    SpokenCommand("Show actions for {name}") { reader, said in reader.showActions(of: said[0]) },
    SpokenCommand("Increment {name} by {count}|Increment {name} {count} times") { reader, said in
      reader.adjust(said[0]) { .increment(stop: $0, times: said[1].times) }
    },
    SpokenCommand("Decrement {name} by {count}|Decrement {name} {count} times") { reader, said in
      reader.adjust(said[0]) { .decrement(stop: $0, times: said[1].times) }
    },
    SpokenCommand("Increment [at] {name}") { reader, said in reader.adjust(said[0]) { .increment(stop: $0) } },
    SpokenCommand("Decrement [at] {name}") { reader, said in reader.adjust(said[0]) { .decrement(stop: $0) } },
    // Apple's string ends with the number; that “percent” may follow is assumed.
    SpokenCommand("Set {name} to {count} [percent]") { reader, said in
      guard let percent = said[1].number, (0...100).contains(percent) else { return nil }
      return reader.adjust(said[0]) { .set(stop: $0, part: Double(percent) / 100) }
    },
    SpokenCommand("Go back") { _, _ in PointingAnswer(asking: .escape) },
    SpokenCommand("Go to next field|Next field|Tab key") { reader, _ in reader.goToField(1) },
    SpokenCommand("Go to previous field|Previous field") { reader, _ in reader.goToField(-1) },
    SpokenCommand(repeating) { reader, said in reader.sayAgain(said.first?.times ?? 1) },
  ]

  /// To scroll down is to push the content up.
  private static let scrolling: [SpokenCommand] =
    [
      scroll("Scroll [page] down|Swipe up", .up), scroll("Scroll [page] up|Swipe down", .down),
      scroll("Scroll [page] right|Swipe left", .left), scroll("Scroll [page] left|Swipe right", .right),
      scroll("Scroll to [the] bottom|Scroll to [the] end", .up, toEnd: true),
      scroll("Scroll to [the] top|Scroll to [the] beginning", .down, toEnd: true),
      scroll("Scroll to [the] right edge", .left, toEnd: true),
      scroll("Scroll to [the] left edge", .right, toEnd: true),
      // In a text these are words like others.
      SpokenCommand("Scroll {phrase}") { reader, said in
        guard !reader.situation.isEditing else { return nil }
        return .failing(
          .wrongName(said[0].folded, known: ["down", "up", "left", "right", "to top", "to bottom"]),
          "'\(said[0].written)' is not a direction to scroll in")
      },
    ]

  private static func scroll(
    _ pattern: String, _ direction: Step.ScrollDirection, toEnd: Bool = false
  ) -> SpokenCommand {
    SpokenCommand(pattern) { _, _ in PointingAnswer(asking: .scroll(direction, toEnd: toEnd)) }
  }

  /// What leads out of the app, of which nothing is simulated: the app is still in front at the next step.
  private static let outside: [SpokenCommand] = [
    leave("Go [to [the]] home [screen]", for: "Home Screen"),
    leave("Open [the] App Switcher|Show [the] App Switcher", for: "App Switcher"),
    leave("Open [the] Control Center|Show [the] Control Center", for: "Control Center"),
    leave("Open [the] Notification Center|Show [the] Notification Center", for: "Notification Center"),
    leave("Show [the] Dock", for: "Dock"), leave("Lock [the] screen", for: "Lock Screen"),
    leave("Open Siri|Show Siri", for: "Siri"),
    leave("Open Spotlight|Show Spotlight|Search [Spotlight] for {phrase}", for: "Spotlight"),
    leave("Search [the] Web for {phrase}", for: "Safari"),
    leave("Show me what to say|What can I say|Show [all] commands", for: "list of commands"),
    leave("Make this speakable|Create [user] command", for: "command of one's own"),
    // The number of a cell.
    SpokenCommand("{count}") { reader, said in said[0].number.flatMap { reader.comeNearer(to: $0) } },
    SpokenCommand("Open {name}") { reader, said in reader.openApp(said[0]) },
  ]

  private static func leave(_ pattern: String, for place: String) -> SpokenCommand {
    SpokenCommand(pattern) { _, _ in .leading(to: place) }
  }
}

extension PointingAnswer {
  /// What was said leads out of the app.
  static func leading(to place: String) -> PointingAnswer { .showing("outside the app: \(place)") }
}
