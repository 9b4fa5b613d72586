internal import Interface

/// The traits of SwiftUI, by the names that they have there.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let isButton = AccessibilityTraits(.button)
  public static let isHeader = AccessibilityTraits(.header)
  public static let isSelected = AccessibilityTraits(.selected)
  public static let isLink = AccessibilityTraits(.link)
  public static let isImage = AccessibilityTraits(.image)
  public static let isSearchField = AccessibilityTraits(.searchField)
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  public static let isStaticText = AccessibilityTraits(.staticText)
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  public static let playsSound = AccessibilityTraits(.playsSound)
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  public static let isModal = AccessibilityTraits(.modal)
  public static let isToggle = AccessibilityTraits(.toggle)
  public static let isTabBar = AccessibilityTraits(.tabBar)

  private init(_ trait: AccessibilityTrait) {
    self.init(rawValue: 1 << (AccessibilityTrait.allCases.firstIndex(of: trait) ?? 0))
  }

  /// The traits as a scenario holds them.
  var traits: [AccessibilityTrait] {
    AccessibilityTrait.allCases.enumerated().filter { rawValue & 1 << $0.offset != 0 }.map(\.element)
  }
}
