internal import Interface

extension RecordingComparison {
  /// How the case came out, on a line.
  package var headline: String {
    let origin = [recording.source, recording.system?.description ?? year.map(String.init)].compactMap(\.self)
    let name = "\(recording.name) (\(origin.joined(separator: ", ")))"
    return switch outcome {
    case .right: "\(name) is right"
    case .miss(let reason): "\(name) is a miss: \(reason)"
    case .incomparable(let reason): "\(name) can't be compared: \(reason)"
    case .wrong: "\(name) differs"
    case .rightUnexpectedly: "\(name) is right, but marked as one that is not"
    }
  }

  /// What was recorded beside what is simulated, utterance by utterance.
  package var lines: [String] {
    let pairs = passages.flatMap { passage in
      passage.isSame
        ? ["both: \(passage.simulated ?? "")"]
        : [
          "recorded: \(passage.recorded.isEmpty ? "nothing" : passage.recorded.joined(separator: " / "))",
          "simulated: \(passage.simulated ?? "nothing")",
        ]
    }
    let failures = problems.map { "not done: \($0)" }
    // Where nothing of a fragment was found, all that was searched helps to see why.
    guard recording.isFragment, !passages.contains(where: { $0.simulated != nil }) else { return pairs + failures }
    return pairs + failures + ["the whole simulation:"] + simulated
  }
}
