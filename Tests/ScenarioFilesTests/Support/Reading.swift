import Diagnostics
import Interface
import ScenarioFiles

/// Reads a scenario that stands in a test.
func readScenario(_ text: String, _ format: ScenarioSource.Format = .yaml) throws -> Scenario {
  try readScenario(ScenarioSource(text, name: "test.\(format.rawValue)", format: format))
}

/// A value in words without its places, which differ between two spellings of the same thing.
func withoutOrigins(_ value: some Any) -> String {
  String(describing: value).replacing(/Diagnostics\.SourcePlace\(storedLine: \d+, storedColumn: \d+\)/, with: "·")
}

/// What is said about a scenario that is wrong; empty if nothing is.
func complaints(about text: String, _ format: ScenarioSource.Format = .yaml) -> String {
  do {
    _ = try readScenario(text, format)
    return ""
  } catch {
    return "\(error)"
  }
}

/// A scenario with one view, written in braces or as a block.
func scenario(with view: String, state: String = "{}") -> String {
  "scenario: Test\nstate: \(state)\nviews:\n  - \(view.split(separator: "\n").joined(separator: "\n    "))\n"
}
