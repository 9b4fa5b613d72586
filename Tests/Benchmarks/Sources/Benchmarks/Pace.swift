import A11ySimulation
import Foundation

/// How long steps take on a screen of a certain size, by what they do.
struct Pace {
  private let elements: Int
  /// How long each step of a kind took.
  private var durations: [Kind: [Duration]] = [:]

  /// What a step does to the screen.
  enum Kind: String, CaseIterable {
    case open, move, find, toggle, increment, type, append, remove
    /// A disclosure that opens above half of the screen, so that everything below moves.
    case unfold
  }

  /// Takes steps of all kinds on a list of rows with four elements each.
  init(elements: Int, steps: Int) throws {
    self.elements = elements
    let file = SourceFile(name: "pace", text: Pace.scenario(rows: elements / 4))
    var session = Session(try readScenario(ScenarioSource(file: file, format: .json)))
    measure(.open) { _ = session.open() }
    var done = 0
    while done < steps {
      // Rows far from each other, so that nothing rests on where the change is.
      let row = (done / Pace.round.count * 7) % (elements / 4)
      for (kind, command) in [(.find, .focus("Row \(row)"))] + Pace.round {
        let events = measure(kind) { session.perform(Step(command)) }
        precondition(!events.contains(where: \.isProblem), "\(command) could not be done: \(events)")
      }
      done += Pace.round.count + 1
    }
  }

  /// Changes a row that the cursor has been put on, adds and takes away one, and opens and closes a group.
  private static let round: [(Kind, Step.Command)] = [
    (.move, .next(1)), (.toggle, .activate), (.move, .next(1)), (.increment, .increment(1)),
    (.increment, .decrement(1)), (.move, .next(1)), (.move, .activate), (.type, .type("a")), (.type, .delete(1)),
    (.move, .escape), (.move, .previous(1)), (.move, .first), (.append, .activate), (.move, .next(1)),
    (.remove, .activate), (.move, .next(1)), (.unfold, .activate), (.unfold, .activate), (.move, .last),
    (.move, .next(1)),
  ]

  @discardableResult
  private mutating func measure<Result>(_ kind: Kind, _ body: () -> Result) -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    let result = body()
    durations[kind, default: []].append(clock.now - start)
    return result
  }

  /// The measurement on one line: the median of each kind, which other programs on the machine disturb least.
  var line: String {
    let medians = Kind.allCases.compactMap { kind in
      durations[kind].map { "\(kind.rawValue) \(microseconds($0.sorted()[$0.count / 2]))" }
    }
    return "steps on \(elements) elements, in µs each: " + medians.joined(separator: "  ")
  }

  private func microseconds(_ duration: Duration) -> String {
    String(format: "%.1f", Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) / 1e12)
  }

  private static func scenario(rows count: Int) -> String {
    let rows = (0..<count).map { row in
      "{\"name\": \"Row \(row)\", \"isOn\": false, \"level\": 0.5, \"note\": \"A note\"}"
    }
    let added = "{\"name\": \"New\", \"isOn\": false, \"level\": 0.5, \"note\": \"A note\"}"
    return """
      {"scenario": "Pace", "settings": {"hints": false},
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
