internal import A11ySimulation
internal import Foundation

extension ScenarioLoader {
  /// Whether a scenario has the flow that the command line asks for; reports it if not.
  mutating func accepts(_ flow: String?, of scenario: Scenario, in path: String) -> Bool {
    guard let flow, !scenario.flowNames.contains(flow) else { return true }
    Console.message(
      "error: \(path) has no flow '\(flow)'; \(ScenarioLoader.hint(for: flow, among: scenario.flowNames))\n")
    note(.wrongInput)
    return false
  }

  /// The screen that the command line asks for, or the first one; `nil` if the scenario has none.
  ///
  /// - Throws: An exit status if there is no screen of that name, which is then reported.
  func screen(_ name: String?, of scenario: Scenario, in path: String) throws -> (name: String, screen: Screen)? {
    guard let name else { return scenario.opening }
    guard let screen = scenario.screen(named: name) else {
      let hint = ScenarioLoader.hint(for: name, among: scenario.screenNames)
      Console.message("error: \(path) has no screen '\(name)'; \(hint)\n")
      throw Outcome.wrongInput.exitCode
    }
    return (name, screen)
  }

  /// The names that were probably meant, or all that there are.
  private static func hint(for name: String, among names: [String]) -> String {
    if let hint = NearMiss.hint(for: name, among: names) { return hint }
    return names.isEmpty ? "it has none" : "it has \(names.map { "'\($0)'" }.joined(separator: ", "))"
  }
}
