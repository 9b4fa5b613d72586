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
    for text in settings { _ = try parse(text) }
  }

  /// The scenario with the settings of the command line.
  func applied(to scenario: Scenario) -> Scenario {
    var scenario = scenario
    for (setting, value) in changes { scenario.settings[setting] = value }
    return scenario
  }

  /// The settings in the order in which they were given.
  var changes: [(setting: Setting, value: Value)] {
    settings.compactMap { try? parse($0) }
  }

  private func parse(_ text: String) throws -> (Setting, Value) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw ValidationError("'\(text)' has not the form name=value") }
    guard let setting = Setting(rawValue: parts[0]) else {
      throw ValidationError(message("there is no setting '\(parts[0])'", parts[0], Setting.allCases.map(\.rawValue)))
    }
    switch setting.domain {
    case .flag:
      let flags = ["on": true, "true": true, "yes": true, "off": false, "false": false, "no": false]
      guard let flag = flags[parts[1].lowercased()] else {
        throw ValidationError("'\(parts[0])' is on or off, not '\(parts[1])'")
      }
      return (setting, .flag(flag))
    case .choice(let choices):
      guard choices.contains(parts[1]) else {
        throw ValidationError(message("'\(parts[0])' can not be '\(parts[1])'", parts[1], choices))
      }
      return (setting, .text(parts[1]))
    }
  }

  private func message(_ text: String, _ word: String, _ names: [String]) -> String {
    if let hint = NearMiss.hint(for: word, among: names) { return "\(text); \(hint)" }
    return "\(text); it is one of \(names.joined(separator: ", "))"
  }
}
