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
      screen.rowsBeginningAlike.compactMap { rows, count in
        guard let first = rows.first else { return nil }
        return Audit.Remark(
          message: "\(rows.count) rows begin with \(first.words.prefix(count).joined(separator: " ").quoted)",
          stop: first,
          hints: ["put what differs first"])
      }
    })
}

extension Audit.Screen {
  /// Runs of three stops or more of one kind that have their first four words or more in common.
  fileprivate var rowsBeginningAlike: [(ArraySlice<Audit.Stop>, Int)] {
    var found: [(ArraySlice<Audit.Stop>, Int)] = []
    // Where the run begins, and how many words its stops have in common.
    var (start, common) = (0, Int.max)
    func end(at place: Int) {
      let run = stops[start..<place]
      if run.count >= 3, !run.allSatisfy({ $0.name == run[start].name }) { found.append((run, common)) }
      (start, common) = (place, .max)
    }
    for place in stops.indices.dropFirst() {
      let isAlike = stops[place].element.kind == stops[start].element.kind
      let shared = isAlike ? min(common, stops[place].words.countOfShared(with: stops[place - 1].words)) : 0
      if shared >= 4 { common = shared } else { end(at: place) }
    }
    end(at: stops.count)
    return found
  }
}

extension [String] {
  /// How many words are the same from the beginning on.
  fileprivate func countOfShared(with others: [String]) -> Int {
    zip(indices, others).first { self[$0] != $1 }?.0 ?? Swift.min(count, others.count)
  }
}
