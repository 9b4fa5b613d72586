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

  func color(in look: Look) -> Color { Color(number: row.number(in: look), opacity: row.opacity(in: look)) }

  private var row: SystemColor {
    switch self {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel, .placeholderText: .tertiaryLabel
    case .systemBackground: SystemColor([0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000])
    case .secondarySystemBackground, .systemGray6: SystemColor([0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426])
    case .systemGroupedBackground: SystemColor([0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000])
    case .secondarySystemGroupedBackground: SystemColor([0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426])
    case .systemFill: SystemColor([0x787880, 0x787880, 0x787880, 0x787880], [0.2, 0.36, 0.28, 0.44])
    case .tertiarySystemFill: SystemColor([0x767680, 0x767680, 0x767680, 0x767680], [0.12, 0.24, 0.2, 0.32])
    case .separator: SystemColor([0x3C3C43, 0x545458, 0x3C3C43, 0x545458], [0.29, 0.6, 0.37, 0.68])
    case .systemGray: .gray
    case .systemGray2: SystemColor([0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80])
    case .systemGray3: SystemColor([0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456])
    case .systemGray4: SystemColor([0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446])
    case .systemGray5: SystemColor([0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638])
    case .tint: .blue
    case .destructive: .red
    case .on: .green
    }
  }

  /// The color that an author means by a name: in code `systemGray6`, `UIColor.systemGray6` or `secondaryLabel`.
  static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue.lowercased(), $0) })
}
