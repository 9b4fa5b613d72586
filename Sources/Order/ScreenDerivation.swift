internal import Elements
package import Interface
internal import Layout

/// Derives what readers find on a screen from what the app shows, again whenever something may have changed.
///
/// Each stage keeps what it made, and makes only that again of which the input differs. The result is the same as that of a
/// fresh start.
package struct ScreenDerivation: Sendable {
  private let circumstances: Circumstances
  private let keeps: Bool
  private var layout: ScreenLayout
  private var elements: TreeDerivation
  private var ordering: Ordering
  /// What came out last, and what the person had set then.
  private var last: (snapshot: ScreenSnapshot, settings: Settings)?

  /// Begins with nothing known.
  ///
  /// - Parameters:
  ///   - circumstances: The system, the device and the language.
  ///   - keeps: Whether what is derived is kept for the next time.
  package init(under circumstances: Circumstances, keeping keeps: Bool = true) {
    let canvas = Canvas(for: circumstances)
    self.circumstances = circumstances
    self.keeps = keeps
    layout = ScreenLayout(on: canvas, keeping: keeps, drawing: circumstances.isDrawn)
    elements = TreeDerivation(
      on: circumstances.platform, locale: circumstances.locale, readings: circumstances.readings,
      window: canvas.bounds, keeping: keeps)
    ordering = Ordering(on: circumstances.platform, settings: Settings())
  }

  /// Takes in what was derived elsewhere, under the same circumstances and what the person has set last.
  package mutating func know(_ snapshot: ScreenSnapshot) {
    if let last { self.last = (snapshot, last.settings) }
  }

  /// Derives a resolved screen, exactly as if it were derived for the first time.
  package mutating func snapshot(of screen: Screen, settings: Settings) -> ScreenSnapshot {
    if let last, last.settings == settings, last.snapshot.screen == screen { return last.snapshot }
    if last?.settings != settings {
      ordering = Ordering(
        on: circumstances.platform, settings: settings, readings: circumstances.readings, keeping: keeps)
    }
    let views = layout.place(screen, settings: settings)
    let tree = elements.tree(of: views, settings: settings)
    let snapshot = ScreenSnapshot(screen, views, tree, ordering.order(of: tree), isDrawn: circumstances.isDrawn)
    if keeps { last = (snapshot, settings) }
    return snapshot
  }
}
