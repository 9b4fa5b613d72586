internal import Interface
internal import Layout

extension Derivation {
  /// A data table: each row's views are its cells, counted from one where the author does not say otherwise.
  mutating func table(_ placed: PlacedView) -> Container {
    let hasHeaders = placed.view.modifiers.contains { if case .columns = $0 { true } else { false } }
    var cells: [AccessibilityNode] = []
    for (row, part) in placed.parts.enumerated() {
      let views = part.view.kind == .row ? part.parts : [part]
      for (column, view) in views.enumerated() {
        let position = CellPosition(row: row + 1, column: column + 1, isColumnHeader: hasHeaders && row == 0)
        cells += derive([view]).map { $0.inCell(position) }
      }
    }
    return container(.dataTable, placed, children: cells)
  }
}

extension AccessibilityNode {
  /// The node with a place in a table, unless it has one already.
  fileprivate func inCell(_ position: CellPosition) -> AccessibilityNode {
    guard case .element(var element) = self, element.details.cell == nil else { return self }
    element.details.cell = position
    return .element(element)
  }
}
