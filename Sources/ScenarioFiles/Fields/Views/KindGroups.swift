import Interface

extension Set<Kind> {
  /// Every view; `forEach` is none, but stands for several.
  static let all = Set(Kind.allCases).subtracting([.forEach])
  /// What accessibility knows of.
  static let accessible = all.subtracting([.spacer, .divider])

  static let textInputs: Set<Kind> = [.textField, .secureField, .searchField, .textEditor]
  /// What shows a number as its value.
  static let amounts: Set<Kind> = [.slider, .stepper, .progressView, .gauge, .pageControl]
  static let presentations: Set<Kind> = [.sheet, .alert, .confirmationDialog, .popover]
  /// What has a label, and shows no views beside it.
  static let labeled: Set<Kind> = [
    .slider, .stepper, .picker, .datePicker, .colorPicker, .progressView, .gauge, .tab, .element,
  ]
  /// What can be open or closed: SwiftUI's groups, and what UIKit's apps give an expanded status.
  static let expandable: Set<Kind> = [.disclosureGroup, .section, .button, .cell, .view, .element]
  /// What one of several can be chosen in.
  static let selections: Set<Kind> = [
    .picker, .datePicker, .colorPicker, .tabView, .tabBar, .list, .table, .grid, .pageControl, .sheet,
  ]
}
