/// The kinds of views, by the key that names them in a scenario.
public enum Kind: String, Sendable, CaseIterable {
  // Text and images.
  case text, image, label, labeledContent
  // Controls.
  case button, link, navigationLink, menu, toggle, slider, stepper, picker, datePicker, colorPicker
  case textField, secureField, searchField, textEditor, pageControl
  // Indicators.
  case progressView, gauge
  // Collections and structure.
  case list, section, form, table, row, grid, gridRow, disclosureGroup, scrollView, cell
  // Bars, tabs and presentations.
  case navigationBar, toolbar, tabView, tab, tabBar, sheet, alert, confirmationDialog, popover
  // Media.
  case map, video, chart
  // Shapes.
  case circle, rectangle, roundedRectangle, capsule, ellipse
  // Layout.
  case hstack, vstack, zstack, lazyHStack, lazyVStack, group, spacer, divider
  // UIKit's own, for everything custom.
  case view, element
  // What shapes the tree.
  case forEach
}

extension Kind {
  /// Whether a label makes an element of such a view: of SwiftUI's stacks and shapes, and not of UIKit's view.
  public var isElementIfLabeled: Bool {
    switch self {
    case .circle, .rectangle, .roundedRectangle, .capsule, .ellipse, .spacer, .divider: true
    default: onlyArranges && self != .view
    }
  }

  /// Whether such a view only arranges or holds others, and is no element unless something makes one of it.
  public var onlyArranges: Bool {
    switch self {
    case .hstack, .vstack, .zstack, .lazyHStack, .lazyVStack, .group, .grid, .gridRow, .scrollView, .view: true
    default: false
    }
  }
}
