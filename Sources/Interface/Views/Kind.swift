/// The kinds of views, by the key that names them in a scenario.
package enum Kind: String, Sendable, CaseIterable {
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
  case map, marker, video, chart
  // Shapes.
  case circle, rectangle, roundedRectangle, capsule, ellipse
  // Layout.
  case hstack, vstack, zstack, lazyHStack, lazyVStack, group, spacer, divider
  // UIKit's own, for everything custom.
  case view, element
  // What shapes the tree.
  case forEach
}
