internal import A11ySimulation
internal import Foundation

/// Reads scenarios for a command, and reports what is wrong with them.
struct ScenarioLoader {
  /// The gravest problem so far.
  private(set) var outcome = Outcome.fine

  /// Reads the scenario at a path, or on standard input for `-`; reports its errors and returns `nil` if it has some.
  mutating func load(_ path: String) -> Scenario? {
    do {
      let source =
        try path == "-"
        ? ScenarioSource(data: FileHandle.standardInput.readDataToEndOfFile()) : ScenarioSource(path: path)
      return try readScenario(source)
    } catch {
      Console.message(
        error.diagnostics.map {
          "\(error.file.name):\($0.place.map { "\($0.line):\($0.column)" } ?? ""): error: \($0.message) [\($0.id)] \($0.hints)\n"
        }.joined())
      outcome = max(outcome, .wrongInput)
      return nil
    }
  }
}
