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

  /// The keyboard at the lower edge, with the letters of English.
  private mutating func paintKeyboard() {
    guard let whole = theme.keyboard else { return }
    let (size, height) = (theme.canvas.size, whole.height)
    let (surface, key) = (
      theme.color(theme.look.isDark ? .systemGray6 : .systemGray4),
      theme.color(theme.look.isDark ? .systemGray3 : .systemBackground)
    )
    fill(whole, surface, radius: theme.hasGlass ? 28 : 0)
    if theme.hasGlass { fill(Rect(x: 0, y: size.height - 40, width: size.width, height: 40), surface) }
    let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    let unit = (size.width - 6) / 10
    let line = (height - theme.canvas.safeArea.bottom - 44) / 4
    let font = theme.fixed(22)
    for (index, row) in rows.enumerated() {
      let start = (size.width - Double(row.count) * unit) / 2
      for (column, letter) in row.enumerated() {
        let place = Rect(
          x: start + Double(column) * unit, y: whole.y + 12 + Double(index) * line, width: unit, height: line
        ).inset(3, 5.5)
        fill(place, key, radius: theme.hasGlass ? 8 : 5)
        words(String(letter), font, in: place, theme.color(.label), .center)
      }
    }
    for (x, name) in [(3.0, "shift"), (size.width - 3 - unit * 1.35, "delete.left")] {
      let place = Rect(x: x, y: whole.y + 12 + 2 * line, width: unit * 1.35, height: line).inset(3, 5.5)
      fill(place, key, radius: theme.hasGlass ? 8 : 5)
      symbol(name, theme.fixed(16), in: place, theme.color(.label))
    }
    // The keys of the last row as shares of the width: to numbers and emoji, the space, and the return.
    var x = 3.0
    for (share, words, name) in [
      (0.125, "123", nil), (0.125, nil, "face.smiling"), (0.5, nil, nil), (0.25, nil, "return"),
    ] as [(Double, String?, String?)] {
      let place = Rect(x: x, y: whole.y + 12 + 3 * line, width: share * (size.width - 6), height: line)
      x = place.right
      fill(place.inset(3, 5.5), key, radius: theme.hasGlass ? 8 : 5)
      if let words { self.words(words, theme.fixed(16), in: place, theme.color(.label), .center) }
      if let name { symbol(name, theme.fixed(16), in: place, theme.color(.label)) }
    }
    // Below the keys.
    let end = whole.y + 12 + 4 * line
    for (share, name) in [(0.12, "globe"), (0.88, "mic")] {
      let place = Rect(x: size.width * share - 14, y: end, width: 28, height: min(whole.bottom - end, 44))
      symbol(name, theme.fixed(22), in: place, theme.color(.secondaryLabel))
    }
  }
}

extension Theme {
  /// Where the keyboard is while a field has it; `nil` for devices that show none.
  var keyboard: Rect? {
    guard idiom == .phone || idiom == .pad else { return nil }
    let size = canvas.size
    let height = min(size.width > size.height ? 200 : 300, size.height * 0.5)
    return Rect(x: 0, y: size.height - height, width: size.width, height: height)
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
