import Diagnostics
import Interface
import ScenarioFiles

/// Reads a scenario that stands in a test.
func readScenario(_ text: String, _ format: ScenarioSource.Format = .yaml) throws -> Scenario {
  try readScenario(ScenarioSource(file: SourceFile(name: "test.\(format.rawValue)", text: text), format: format))
}

extension Scenario {
  /// Everything but the places, which differ between two spellings of the same scenario.
  var withoutOrigins: String {
    String(describing: self).replacing(/Interface\.Origin\(line: \d+, column: \d+\)/, with: "·")
  }
}
