/// Which images say nothing in what they are a part of, unless their author has named them.
enum SilentImages: Sendable, Hashable {
  case none
  /// Those that show symbols of the system's.
  ///
  /// What SwiftUI makes one element of says the words in it, and no names of symbols beside them. Sources:
  /// AccessibilitySnapshot, BasicAccessibilityDemo, 26.2 (“John Doe, Online”, of two texts combined with
  /// `person.circle.fill`); cvs-health, AccessibilityValueView (“Notifications, button”, of a button with a `circle` before
  /// its title) and TabsView (“Home, tab”, of a button with `house`).
  case symbols
  /// Those that show pictures of the app's own.
  ///
  /// A view of React Native's takes the labels of the views of UIKit's in it, and a symbol has one of the system's: heard in
  /// a row of an app of notes in 2026 (“format, Appearance, Forward”, of `paintbrush` and `chevron.right`).
  case pictures
  case all
}
