package import ScenarioFiles

/// Why a walk cannot be written into a scenario.
package enum KeepingError: Error, Sendable, Hashable {
  /// A new file begins with the scenario, and its name promises another format than the scenario has.
  case otherFormat(ScenarioSource.Format)
  /// The flows do not stand where they could be added to, such as after an alias.
  case noPlace(line: Int)
  /// The text would not be a scenario any more; with what is wrong.
  case unreadable(String)
  /// Played back, the flow would give something else than was heard.
  case playsDifferently
}

extension KeepingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .otherFormat(let format): "the file begins with the scenario, so its name must end in .\(format.rawValue)"
    case .noPlace(let line): "the flows on line \(line) cannot be added to; write them out as a map"
    case .unreadable(let reason): "with the walk in it the scenario could not be read any more:\n\(reason)"
    case .playsDifferently:
      "played back, the walk gives another transcript; is this the scenario that was walked?"
    }
  }
}
