/// Why a walk can not be written into a scenario.
public enum RecordingError: Error, Sendable, Hashable {
  /// A flow can be put into YAML only, not into JSON.
  case notYAML
  /// The flows are written in braces, where no lines can be added.
  case flowsInBraces(line: Int)
  /// The text would not be a scenario any more; with what is wrong.
  case unreadable(String)
  /// Played back, the flow would give something else than was heard.
  case playsDifferently
}

extension RecordingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notYAML: "a walk is recorded into YAML; this scenario is JSON"
    case .flowsInBraces(let line):
      "the flows on line \(line) are written on one line; give each its own line to record another one"
    case .unreadable(let reason): "with the walk in it the scenario could not be read any more:\n\(reason)"
    case .playsDifferently:
      "played back, the walk gives another transcript; is this the scenario that was walked, and are the settings the same?"
    }
  }
}
