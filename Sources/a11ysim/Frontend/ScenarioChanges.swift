internal import A11ySimulation
internal import ArgumentParser

/// What a command line changes in a scenario before it is played.
struct ScenarioChanges: ParsableArguments {
  @Option(
    name: .customLong("setting"),
    help: ArgumentHelp(
      "A setting of the person's, such as dynamicType=accessibility3 or hints=off; can be given several times.",
      valueName: "name=value"))
  var settings: [String] = []

  func validate() throws {
    for text in settings {
      do { _ = try SettingAssignment(text) } catch { throw ValidationError("\(error)") }
    }
  }

  /// The scenario with the settings of the command line.
  func applied(to scenario: Scenario) -> Scenario {
    var scenario = scenario
    for text in settings {
      guard let assignment = try? SettingAssignment(text) else { continue }
      scenario.settings[assignment.setting] = assignment.value
    }
    return scenario
  }
}
