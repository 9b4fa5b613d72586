public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  public static func < (one: DynamicTypeSize, other: DynamicTypeSize) -> Bool { one.rawValue < other.rawValue }
}

public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  init(_ size: DynamicTypeSize) { self = ContentSizeCategory.allCases[size.rawValue] }

  var dynamicTypeSize: DynamicTypeSize {
    ContentSizeCategory.allCases.firstIndex(of: self).flatMap(DynamicTypeSize.init(rawValue:)) ?? .large
  }
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }
  public static func < (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool {
    one.dynamicTypeSize < other.dynamicTypeSize
  }
}

extension DynamicTypeSize {
  public init?(_ category: ContentSizeCategory) { self = category.dynamicTypeSize }
}
