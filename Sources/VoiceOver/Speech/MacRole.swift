internal import Elements
internal import Interface
internal import Order
internal import Utterances

/// What an element is on the Mac where the touched systems have a trait for it, or no word at all.
///
/// VoiceOver for the Mac speaks a role's own description, by Apple's strings (HIServices). Heard of apps: “cursore, 50 per
/// cento” (a slider in Italian), “Expanded, Disclosure triangle” and “radio button” (microsoft/workbooks, issues 439 and
/// 436), “Bold, Toggle Button” (WWDC25-229); of a page “60% Disk usage level indicator” (iray-tno/hozo). That a gauge of an
/// app is one is assumed.
enum MacRole: Sendable {
  /// The role follows from the traits.
  case none
  case slider, stepper, progressIndicator, busyIndicator, levelIndicator, disclosureTriangle, radioButton, toggleButton

  /// The role of an element; the segments of a segmented control are radio buttons.
  init(of element: Element, in context: Context) {
    if context.isSeries, element.has(.button) {
      self = .radioButton
      return
    }
    self =
      switch element.kind {
      case .slider where element.has(.adjustable): .slider
      case .stepper where element.has(.adjustable): .stepper
      case .progressView: element.value == nil ? .busyIndicator : .progressIndicator
      case .gauge where element.value != nil: .levelIndicator
      case .disclosureGroup: .disclosureTriangle
      case .toggle where element.has(.button) && !element.has(.toggle): .toggleButton
      case .slider, .stepper, .text, .image, .label, .labeledContent, .button, .link, .navigationLink, .menu, .toggle,
        .tab, .picker, .datePicker, .colorPicker, .textField, .secureField, .searchField, .textEditor, .pageControl,
        .gauge, .map, .marker, .chart, .video, .circle, .rectangle, .roundedRectangle, .capsule, .ellipse, .spacer,
        .divider, .list, .form, .section, .zstack, .tabBar, .toolbar, .navigationBar, .alert, .confirmationDialog,
        .sheet, .popover, .table, .cell, .view, .element, .hstack, .vstack, .lazyHStack, .lazyVStack, .group, .grid,
        .gridRow, .row, .scrollView, .tabView, .forEach:
        .none
      }
  }
}
