/// Under what circumstances an app is used: the system, the device, the language of what reads it aloud.
///
/// What the person has set is not among them, since it changes while the app is in use.
package struct Circumstances: Sendable, Hashable {
  package var platform: Platform
  /// The device whose screen the app is laid out on; `nil` for the platform's own.
  package var device: Device?
  package var orientation = Orientation.portrait
  /// The reader's own language as a BCP 47 tag, such as `en-US`.
  package var locale: String
  /// Which source is followed where sources disagree.
  package var readings: SourceReadings
  /// Whether pictures are made of what is shown, so that what is drawn of each view is written down when it is laid out.
  package var isDrawn = false

  package init(
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
  package var circumstances: Circumstances {
    var circumstances = Circumstances(
      platform: platform, device: device, orientation: orientation, locale: locale, readings: readings)
    circumstances.isDrawn = isDrawn.wrapped
    return circumstances
  }
}
