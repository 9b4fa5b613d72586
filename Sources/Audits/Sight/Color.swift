/// A color as light of three primaries, from 0 to 1, and how opaque it is.
struct Color: Sendable, Hashable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity = 1.0

  /// Reads `#RGB`, `#RRGGBB` or `#RRGGBBAA`, or a name of the system's in an appearance; `nil` for anything else.
  init?(_ text: String, in look: Look) {
    if text.hasPrefix("#") {
      self.init(hexadecimal: text.dropFirst())
    } else {
      let name = text.hasPrefix("system") ? text.dropFirst(6).lowercased() : text.lowercased()
      guard let row = SystemColor.named[name] else { return nil }
      self.init(number: row.number(in: look), opacity: row.opacity(in: look))
    }
  }

  init(number: UInt32, opacity: Double = 1) {
    red = Double(number >> 16 & 0xFF) / 255
    green = Double(number >> 8 & 0xFF) / 255
    blue = Double(number & 0xFF) / 255
    self.opacity = opacity
  }

  private init?(hexadecimal digits: Substring) {
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    let long = digits.count == 3 ? Substring(digits.map { "\($0)\($0)" }.joined()) : digits
    guard let number = UInt32(long.prefix(6), radix: 16), long.count == 6 || long.count == 8 else { return nil }
    let opacity = long.count == 8 ? UInt32(long.suffix(2), radix: 16).map { Double($0) / 255 } : 1
    self.init(number: number, opacity: opacity ?? 1)
  }

  /// The color as it is seen on another one.
  func over(_ background: Color) -> Color {
    func mixed(_ path: KeyPath<Color, Double>) -> Double {
      self[keyPath: path] * opacity + background[keyPath: path] * (1 - opacity)
    }
    var color = self
    (color.red, color.green, color.blue, color.opacity) = (mixed(\.red), mixed(\.green), mixed(\.blue), 1)
    return color
  }

  /// How bright the color is: WCAG 2.2, “relative luminance”.
  var luminance: Double {
    0.2126 * Color.linear(red) + 0.7152 * Color.linear(green) + 0.0722 * Color.linear(blue)
  }

  /// How much two colors differ, from 1 to 21: WCAG 2.2, “contrast ratio”.
  func contrast(with other: Color) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The share of light that a component of sRGB stands for: the power 2.4, as WCAG has it.
  private static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : power((component + 0.055) / 1.055)
  }

  /// The power 2.4 as the fifth root of the twelfth power, found by Newton's way.
  private static func power(_ base: Double) -> Double {
    guard base > 0 else { return 0 }
    let squared = base * base
    let fourth = squared * squared
    let twelfth = fourth * fourth * fourth
    var root = squared
    for _ in 0..<40 {
      let step = root * root * root * root
      guard step > 0 else { return 0 }
      root -= (root - twelfth / step) / 5
    }
    return root
  }
}

/// How the system shows its colors.
struct Look: Sendable, Hashable {
  var isDark = false
  var hasMoreContrast = false

  /// What a screen is painted with.
  var screen: Color { isDark ? Color(number: 0x000000) : Color(number: 0xFFFFFF) }
  /// What text is written in.
  var text: Color { isDark ? Color(number: 0xFFFFFF) : Color(number: 0x000000) }
}

/// A color of the system's: light, dark, and both with Increase Contrast.
///
/// Source: Human Interface Guidelines, “Color”, the tables of iOS system colors and of label colors.
struct SystemColor: Sendable {
  private var numbers: [UInt32]
  private var opacities: [Double]
  /// Whether the system answers for how it is seen.
  let isLabel: Bool

  private init(_ numbers: [UInt32], _ opacities: [Double] = [1, 1, 1, 1], isLabel: Bool = false) {
    self.numbers = numbers
    self.opacities = opacities
    self.isLabel = isLabel
  }

  func number(in look: Look) -> UInt32 { numbers[index(of: look)] }

  func opacity(in look: Look) -> Double { opacities[index(of: look)] }

  private func index(of look: Look) -> Int { (look.isDark ? 1 : 0) + (look.hasMoreContrast ? 2 : 0) }

  static let named: [String: SystemColor] = [
    "red": SystemColor([0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961]),
    "orange": SystemColor([0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340]),
    "yellow": SystemColor([0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426]),
    "green": SystemColor([0x34C759, 0x30D158, 0x248A3D, 0x30DB5B]),
    "mint": SystemColor([0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF]),
    "teal": SystemColor([0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF]),
    "cyan": SystemColor([0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF]),
    "blue": SystemColor([0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF]),
    "indigo": SystemColor([0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF]),
    "purple": SystemColor([0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF]),
    "pink": SystemColor([0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482]),
    "brown": SystemColor([0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469]),
    "gray": SystemColor([0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2]),
    "white": SystemColor([0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF]),
    "black": SystemColor([0x000000, 0x000000, 0x000000, 0x000000]),
    "primary": SystemColor([0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF], isLabel: true),
    "label": SystemColor([0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF], isLabel: true),
    "secondary": SystemColor([0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5], [0.6, 0.6, 0.8, 0.7], isLabel: true),
    "secondarylabel": SystemColor([0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5], [0.6, 0.6, 0.8, 0.7], isLabel: true),
    "tertiary": SystemColor([0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5], [0.3, 0.3, 0.7, 0.55], isLabel: true),
    "quaternary": SystemColor([0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5], [0.18, 0.16, 0.55, 0.4], isLabel: true),
  ]
}
