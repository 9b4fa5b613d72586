internal import Interface

/// How large something must be that is touched, and how large it is by default.
///
/// Source: Human Interface Guidelines, “Accessibility”, the table of control sizes.
struct TargetSize: Sendable, Hashable {
  var least: Double
  var standard: Double

  init(on platform: Platform) {
    switch platform.system {
    case .iOS, .iPadOS, .watchOS: (least, standard) = (28, 44)
    case .visionOS: (least, standard) = (28, 60)
    case .macOS: (least, standard) = (20, 28)
    }
  }

  /// How far off the edge of an estimated frame may be, in points.
  static let margin = 4.0
}

/// How large a text is at least, in points.
///
/// Source: Human Interface Guidelines, “Accessibility”, the table of text sizes.
struct TextSize: Sendable, Hashable {
  var least: Double

  init(on platform: Platform) {
    least =
      switch platform.system {
      case .iOS, .iPadOS: 11
      case .watchOS, .visionOS: 12
      case .macOS: 10
      }
  }
}
