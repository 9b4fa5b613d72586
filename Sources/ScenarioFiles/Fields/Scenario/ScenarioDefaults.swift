public import Interface

/// What holds for scenarios that say nothing about it.
public struct ScenarioDefaults: Sendable, Hashable {
  public var platform = Platform.standard
  /// The device of scenarios whose platform it runs; `nil` for the platform's own.
  public var device: Device?
  /// VoiceOver's own language as a BCP 47 tag.
  public var locale = "en-US"
  /// What the person has set, where it differs from a new device.
  public var settings = Settings()
  /// Which source is followed where sources disagree.
  public var readings = SourceReadings()

  public init() {}

  /// The scenario of which nothing has been read yet.
  package var scenario: Scenario {
    var scenario = Scenario(name: "", platform: platform, locale: locale, settings: settings)
    scenario.readings = readings
    scenario.device = device
    scenario.formats.formatter = FoundationFormatter()
    return scenario
  }
}
