internal import Colors

/// What the system paints its own surfaces and texts with: light, dark, and both with Increase Contrast.
///
/// Source: Human Interface Guidelines, “Color”, “iOS, iPadOS system colors” and the semantic colors of UIKit.
enum InterfaceColor: String, Sendable, CaseIterable {
  case label, secondaryLabel, tertiaryLabel, placeholderText
  case systemBackground, secondarySystemBackground, systemGroupedBackground, secondarySystemGroupedBackground
  case systemFill, tertiarySystemFill, separator
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case tint, destructive, on

  func color(in look: Look) -> Color {
    let (numbers, opacities) = row
    let index = (look.isDark ? 1 : 0) + (look.hasMoreContrast ? 2 : 0)
    return Color(number: numbers[index], opacity: opacities[index])
  }

  private var row: ([UInt32], [Double]) {
    switch self {
    case .label: ([0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF], InterfaceColor.opaque)
    case .secondaryLabel: ([0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5], [0.6, 0.6, 0.8, 0.7])
    case .tertiaryLabel: ([0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5], [0.3, 0.3, 0.7, 0.55])
    case .placeholderText: ([0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5], [0.3, 0.3, 0.7, 0.55])
    case .systemBackground: ([0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000], InterfaceColor.opaque)
    case .secondarySystemBackground: ([0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426], InterfaceColor.opaque)
    case .systemGroupedBackground: ([0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000], InterfaceColor.opaque)
    case .secondarySystemGroupedBackground: ([0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426], InterfaceColor.opaque)
    case .systemFill: ([0x787880, 0x787880, 0x787880, 0x787880], [0.2, 0.36, 0.28, 0.44])
    case .tertiarySystemFill: ([0x767680, 0x767680, 0x767680, 0x767680], [0.12, 0.24, 0.2, 0.32])
    case .separator: ([0x3C3C43, 0x545458, 0x3C3C43, 0x545458], [0.29, 0.6, 0.37, 0.68])
    case .systemGray: ([0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2], InterfaceColor.opaque)
    case .systemGray2: ([0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80], InterfaceColor.opaque)
    case .systemGray3: ([0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456], InterfaceColor.opaque)
    case .systemGray4: ([0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446], InterfaceColor.opaque)
    case .systemGray5: ([0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638], InterfaceColor.opaque)
    case .systemGray6: ([0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426], InterfaceColor.opaque)
    case .tint: ([0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF], InterfaceColor.opaque)
    case .destructive: ([0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961], InterfaceColor.opaque)
    case .on: ([0x34C759, 0x30D158, 0x248A3D, 0x30DB5B], InterfaceColor.opaque)
    }
  }

  private static let opaque = [1.0, 1, 1, 1]

  /// The color that an author means by a name: in code `systemGray6`, `UIColor.systemGray6` or `secondaryLabel`.
  static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue.lowercased(), $0) })
}
