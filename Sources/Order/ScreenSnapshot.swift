package import Elements
package import Interface
package import Layout

/// A screen at one moment, as every reader finds it: the views in their places, the elements, and their order.
package struct ScreenSnapshot: Sendable {
  /// The screen as the app shows it: nothing in it depends on state any more.
  package let screen: Screen
  /// The views in their places, back to front.
  package let views: ChunkedArray<PlacedView>
  /// Whether the views tell what is drawn of them.
  package let isDrawn: Bool
  package let tree: AccessibilityTree
  package let order: ReadingOrder
  /// The title of the screen.
  package let title: String?

  /// Derives a resolved screen under circumstances and settings.
  package init(of screen: Screen, under circumstances: Circumstances, settings: Settings) {
    var derivation = ScreenDerivation(under: circumstances, keeping: false)
    self = derivation.snapshot(of: screen, settings: settings)
  }

  init(
    _ screen: Screen, _ views: ChunkedArray<PlacedView>, _ tree: AccessibilityTree, _ order: ReadingOrder,
    isDrawn: Bool
  ) {
    self.screen = screen
    self.views = views
    self.isDrawn = isDrawn
    self.tree = tree
    self.order = order
    title = screen.heading?.constant
  }
}
