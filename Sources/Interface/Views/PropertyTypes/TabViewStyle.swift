/// How the tabs of a tab view are shown, by SwiftUI's names.
package enum TabViewStyle: String, Sendable, CaseIterable {
  case automatic, tabBarOnly, sidebarAdaptable
  /// Pages side by side, of which one is shown, with dots below.
  case page
}
