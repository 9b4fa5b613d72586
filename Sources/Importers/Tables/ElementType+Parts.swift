internal import Interface

extension ElementType {
  /// What becomes of a node of a type.
  enum Part: Sendable, Hashable {
    /// An accessibility element, even without words.
    case control
    /// An accessibility element if it has words.
    case content
    /// A view that only holds others, or an element if it has words and the rules find nothing else to say them.
    case plain
    /// A row of a table or of a collection, which has rules of its own.
    case cell
    /// A view that scrolls what is in it.
    case scroller
    /// A view that only holds others, whatever words it has.
    case transparent
    case window
    case container(ContainerRole)
    /// Nothing that a swipe reaches.
    case dropped(DropReason)
  }

  var part: Part {
    switch self {
    case .button, .radioButton, .checkBox, .disclosureTriangle, .popUpButton, .comboBox, .menuButton, .toolbarButton,
      .slider, .pageIndicator, .pickerWheel, .switch, .toggle, .searchField, .textField, .secureTextField, .textView,
      .menuItem, .menuBarItem, .incrementArrow, .decrementArrow, .ratingIndicator, .splitter, .colorWell, .tab, .link:
      .control
    case .progressIndicator, .activityIndicator, .image, .icon, .staticText, .relevanceIndicator, .levelIndicator,
      .dockItem, .statusItem:
      .content
    case .any, .other, .group, .map: .plain
    case .cell: .cell
    case .scrollView, .table, .collectionView, .webView, .outline, .browser, .grid: .scroller
    case .application, .drawer, .tableRow, .tableColumn, .outlineRow, .picker, .datePicker, .menuBar, .timeline,
      .splitGroup, .helpTag, .layoutArea, .layoutItem, .stepper, .radioGroup, .tabGroup:
      .transparent
    case .window: .window
    case .navigationBar: .container(.navigationBar)
    case .tabBar: .container(.tabBar)
    case .toolbar: .container(.toolbar)
    case .segmentedControl: .container(.segments)
    case .alert: .container(.alert)
    case .sheet, .dialog, .popover, .menu: .container(.modal)
    case .statusBar: .dropped(.statusBar)
    case .keyboard, .key: .dropped(.keyboard)
    case .scrollBar, .valueIndicator: .dropped(.scrollBar)
    case .matte, .ruler, .rulerMarker, .handle, .touchBar: .dropped(.decoration)
    }
  }

  /// The traits that the type stands for, where a capture does not list them.
  ///
  /// XCTest makes most types of an element's traits, so that the way back is sound; headings, selection and the private
  /// traits cannot be told from it.
  var traits: Set<AccessibilityTrait> {
    switch self {
    case .button, .radioButton, .disclosureTriangle, .toolbarButton, .icon, .menuItem, .menuBarItem, .incrementArrow,
      .decrementArrow, .colorWell, .dockItem, .statusItem:
      [.button]
    case .popUpButton, .menuButton: [.button, .popUpButton]
    case .checkBox, .switch, .toggle: [.button, .toggle]
    case .tab: [.button, .tab]
    case .link: [.link]
    case .image: [.image]
    case .staticText: [.staticText]
    case .textField, .comboBox: [.textEntry]
    case .textView: [.textEntry, .textArea]
    case .secureTextField: [.textEntry, .secureText]
    case .searchField: [.textEntry, .searchField]
    case .slider, .pageIndicator, .ratingIndicator, .splitter: [.adjustable]
    case .pickerWheel: [.adjustable, .pickerItem]
    case .progressIndicator, .activityIndicator: [.updatesFrequently]
    case .key: [.keyboardKey]
    case .any, .other, .application, .group, .window, .sheet, .drawer, .alert, .dialog, .radioGroup, .popover,
      .keyboard, .navigationBar, .tabBar, .tabGroup, .toolbar, .statusBar, .table, .tableRow, .tableColumn, .outline,
      .outlineRow, .browser, .collectionView, .segmentedControl, .picker, .scrollView, .scrollBar, .datePicker, .menu,
      .menuBar, .map, .webView, .timeline, .valueIndicator, .splitGroup, .relevanceIndicator, .helpTag, .matte, .ruler,
      .rulerMarker, .grid, .levelIndicator, .cell, .layoutArea, .layoutItem, .handle, .stepper, .touchBar:
      []
    }
  }

  /// The traits of the type that no tool of XCTest's lists, although VoiceOver speaks them.
  var privateTraits: Set<AccessibilityTrait> {
    traits.intersection([.textEntry, .secureText, .textArea, .pickerItem, .popUpButton, .tab, .toggle])
  }

  /// Whether it is turned on and off.
  var isSwitch: Bool { traits.contains(.toggle) }
}

/// What a container of the system's is.
package enum ContainerRole: String, Sendable, CaseIterable {
  case navigationBar, tabBar, toolbar, segments, alert, modal
  /// A view that scrolls, and is read as a whole.
  case scroller
  /// A row with several elements in it.
  case row
  case list, landmark, dataTable, semanticGroup
  /// Elements in an order that the capture tells.
  case listed
}

/// Why a node of a capture is not a stop.
package enum DropReason: String, Sendable, CaseIterable {
  case wrapper, insideElement, covered, zeroSize, scrollBar, statusBar, keyboard, otherWindow, parked, decoration,
    hidden
  case duplicate, scrolledAway
}
