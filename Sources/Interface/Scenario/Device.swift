/// A device, or a window, that an interface is laid out on.
package struct Device: Sendable, Hashable {
  /// What the device is, as far as interfaces differ by it.
  package enum Idiom: String, Sendable, CaseIterable {
    case phone, pad, watch, mac, vision
  }

  /// The name by which scenarios call it, Apple's own.
  package var name: String
  package var idiom: Idiom
  /// The width of the screen in portrait, in points.
  package var width: Double
  /// The height of the screen in portrait, in points.
  package var height: Double
  /// Pixels per point.
  package var scale: Double
  /// What the system keeps for itself in portrait.
  package var safeArea: Edges
  /// What the system keeps for itself in landscape.
  package var landscapeSafeArea: Edges
}

/// How a device is held.
package enum Orientation: String, Sendable, CaseIterable {
  case portrait, landscape
}

extension Device {
  /// The device with a name, whatever the case of its letters.
  package init?(named name: String) {
    let folded = name.lowercased()
    guard let device = Device.all.first(where: { $0.name.lowercased() == folded }) else { return nil }
    self = device
  }

  /// The device that stands for a platform whose scenario names none.
  package static func standard(for platform: Platform) -> Device {
    let name =
      switch platform.system {
      case .iOS: platform.version >= 26 ? "iPhone 17" : "iPhone 15"
      case .iPadOS: "iPad Air 11-inch"
      case .macOS: "Mac"
      case .watchOS: "Apple Watch 46mm"
      case .visionOS: "Apple Vision Pro"
      }
    return Device(named: name) ?? .phone("iPhone", 393, 852, top: 59)
  }
}

extension Device {
  /// The devices that scenarios can name, newest first within each kind.
  ///
  /// Sizes in points and safe areas are those of Apple's “Layout” page of the Human Interface Guidelines and of the
  /// simulators. A window of a Mac and of Apple Vision Pro has any size; these are the sizes that new windows often have.
  package static let all: [Device] = [
    .phone("iPhone 17 Pro Max", 440, 956, top: 62),
    .phone("iPhone 17 Pro", 402, 874, top: 62),
    .phone("iPhone 17", 402, 874, top: 62),
    .phone("iPhone Air", 420, 912, top: 68),
    .phone("iPhone 16 Pro Max", 440, 956, top: 62),
    .phone("iPhone 16 Pro", 402, 874, top: 62),
    .phone("iPhone 16 Plus", 430, 932, top: 59),
    .phone("iPhone 16", 393, 852, top: 59),
    .phone("iPhone 16e", 390, 844, top: 47),
    .phone("iPhone 15 Pro Max", 430, 932, top: 59),
    .phone("iPhone 15 Pro", 393, 852, top: 59),
    .phone("iPhone 15 Plus", 430, 932, top: 59),
    .phone("iPhone 15", 393, 852, top: 59),
    .phone("iPhone 14 Plus", 428, 926, top: 47),
    .phone("iPhone 14", 390, 844, top: 47),
    .phone("iPhone 13 mini", 375, 812, top: 50),
    .phone("iPhone 13", 390, 844, top: 47),
    .homeButtonPhone("iPhone SE", 375, 667),
    .pad("iPad Pro 13-inch", 1032, 1376, bottom: 20),
    .pad("iPad Pro 11-inch", 834, 1210, bottom: 20),
    .pad("iPad Air 13-inch", 1024, 1366, bottom: 20),
    .pad("iPad Air 11-inch", 820, 1180, bottom: 20),
    .pad("iPad", 820, 1180, bottom: 20),
    .pad("iPad mini", 744, 1133, bottom: 20),
    .watch("Apple Watch Ultra 49mm", 205, 251, top: 37),
    .watch("Apple Watch 46mm", 208, 248, top: 37),
    .watch("Apple Watch 45mm", 198, 242, top: 35),
    .watch("Apple Watch 44mm", 184, 224, top: 31),
    .watch("Apple Watch 42mm", 187, 223, top: 34),
    .watch("Apple Watch 41mm", 176, 215, top: 34),
    .watch("Apple Watch 40mm", 162, 197, top: 28),
    Device(
      name: "Mac", idiom: .mac, width: 900, height: 600, scale: 2,
      safeArea: Edges(top: 28), landscapeSafeArea: Edges(top: 28)),
    Device(
      name: "Apple Vision Pro", idiom: .vision, width: 1280, height: 720, scale: 2,
      safeArea: Edges(), landscapeSafeArea: Edges()),
  ]

  /// A phone without a home button: three pixels per point, 34 points for the home indicator.
  private static func phone(_ name: String, _ width: Double, _ height: Double, top: Double) -> Device {
    Device(
      name: name, idiom: .phone, width: width, height: height, scale: 3,
      safeArea: Edges(top: top, bottom: 34),
      landscapeSafeArea: Edges(leading: top, bottom: 21, trailing: top))
  }

  private static func homeButtonPhone(_ name: String, _ width: Double, _ height: Double) -> Device {
    Device(
      name: name, idiom: .phone, width: width, height: height, scale: 2,
      safeArea: Edges(top: 20), landscapeSafeArea: Edges())
  }

  private static func pad(_ name: String, _ width: Double, _ height: Double, bottom: Double) -> Device {
    Device(
      name: name, idiom: .pad, width: width, height: height, scale: 2,
      safeArea: Edges(top: 24, bottom: bottom), landscapeSafeArea: Edges(top: 24, bottom: bottom))
  }

  private static func watch(_ name: String, _ width: Double, _ height: Double, top: Double) -> Device {
    Device(
      name: name, idiom: .watch, width: width, height: height, scale: 2,
      safeArea: Edges(top: top), landscapeSafeArea: Edges(top: top))
  }
}
