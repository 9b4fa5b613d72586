internal import Colors
internal import Interface
internal import Layout

extension Painter {
  /// Draws a whole screen, and what of it lies below down to a height.
  mutating func paintScreen(_ views: ChunkedArray<PlacedView>, height: Double, isPresented: Bool = false) {
    defineInversion()
    inverting(theme.isInverted) { $0.paintLayers(views, height: height, isPresented: isPresented) }
  }

  private mutating func paintLayers(_ views: ChunkedArray<PlacedView>, height: Double, isPresented: Bool) {
    let size = theme.canvas.size
    let hasGroupedRows = views.hasGroupedRows(on: theme.idiom)
    fill(
      Rect(x: 0, y: 0, width: size.width, height: max(height, size.height)),
      theme.background(behindGroupedRows: hasGroupedRows))
    if isPresented { SheetDrawing.paintCover(height: height, hasGroupedRows: hasGroupedRows, with: &self) }
    var outermost = outermost
    outermost.isElevated = isPresented
    for view in views { paint(view, in: outermost) }
    paintStatusBar()
    while !presentations.isEmpty {
      let layers = presentations
      presentations = []
      for (view, style) in layers {
        guard let frame = view.frame else { continue }
        inverting(style.keepsColors) { $0.paint(view, at: frame, by: view.view.kind.drawing, in: style) }
      }
    }
    if hasKeyboard { paintKeyboard() }
    paintHomeIndicator()
  }

  /// The bar by which an app is left, where there is no button for it.
  private mutating func paintHomeIndicator() {
    let (size, bottom) = (theme.canvas.size, theme.canvas.safeArea.bottom)
    guard bottom > 0, theme.idiom == .phone || theme.idiom == .pad else { return }
    let width = theme.idiom == .phone ? size.width * 0.36 : 240
    fill(
      Rect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5), theme.color(.label), radius: 2.5)
  }
}

extension ChunkedArray<PlacedView> {
  /// Whether the screen is painted for rows on surfaces of their own.
  func hasGroupedRows(on idiom: Device.Idiom) -> Bool { prefix(8).contains { $0.hasGroupedRows(on: idiom) } }
}

extension PlacedView {
  /// Whether it is, or begins with, a list with rows on surfaces of their own.
  func hasGroupedRows(on idiom: Device.Idiom, within depth: Int = 6) -> Bool {
    if view.hasGroupedRows(on: idiom) { return true }
    guard depth > 0, !view.kind.has(.bar), !view.kind.has(.presentation) || depth == 6 else { return false }
    return parts.prefix(8).contains { $0.hasGroupedRows(on: idiom, within: depth - 1) }
  }
}
