/// How a picker is shown, by SwiftUI's names.
package enum PickerStyle: String, Sendable, CaseIterable {
  case menu, segmented, wheel, inline, navigationLink
}

/// How a date picker is shown, by SwiftUI's names.
package enum DatePickerStyle: String, Sendable, CaseIterable {
  case compact, wheel, graphical
}

/// How the tabs of a tab view are shown, by SwiftUI's names.
package enum TabViewStyle: String, Sendable, CaseIterable {
  case automatic, tabBarOnly, sidebarAdaptable
  /// Pages side by side, of which one is shown, with dots below.
  case page
}
