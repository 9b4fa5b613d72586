internal import Interface

extension LayoutPass {
  /// Lays out an open menu over a screen: its items as rows of one width, by the button that opens it.
  mutating func layOutMenu(_ menu: View, over screen: inout PlacedView) {
    let opener = menu.children.first.flatMap { screen.parts.opener(ofMenuWith: $0) }
    let width = min(250, canvas.size.width)
    let height = menuRows(menu, at: Point(x: 0, y: 0), width: width).frame?.height ?? 0
    let corner = self.corner(ofMenu: Size(width: width, height: height), openedBy: opener)
    screen.parts.append(menuRows(menu, at: corner, width: width))
  }

  private mutating func menuRows(_ menu: View, at corner: Point, width: Double) -> PlacedView {
    var placed = PlacedView(menu, frame: nil, isGiven: false)
    let area = Rect(x: corner.x, y: corner.y, width: width, height: 0)
    var environment = Environment()
    environment.place = .menuRow
    if menu.parts.contains(where: \.hasMarkedItem) { environment.markRoom = Metrics.menuMark }
    _ = layOutRows(menu.parts, in: environment, area, from: corner.y, into: &placed)
    let last = placed.parts.last { $0.view.systemPart != .unseen }?.frame
    placed.frame = Rect(x: corner.x, y: corner.y, width: width, height: (last?.bottom ?? corner.y) - corner.y)
    return placed
  }

  /// The top left corner of a menu, which stays on the screen; below the bar at the top, if nobody knows who opens it.
  ///
  /// Since Liquid Glass a menu grows out of its button and takes its place, with an item where the button was; what is
  /// touched for long stays beside its menu. Estimated.
  private func corner(ofMenu size: Size, openedBy opener: PlacedView?) -> Point {
    guard let opener, var button = opener.frame else {
      let x = isRightToLeft ? canvas.size.width - metrics.margin - size.width : metrics.margin
      return Point(x: x, y: canvas.safeArea.top + metrics.navigationBarHeight)
    }
    let gap = 8.0
    let isTrailing = button.x + button.width / 2 > canvas.size.width / 2
    let takesPlace = canvas.hasGlass && opener.view.kind == .menu
    if takesPlace {
      // The row that the button becomes.
      let margin = metrics.rowPadding.leading
      let rise = max(metrics.rowHeight - button.height, 0) / 2
      button = Rect(
        x: button.x - margin, y: button.y - rise, width: button.width + 2 * margin, height: button.height + 2 * rise)
    }
    let (below, above) =
      takesPlace ? (button.y, button.bottom - size.height) : (button.bottom + gap, button.y - gap - size.height)
    let lowest = canvas.size.height - canvas.safeArea.bottom - gap - size.height
    let x = isTrailing ? button.right - size.width : button.x
    return Point(
      x: max(min(x, canvas.size.width - gap - size.width), gap),
      y: max(below <= lowest ? below : min(above, lowest), canvas.safeArea.top))
  }
}

extension View {
  /// Whether an item of a menu has a mark: one that is chosen, or a switch that is on.
  package var isMarkedItem: Bool { self.selected?.constant == true || self.isOn?.value.constant?.flag == true }

  fileprivate var hasMarkedItem: Bool { isMarkedItem || parts.contains(where: \.hasMarkedItem) }
}

extension ChunkedArray<PlacedView> {
  /// The view among these, or inside them, that opens the menu which begins with an item.
  fileprivate func opener(ofMenuWith item: View) -> PlacedView? {
    for placed in self {
      let view = placed.view
      let items = [view.kind == .menu ? view.children.first : nil, view.contextMenu.first]
      if items.contains(where: { $0?.origin == item.origin && $0?.turns == item.turns }) { return placed }
      if let opener = placed.parts.opener(ofMenuWith: item) { return opener }
    }
    return nil
  }
}
