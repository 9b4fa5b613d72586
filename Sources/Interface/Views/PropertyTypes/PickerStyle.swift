/// How a picker is shown, by SwiftUI's names.
package enum PickerStyle: String, Sendable, CaseIterable {
  case menu, segmented, wheel, inline, navigationLink
}
