internal import A11ySimulation

/// Reports comparisons with recordings, and counts how they came out.
struct RecordingTally {
  private(set) var reproduced = 0
  private(set) var known = 0
  /// Cases that differ though they should not, and the other way round.
  private(set) var unexpected = 0

  /// Counts a comparison; says so on a line if it came out otherwise than expected, or if all are wanted.
  mutating func add(_ comparison: RecordingComparison, showingAll showsAll: Bool) {
    let name = comparison.recording.name
    switch comparison.outcome {
    case .reproduced:
      reproduced += 1
      if showsAll { Console.output("\(name) reproduced\n") }
    case .differsAsKnown(let reason):
      known += 1
      if showsAll { Console.output("\(name) differs: \(reason)\n") }
    case .reproducedUnexpectedly:
      unexpected += 1
      Console.output("\(name) is reproduced, but marked as different\n")
    case .differs(let difference):
      unexpected += 1
      Console.output(
        """
        \(name) differs
        recorded: \(difference.recorded ?? "nothing more")
        simulated: \(difference.simulated ?? "nothing more")

        """)
    }
  }

  var isEmpty: Bool { reproduced + known + unexpected == 0 }

  var summary: String { "\(reproduced) reproduced, \(known) differ as known, \(unexpected) differ\n" }
}
