import Diagnostics
public import Interface
import OrderedCollections

/// Reads a scenario and checks every place of it.
///
/// - Parameters:
///   - source: The text of the scenario.
///   - defaults: What holds where the scenario says nothing.
/// - Returns: The scenario.
/// - Throws: ``ScenarioError`` with everything that is wrong, in the order of the file.
public func readScenario(
  _ source: ScenarioSource, defaults: ScenarioDefaults = ScenarioDefaults()
) throws(ScenarioError) -> Scenario {
  let (scenario, reading) = try Reading.read(source, as: Shape<Scenario>.scenario, defaults: defaults)
  let doubts = scenario.danglingNames(reading.elementReferences) + scenario.evaluationProblems()
  guard doubts.isEmpty else { throw ScenarioError(file: source.file, diagnostics: doubts) }
  return scenario
}

extension Scenario {
  /// Computes every screen once as it begins, and reports what has no value.
  fileprivate func evaluationProblems() -> [Diagnostic] {
    var resolver = Resolver(scope: scope)
    for screen in screens.values { _ = resolver.resolve(screen) }
    return resolver.problems.map { Diagnostic($0) }
  }
}
