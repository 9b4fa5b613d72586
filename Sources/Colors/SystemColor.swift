/// A color of the system's: light, dark, and both with Increase Contrast.
///
/// Source: Human Interface Guidelines, “Color”, the tables of iOS system colors and of label colors.
package struct SystemColor: Sendable {
  private var numbers: [UInt32]
  private var opacities: [Double]
  /// Whether the system answers for how it is seen.
  package let isLabel: Bool

  /// - Parameters:
  ///   - numbers: The four colors.
  ///   - opacities: How opaque they are.
  ///   - isLabel: Whether the system answers for how it is seen.
  package init(_ numbers: [UInt32], _ opacities: [Double] = [1, 1, 1, 1], isLabel: Bool = false) {
    self.numbers = numbers
    self.opacities = opacities
    self.isLabel = isLabel
  }

  package func number(in look: Look) -> UInt32 { numbers[index(of: look)] }

  package func opacity(in look: Look) -> Double { opacities[index(of: look)] }

  private func index(of look: Look) -> Int { (look.isDark ? 1 : 0) + (look.hasMoreContrast ? 2 : 0) }

  package static let red = SystemColor([0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961])
  package static let green = SystemColor([0x34C759, 0x30D158, 0x248A3D, 0x30DB5B])
  package static let blue = SystemColor([0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF])
  package static let gray = SystemColor([0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2])
  package static let label = SystemColor([0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF], isLabel: true)
  package static let secondaryLabel = SystemColor(
    [0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5], [0.6, 0.6, 0.8, 0.7], isLabel: true)
  package static let tertiaryLabel = SystemColor(
    [0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5], [0.3, 0.3, 0.7, 0.55], isLabel: true)

  /// The colors that an author can name, in small letters.
  package static let named: [String: SystemColor] = [
    "red": red,
    "orange": SystemColor([0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340]),
    "yellow": SystemColor([0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426]),
    "green": green,
    "mint": SystemColor([0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF]),
    "teal": SystemColor([0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF]),
    "cyan": SystemColor([0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF]),
    "blue": blue,
    "indigo": SystemColor([0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF]),
    "purple": SystemColor([0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF]),
    "pink": SystemColor([0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482]),
    "brown": SystemColor([0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469]),
    "gray": gray,
    "white": SystemColor([0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF]),
    "black": SystemColor([0x000000, 0x000000, 0x000000, 0x000000]),
    "primary": label,
    "label": label,
    "secondary": secondaryLabel,
    "secondarylabel": secondaryLabel,
    "tertiary": tertiaryLabel,
    "quaternary": SystemColor([0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5], [0.18, 0.16, 0.55, 0.4], isLabel: true),
  ]
}
