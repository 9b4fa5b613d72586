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
  case all
}
