internal import Interface

/// The words that UIKit and SwiftUI themselves give to elements, as against those that VoiceOver adds.
struct SystemStrings: Sendable {
  /// The buttons of a stepper; source: AccessibilitySnapshot, testStepper.
  let decrement = "Decrement"
  let increment = "Increment"
  /// An indicator that shows no amount; source: UIActivityIndicatorView.
  let inProgress = "In progress"

  /// The title of a search field that has none.
  let search = "Search"
  /// What a wheel adds to the item in its middle; source: the caption panel of iOS 26.6.1.
  let selected = "selected"
  /// The buttons of a compact date picker; source: accessibility trees of XCUITest.
  let datePicker = "Date Picker"
  let timePicker = "Time Picker"

  /// What the wheels of a time say; that of minutes follows the pattern.
  ///
  /// Source: the caption panel of iOS 26.6.1.
  func hours(_ hours: Int) -> String { "\(hours) o'clock" }
  func minutes(_ minutes: Int) -> String { "\(minutes) minutes" }
  /// The region around a popover; sources: WWDC15-201, MagentaA11y.
  let dismissPopUp = "Dismiss pop up"
  let dismissPopUpHint = "Double tap to dismiss pop up window"

  /// The grabber of a sheet that rests at several heights; source: MagentaA11y, sheet.
  let grabber = "Card controller"
  let grabberHint = "Adjust the size of the card overlaying screen"

  /// How high a sheet is; that of full height follows the pattern.
  func height(_ detent: Detent) -> String {
    switch detent {
    case .medium: "half screen"
    case .large: "full screen"
    }
  }

  /// What the button of a calendar's month does; source: MagentaA11y, date picker.
  let changeMonth = "Double tap to change month and year"

  /// The value of a page control; source: AccessibilitySnapshot, testPageControl.
  func page(_ index: String, of count: String) -> String { "page \(index) of \(count)" }

  /// The value of a tab with a numeric badge, before iOS 26; source: AccessibilitySnapshot, testTabBars.
  func items(_ badge: String) -> String { Int(badge) == nil ? badge : "\(badge) items" }

  /// The action of a link in a text that became part of another element; source: VoiceOver's log in iOS 26.5.
  func openLink(to name: String) -> String { "Open link to \(name)" }

  /// The handle of a row; source: MagentaA11y.
  func reorder(_ row: String) -> String { "Reorder \(row)" }
}
