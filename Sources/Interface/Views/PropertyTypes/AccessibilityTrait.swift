/// What an author may say a view is, by UIKit's and SwiftUI's names without their prefixes.
package enum AccessibilityTrait: String, Sendable, CaseIterable {
  case button, header, selected, link, image, searchField, playsSound, keyboardKey, staticText
  case summaryElement, notEnabled, updatesFrequently, startsMediaSession, adjustable
  case allowsDirectInteraction, causesPageTurn, tabBar, supportsZoom, toggle, modal
  // Private ones that UIKit sets itself, for the description of custom views that imitate them.
  case backButton, tab, textEntry, secureText, isEditing, textArea, pickerItem, popUpButton
}
