internal import A11ySimulation
internal import ArgumentParser
internal import Languages
internal import TestRuns

/// What a command line changes in a scenario before it is played.
struct ScenarioChanges: ParsableArguments {
  @Option(
    name: .customLong("setting"),
    help: ArgumentHelp(
      "A setting of the person's, such as dynamicType=accessibility3 or hints=off; can be given several times.",
      valueName: "name=value"),
    completion: .list(settingAssignments))
  var settings: [String] = []

  @Option(
    name: .customLong("reading"),
    help: ArgumentHelp(
      "What to follow where sources disagree, such as hastyAnnouncements=on; can be given several times.",
      valueName: "name=value"),
    completion: .list(readingAssignments))
  var readings: [String] = []

  @Option(help: "VoiceOver's own language, such as de-DE, in place of the scenario's.")
  var locale: String?

  func validate() throws {
    if let locale, !LanguageTag.isKnown(locale) {
      throw ValidationError("unknown language '\(locale)'; \(LanguageTag.hint(for: locale))")
    }
    do {
      for text in settings { _ = try SettingAssignment(text) }
      for text in readings { _ = try ReadingAssignment(text) }
    } catch {
      throw ValidationError("\(error)")
    }
  }

  /// The scenario with the language, the settings and the readings of the command line.
  func applied(to scenario: Scenario) -> Scenario {
    var scenario = scenario
    if let locale { scenario.locale = locale }
    for (setting, value) in changes { scenario.settings[setting] = value }
    for (reading, value) in changedReadings { scenario.readings[reading] = value }
    scenario.begin()
    return scenario
  }

  /// The same for a run of several scenarios.
  var variation: Variation { Variation(locale: locale, settings: changes, readings: changedReadings) }

  /// The same as a command line has it.
  var arguments: [String] {
    settings.flatMap { ["--setting", $0] } + readings.flatMap { ["--reading", $0] }
      + (locale.map { ["--locale", $0] } ?? [])
  }

  /// The settings in the order in which they were given.
  var changes: [(setting: Setting, value: Value)] {
    settings.compactMap { try? SettingAssignment($0) }.map { ($0.choice, $0.value) }
  }

  /// The readings in the order in which they were given.
  var changedReadings: [(reading: SourceReading, value: Value)] {
    readings.compactMap { try? ReadingAssignment($0) }.map { ($0.choice, $0.value) }
  }
}

// The parser makes the options of a command again for each question that it has about them; these are made once.
private let settingAssignments = Setting.allCases.flatMap(\.assignments)
private let readingAssignments = SourceReading.allCases.flatMap(\.assignments)

extension NamedChoice {
  /// Every value that it can be given on a command line.
  fileprivate var assignments: [String] {
    let values =
      switch domain {
      case .flag: ["on", "off"]
      case .choice(let words): words
      }
    return values.map { "\(rawValue)=\($0)" }
  }
}
