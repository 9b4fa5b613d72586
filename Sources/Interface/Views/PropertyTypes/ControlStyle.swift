/// The styles of SwiftUI that change what is seen or heard of buttons, toggles, fields, progress, lists, labels and
/// sheets, by SwiftUI's names.
///
/// A style of an app's own has a name of its own, which is none of these.
package enum ControlStyle: String, Sendable, CaseIterable {
  case automatic, plain
  case bordered, borderedProminent, borderless, borderlessButton, glass, glassProminent, link
  case `switch`, button, checkbox
  case roundedBorder, squareBorder
  case linear, circular
  case insetGrouped, sidebar
  case titleAndIcon, titleOnly, iconOnly
  case fullScreen, medium

  /// Whether it gives a button the color of the app as its surface.
  package var isProminent: Bool { self == .borderedProminent || self == .glassProminent }

  /// Whether it gives a button a surface.
  package var isFilled: Bool { isProminent || self == .bordered || self == .glass }
}
