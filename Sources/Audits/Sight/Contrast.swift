internal import Colors
internal import Interface
internal import Layout

/// How much a piece of a drawing stands out against what is behind it, and how much it must.
struct Contrast: Sendable, Hashable {
  var ratio: Double
  var least: Double

  /// How far a ratio may be off for want of exact colors.
  private static let tolerance = 0.05

  var isEnough: Bool { ratio + Contrast.tolerance >= least }

  /// The ratio of a piece whose colors are given; `nil` where they are not, or where the system answers for them.
  ///
  /// Source of the thresholds: Human Interface Guidelines, “Accessibility”: 4.5 to 1 up to 17 points, 3 to 1 from 18
  /// points on and in bold.
  init?(of piece: Drawing.Piece, in look: Look, isText: Bool = true, on platform: Platform) {
    let look = look.drawn(in: piece.colorScheme)
    let isGiven = piece.color != nil || piece.backdrop != .screen
    guard isGiven, !piece.isDisabled, piece.opacity > 0, let background = Contrast.background(of: piece, in: look)
    else { return nil }
    // What the system pairs is left to the system.
    if let name = piece.color?.lowercased(), SystemColor.named[name]?.isLabel == true, piece.backdrop == .screen {
      return nil
    }
    // A control without a color has the tint, which is the system's or the app's own.
    guard piece.color != nil || piece.control == nil && !piece.view.kind.isControl else { return nil }
    guard var color = piece.color.map({ Color($0, in: look) }) ?? look.text else { return nil }
    color.opacity *= piece.opacity
    ratio = color.over(background).contrast(with: background)
    let font = ResolvedFont(piece.font, dynamicType: .large, isBoldTextOn: false, idiom: platform.idiom)
    least = !isText || font.size >= 18 || font.weight >= 1 ? 3 : 4.5
  }

  private static func background(of piece: Drawing.Piece, in look: Look) -> Color? {
    switch piece.backdrop {
    case .screen: look.screen
    case .color(let name): Color(name, in: look).map { $0.over(look.screen) }
    case .unknown: nil
    }
  }
}

extension Look {
  /// The appearance in which something is drawn that has one of its own.
  fileprivate func drawn(in scheme: Setting.Appearance?) -> Look {
    guard let scheme else { return self }
    return Look(isDark: scheme == .dark, hasMoreContrast: hasMoreContrast)
  }
}

extension Contrast {
  /// The ratio for a message: `2.8:1`.
  var words: String { "\(Value.text(of: (ratio * 10).rounded(.down) / 10)):1" }
  var leastWords: String { "\(Value.text(of: least)):1" }
}

extension Platform {
  /// What the platform's own device is.
  var idiom: Device.Idiom {
    switch system {
    case .iOS: .phone
    case .iPadOS: .pad
    case .macOS: .mac
    case .watchOS: .watch
    case .visionOS: .vision
    }
  }
}
