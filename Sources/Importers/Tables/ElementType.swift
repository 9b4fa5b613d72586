internal import Diagnostics

/// The element types of XCTest, by their names; other formats are brought to the same.
///
/// Source: the table of names in WebDriverAgent (appium/WebDriverAgent, `FBElementTypeTransformer`).
package enum ElementType: String, Sendable, CaseIterable {
  case any, other, application, group, window, sheet, drawer, alert, dialog
  case button, radioButton, radioGroup, checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton
  case popover, keyboard, key, navigationBar, tabBar, tabGroup, toolbar, statusBar
  case table, tableRow, tableColumn, outline, outlineRow, browser, collectionView
  case slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl, picker, pickerWheel
  case `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar
  case staticText, textField, secureTextField, datePicker, textView
  case menu, menuItem, menuBar, menuBarItem, map, webView
  case incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator
  case splitGroup, splitter, relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler, rulerMarker
  case grid, levelIndicator, cell, layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem

  /// The type of a name such as `StaticText` or `XCUIElementTypeStaticText`; `nil` for one that XCTest has not.
  package init?(named name: some StringProtocol) {
    guard let type = Self.byName[name.hasPrefix(Self.prefix) ? String(name.dropFirst(Self.prefix.count)) : String(name)]
    else { return nil }
    self = type
  }

  static let prefix = "XCUIElementType"

  private static let byName: [String: ElementType] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue.withCapital, $0) })
}
