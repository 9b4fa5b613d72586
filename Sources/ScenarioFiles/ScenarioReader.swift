import Diagnostics
package import Interface

/// Reads a scenario and checks every place of it.
///
/// - Parameters:
///   - source: The text of the scenario.
///   - defaults: What holds where the scenario says nothing.
/// - Returns: The scenario.
/// - Throws: ``ScenarioError`` with everything that is wrong, in the order of the file.
package func readScenario(
  _ source: ScenarioSource, defaults: ScenarioDefaults = ScenarioDefaults()
) throws(ScenarioError) -> Scenario {
  var (scenario, reading) = try Reading.read(source, as: ValueSchema<Scenario>.scenario, defaults: defaults)
  scenario.writtenSize.wrapped = ([source.file] + reading.file.included).reduce(0) { $0 + $1.text.utf8.count }
  let doubts = scenario.danglingNames(reading.elementReferences) + scenario.resolveBeginnings().map { Diagnostic($0) }
  guard doubts.isEmpty else { throw ScenarioError(file: reading.file, diagnostics: doubts) }
  return scenario
}
