package import Interface

/// What holds for scenarios that say nothing about it.
package struct ScenarioDefaults: Sendable, Hashable {
  package var platform = Platform.standard
  /// The device of scenarios whose platform it runs; `nil` for the platform's own.
  package var device: Device?
  /// VoiceOver's own language as a BCP 47 tag.
  package var locale = "en-US"
  /// What the person has set, where it differs from a new device.
  package var settings = Settings()
  /// Which source is followed where sources disagree.
  package var readings = SourceReadings()
  /// What goldens do not tell in full, besides what a scenario itself says.
  package var masks: [Mask] = []

  package init() {}

  /// The scenario of which nothing has been read yet.
  package var scenario: Scenario {
    var scenario = Scenario(name: "", platform: platform, locale: locale, settings: settings)
    scenario.readings = readings
    scenario.device = device
    scenario.masks = masks
    scenario.formats.formatter = FoundationFormatter()
    return scenario
  }
}
