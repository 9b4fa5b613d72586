/// Under what circumstances an app is used: the system, the device, the language of what reads it aloud.
///
/// What the person has set is not among them, since it changes while the app is in use.
public struct Circumstances: Sendable, Hashable {
  public var platform: Platform
  /// The device whose screen the app is laid out on; `nil` for the platform's own.
  public var device: Device?
  public var orientation = Orientation.portrait
  /// The reader's own language as a BCP 47 tag, such as `en-US`.
  public var locale: String
  /// Which source is followed where sources disagree.
  public var readings: SourceReadings

  public init(
    platform: Platform = .standard, device: Device? = nil, orientation: Orientation = .portrait,
    locale: String = "en-US", readings: SourceReadings = SourceReadings()
  ) {
    self.platform = platform
    self.device = device
    self.orientation = orientation
    self.locale = locale
    self.readings = readings
  }
}

extension Scenario {
  /// The circumstances that the scenario asks for.
  public var circumstances: Circumstances {
    Circumstances(platform: platform, device: device, orientation: orientation, locale: locale, readings: readings)
  }
}
