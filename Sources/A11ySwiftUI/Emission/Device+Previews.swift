package import Interface

extension Device {
  /// The device that previews are laid out on.
  package static let ofPreviews = Device.standard(for: Platform(.iOS, 26))

  /// The device that those are laid out on whose reader is a platform's: a watch, or else the same phone for all.
  static func ofPreviews(on platform: Platform) -> Device {
    platform.system == .watchOS ? .standard(for: platform) : .ofPreviews
  }

  /// What the system leaves of the screen to an app.
  var contentSize: CGSize {
    CGSize(width: width, height: height - safeArea.top - safeArea.bottom)
  }

  /// The same of a device on its side: the camera is at one end, and as much is kept free at the other.
  var landscapeContentSize: CGSize {
    CGSize(width: height - 2 * safeArea.top, height: width - Device.landscapeHomeIndicator)
  }
  private static let landscapeHomeIndicator = 21.0
}
