import A11ySimulation
import Foundation

/// How long steps take on a screen of a certain size, by what they do.
struct StepBenchmark {
  private let elements: Int
  /// How long each step of a kind took.
  private var durations: [Kind: [Duration]] = [:]
  /// How long a flow of steps took from beginning to end.
  private var flow = Duration.zero
  private let steps: Int

  /// What a step does to the screen.
  enum Kind: String, CaseIterable {
    case open, move, toggle, increment, type, append, remove
    /// Goes to an element by its name, which all elements are asked for.
    case find
    /// A disclosure that opens above half of the screen, so that everything below moves.
    case unfold

    /// Whether the step changes one place and leaves all others where they are.
    var changesOnePlace: Bool {
      switch self {
      case .toggle, .increment, .type, .append, .remove: true
      case .open, .move, .find, .unfold: false
      }
    }
  }

  /// Takes steps of all kinds on a list of rows with four elements each, and as many in one flow.
  init(elements: Int, steps: Int) throws {
    self.elements = elements
    self.steps = steps
    let rows = elements / 4
    let file = SourceFile(name: "pace", text: StepBenchmark.scenario(rows: rows))
    let scenario = try readScenario(ScenarioSource(file: file, format: .json))
    var session = Session(scenario)
    measure(.open) { _ = session.open() }
    for round in 0..<(steps / (StepBenchmark.round.count + 1)) {
      // Rows far from each other, so that nothing rests on where the change is.
      take([(.find, .focus("Row \(round * 7 % rows)"))] + StepBenchmark.round, in: &session)
    }
    // What moves everything leaves the memory of the program in disorder, so it comes last.
    for _ in 0..<10 {
      take([(.move, .first), (.move, .next(2)), (.unfold, .activate), (.unfold, .activate)], in: &session)
    }
    let clock = ContinuousClock()
    let start = clock.now
    let events = scenario.play(StepBenchmark.flow(rows: rows, steps: steps), openingAt: "main")
    flow = clock.now - start
    precondition(!events.contains(where: \.isProblem), "the flow could not be played")
  }

  private mutating func take(_ commands: [(Kind, Step.Command)], in session: inout Session) {
    for (kind, command) in commands {
      let events = measure(kind) { session.perform(Step(command)) }
      precondition(!events.contains(where: \.isProblem), "\(command) could not be done: \(events)")
    }
  }

  /// Changes a row that the cursor has been put on, and adds and takes away one.
  static let round: [(Kind, Step.Command)] = [
    (.move, .next(1)), (.toggle, .activate), (.toggle, .activate), (.toggle, .activate), (.move, .next(1)),
    (.increment, .increment(1)),
    (.increment, .decrement(1)), (.move, .next(1)), (.move, .activate), (.type, .type("a")), (.type, .delete(1)),
    (.move, .escape), (.move, .previous(1)), (.move, .first), (.append, .activate), (.move, .next(1)),
    (.remove, .activate), (.move, .last),
  ]

  /// Goes through the rows again and again, and changes each of them.
  private static func flow(rows: Int, steps: Int) -> [Step] {
    let row: [Step.Command] = [
      .next(1), .next(1), .activate, .next(1), .increment(1), .next(1), .activate, .type("a"), .escape,
    ]
    let toList: [Step.Command] = [.first, .next(1), .next(1)]
    let round = toList + Array(repeating: row, count: rows).joined()
    return (0..<steps).map { Step(round[$0 % round.count]) }
  }

  @discardableResult
  private mutating func measure<Result>(_ kind: Kind, _ body: () -> Result) -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    let result = body()
    durations[kind, default: []].append(clock.now - start)
    return result
  }

  /// How long a step of a kind takes in microseconds: the median, which other programs on the machine disturb least.
  private func median(_ kind: Kind) -> Double? {
    durations[kind].map { seconds($0.sorted()[$0.count / 2]) * 1e6 }
  }

  /// The measurement on one line.
  var line: String {
    let medians = Kind.allCases.compactMap { kind in
      median(kind).map { "\(kind.rawValue) \(String(format: "%.1f", $0))" }
    }
    return """
      steps on \(elements) elements, in µs each: \(medians.joined(separator: "  ")); \
      a flow of \(steps) steps in \(String(format: "%.0f", seconds(flow) * 1000)) ms
      """
  }

  /// How much longer each step that changes one place takes than on a smaller screen, on one line.
  func line(comparedWith smaller: StepBenchmark) -> String {
    let ratios = Kind.allCases.filter(\.changesOnePlace).compactMap { kind -> (Kind, Double)? in
      guard let own = median(kind), let other = smaller.median(kind), other > 0 else { return nil }
      return (kind, own / other)
    }
    let texts = ratios.map { "\($0.rawValue) \(String(format: "%.1f", $1))" }.joined(separator: "  ")
    let isSteady = ratios.allSatisfy { $0.1 <= 3 }
    return """
      \(elements) elements against \(smaller.elements), times as long: \(texts) \
      (\(isSteady ? "steps take what they change" : "STEPS TAKE MORE THAN WHAT THEY CHANGE"))
      """
  }

  static func scenario(rows count: Int) -> String {
    let rows = (0..<count).map { row in
      "{\"name\": \"Row \(row)\", \"isOn\": false, \"level\": 0.5, \"note\": \"A note\"}"
    }
    let added = "{\"name\": \"New\", \"isOn\": false, \"level\": 0.5, \"note\": \"A note\"}"
    return """
      {"scenario": "StepBenchmark", "settings": {"hints": false},
       "state": {"isOpen": false, "rows": [\(rows.joined(separator: ",\n"))]},
       "views": [
        {"button": "Add", "action": {"append": {"to": "rows", "value": \(added)}}},
        {"button": "Remove", "action": {"remove": {"from": "rows", "index": "${rows.count - 1}"}}},
        {"disclosureGroup": "More", "isExpanded": "$isOpen", "views": [{"text": "Details"}]},
        {"list": [{"forEach": "row in rows", "views": [
          {"hstack": [{"text": "${row.name}"}, {"spacer": null}, {"toggle": "${row.note}", "isOn": "$row.isOn"}]},
          {"slider": "Level", "value": "$row.level"},
          {"textField": "Note", "text": "$row.note"}]}]}]}
      """
  }
}
