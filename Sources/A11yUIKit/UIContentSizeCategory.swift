/// The size of text that a person has chosen, as UIKit calls it.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Comparable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ size: String) { rawValue = "UICTContentSizeCategory\(size)" }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory("XS")
  public static let small = UIContentSizeCategory("S")
  public static let medium = UIContentSizeCategory("M")
  public static let large = UIContentSizeCategory("L")
  public static let extraLarge = UIContentSizeCategory("XL")
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

  /// In the order of SwiftUI's sizes.
  private static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  public init(_ size: DynamicTypeSize?) {
    self = size.map { UIContentSizeCategory.all[$0.rawValue] } ?? .unspecified
  }

  /// SwiftUI's size; `nil` for none.
  var size: DynamicTypeSize? { UIContentSizeCategory.all.firstIndex(of: self).flatMap(DynamicTypeSize.init(rawValue:)) }

  public var isAccessibilityCategory: Bool { size?.isAccessibilitySize ?? false }

  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    (one.size?.rawValue ?? -1) < (other.size?.rawValue ?? -1)
  }
}
