/// How a date picker is shown, by SwiftUI's names.
package enum DatePickerStyle: String, Sendable, CaseIterable {
  case compact, wheel, graphical
}
