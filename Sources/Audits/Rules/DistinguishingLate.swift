internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let distinguishingLate = Audit.Rule(
    "distinguishing-late",
    "Rows begin with the same words, and differ only after them.",
    because: "Whoever goes through them hears the same words again and again (WWDC19-254).",
    severity: .note, confidence: .likely, criteria: ["2.4.6"],
    firing: [
      "views: [{ button: Open the trip to Ocean beach }, { button: Open the trip to Baker beach }, { button: Open the trip to Funston beach }]"
    ],
    passing: [
      "views: [{ button: Ocean beach }, { button: Baker beach }, { button: Funston beach }]",
      "views: [{ text: We met on the bridge at noon }, { text: We met on the bridge at night }]",
    ],
    .screens { screen in
      screen.rowsBeginningAlike.map { rows, count in
        Audit.Remark(
          message: "\(rows.count) rows begin with \(rows[0].words.prefix(count).joined(separator: " ").quoted)",
          stop: rows[0],
          hints: ["put what differs first"])
      }
    })
}

extension Audit.Screen {
  /// Runs of three stops or more of one kind that have their first four words or more in common.
  fileprivate var rowsBeginningAlike: [([Audit.Stop], Int)] {
    var found: [([Audit.Stop], Int)] = []
    var run: [Audit.Stop] = []
    var common = 0
    func end() {
      if run.count >= 3, !run.allSatisfy({ $0.name == run[0].name }) { found.append((run, common)) }
    }
    for stop in stops {
      let shared = run.last.map { zip($0.words, stop.words).prefix { $0 == $1 }.count } ?? 0
      if let first = run.first, first.element.kind == stop.element.kind,
        min(shared, run.count == 1 ? shared : common) >= 4
      {
        common = run.count == 1 ? shared : min(common, shared)
        run.append(stop)
      } else {
        end()
        run = [stop]
        common = 0
      }
    }
    end()
    return found
  }
}
