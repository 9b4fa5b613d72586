package import Interface

/// The surface that a screen is laid out on: its size, what the system keeps of it, and the habits of its platform.
package struct Canvas: Sendable, Hashable {
  package var size: Size
  /// What the system keeps for itself at the edges.
  package var safeArea: Edges
  package var idiom: Device.Idiom
  package var platform: Platform
  /// Pixels per point.
  package var scale: Double
  /// The language in which the system writes dates, as a BCP 47 tag.
  package var locale = "en-US"

  package init(size: Size, safeArea: Edges = Edges(), idiom: Device.Idiom, platform: Platform, scale: Double = 2) {
    self.size = size
    self.safeArea = safeArea
    self.idiom = idiom
    self.platform = platform
    self.scale = scale
  }

  /// The screen of a device, held upright or sideways.
  package init(_ device: Device, _ orientation: Orientation = .portrait, platform: Platform = .standard) {
    let isLandscape = orientation == .landscape && device.canTurn
    self.init(
      size: isLandscape
        ? Size(width: device.height, height: device.width) : Size(width: device.width, height: device.height),
      safeArea: isLandscape ? device.landscapeSafeArea : device.safeArea,
      idiom: device.idiom, platform: platform, scale: device.scale)
  }

  /// The screen that an app is used on.
  package init(for circumstances: Circumstances) {
    self.init(
      circumstances.device ?? .standard(for: circumstances.platform), circumstances.orientation,
      platform: circumstances.platform)
    locale = circumstances.locale
  }

  /// The screen that scenarios have which name neither a platform nor a device.
  package static let standard = Canvas(.standard(for: .standard))

  /// The whole surface.
  package var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  /// Whether bars and controls have the sizes that came with Liquid Glass.
  package var hasGlass: Bool { platform.version >= 26 }

  /// The nearest length that is a whole number of pixels and not smaller.
  ///
  /// A hair is forgiven, so that sums of thirds stay what they are.
  func roundedUp(_ length: Double) -> Double {
    ((length * scale) - 1e-6).rounded(.up) / scale
  }
}

extension Device {
  /// Whether the device can be held sideways.
  fileprivate var canTurn: Bool { idiom == .phone || idiom == .pad }
}
