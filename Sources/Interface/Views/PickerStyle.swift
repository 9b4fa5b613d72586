/// How a picker is shown, by SwiftUI's names.
package enum PickerStyle: String, Sendable, CaseIterable {
  case menu, segmented, wheel, inline, navigationLink
}

/// How a date picker is shown, by SwiftUI's names.
package enum DatePickerStyle: String, Sendable, CaseIterable {
  case compact, wheel, graphical
}
