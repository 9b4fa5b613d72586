/// What the value of a node says besides what VoiceOver has as its value.
///
/// Source: appium/WebDriverAgent, `FBElement`'s `wdValue`: a text repeats its label, a button says “1” while it is
/// selected, an empty field says its placeholder.
enum ValueUse: Sendable {
  /// What VoiceOver says.
  case words
  /// The label once more, where there is nothing else to say.
  case label
  /// “1” of what is pressed, from WebDriverAgent.
  case press
  /// “1” of the one that is chosen.
  case choice
  /// Whether a switch is on.
  case position
  /// What stands in a field, or its placeholder.
  case text
  /// “1” as long as it turns.
  case turning
  /// A number, which a device may say as a percentage.
  case amount
  /// Any of these, of an element whose type is not told.
  case unknown
}

extension ElementType {
  var valueUse: ValueUse {
    switch self {
    case .staticText, .link, .image: .label
    case .button, .toolbarButton, .tab: .press
    case .radioButton: .choice
    case .switch, .toggle, .checkBox: .position
    case .textField, .secureTextField, .searchField, .textView, .comboBox: .text
    case .activityIndicator: .turning
    case .slider: .amount
    case .any: .unknown
    case .other, .application, .group, .window, .sheet, .drawer, .alert, .dialog, .radioGroup, .disclosureTriangle,
      .popUpButton, .menuButton, .popover, .keyboard, .key, .navigationBar, .tabBar, .tabGroup, .toolbar, .statusBar,
      .table, .tableRow, .tableColumn, .outline, .outlineRow, .browser, .collectionView, .pageIndicator,
      .progressIndicator, .segmentedControl, .picker, .pickerWheel, .icon, .scrollView, .scrollBar, .datePicker, .menu,
      .menuItem, .menuBar, .menuBarItem, .map, .webView, .incrementArrow, .decrementArrow, .timeline, .ratingIndicator,
      .valueIndicator, .splitGroup, .splitter, .relevanceIndicator, .colorWell, .helpTag, .matte, .dockItem, .ruler,
      .rulerMarker, .grid, .levelIndicator, .cell, .layoutArea, .layoutItem, .handle, .stepper, .touchBar, .statusItem:
      .words
    }
  }
}
