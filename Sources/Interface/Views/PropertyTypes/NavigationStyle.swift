/// How what is inside a view is gone through by those who scan the screen: UIKit's `accessibilityNavigationStyle`.
package enum NavigationStyle: String, Sendable, CaseIterable {
  /// The system decides.
  case automatic
  /// Each for itself.
  case separate
  /// As one item, whose members are gone through when it was chosen.
  case combined
}
