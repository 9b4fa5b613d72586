package import Interface

/// Places the views of a resolved screen as SwiftUI would, where their author gave them no frames.
///
/// - Parameters:
///   - screen: The screen.
///   - canvas: The surface that it is laid out on.
///   - settings: What the person has set.
///   - drawing: Whether what is drawn of each view is written down too, for a picture.
/// - Returns: The views in their places.
/// - Complexity: linear in the number of views and the length of their texts.
package func place(
  _ screen: Screen, on canvas: Canvas = .standard, settings: Settings = Settings(), drawing: Bool = false
) -> ChunkedArray<PlacedView> {
  var pass = LayoutPass(canvas, settings)
  pass.draws = drawing
  return pass.layOut(screen.shown(under: settings))
}

extension Screen {
  /// The screen with what the system adds to it under what the person has set.
  fileprivate func shown(under settings: Settings) -> Screen {
    guard settings.isOn(.assistiveAccess) else { return self }
    return inAssistiveAccess(asGrid: settings.assistiveAccessLayout == .grid)
  }
}

/// The layout of a screen that changes: the lines of lists and pages that stay as they are keep their places.
package struct ScreenLayout: Sendable {
  private let canvas: Canvas
  private let draws: Bool
  private var settings = Settings()
  /// The lines that are kept; `nil` where nothing is.
  private var lines: Memory<LineKey, Line>?

  /// Begins with nothing known.
  ///
  /// - Parameters:
  ///   - canvas: The surface that the screen is laid out on.
  ///   - keeps: Whether lines are kept for the next time.
  ///   - drawing: Whether what is drawn of each view is written down too, for pictures.
  package init(on canvas: Canvas, keeping keeps: Bool = true, drawing: Bool = false) {
    self.canvas = canvas
    draws = drawing
    lines = keeps ? Memory() : nil
  }

  /// Places the views of a resolved screen exactly as if it were laid out for the first time.
  ///
  /// - Complexity: linear in what has changed or moved, where what stands in one stack is one thing; pieces of a run of
  ///   lines that are the same are passed on whole.
  package mutating func place(_ screen: Screen, settings: Settings) -> ChunkedArray<PlacedView> {
    if settings != self.settings, lines != nil { lines = Memory() }
    self.settings = settings
    var pass = LayoutPass(canvas, settings)
    pass.draws = draws
    pass.known = lines
    lines = nil
    let views = pass.layOut(screen.shown(under: settings))
    lines = pass.known
    return views
  }
}
