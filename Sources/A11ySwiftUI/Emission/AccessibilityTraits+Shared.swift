internal import Interface

extension AccessibilityTraits {
  /// The traits by the names that scenarios use.
  var shared: [AccessibilityTrait] {
    let all: [(AccessibilityTraits, AccessibilityTrait)] = [
      (.isButton, .button), (.isHeader, .header), (.isSelected, .selected), (.isLink, .link),
      (.isSearchField, .searchField), (.isImage, .image), (.playsSound, .playsSound), (.isKeyboardKey, .keyboardKey),
      (.isStaticText, .staticText), (.isSummaryElement, .summaryElement), (.updatesFrequently, .updatesFrequently),
      (.startsMediaSession, .startsMediaSession), (.allowsDirectInteraction, .allowsDirectInteraction),
      (.causesPageTurn, .causesPageTurn), (.isModal, .modal), (.isToggle, .toggle), (.isTabBar, .tabBar),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
