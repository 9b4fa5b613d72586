internal import Interface
internal import Layout

extension Derivation {
  /// A data table: each row's views are its cells, counted from one where the author does not say otherwise.
  mutating func table(_ placed: PlacedView) -> Container {
    let hasHeaders = !placed.view.columns.isEmpty
    var cells: ChunkedArray<AccessibilityNode> = []
    var row = 0
    appendCells(of: placed.parts, row: &row, hasHeaders: hasHeaders, to: &cells)
    return container(.dataTable, placed, children: cells)
  }
}

extension Derivation {
  /// Appends the cells of rows and of the sections around rows; whatever else stands in a table is not a cell.
  private mutating func appendCells(
    of parts: ChunkedArray<PlacedView>, row: inout Int, hasHeaders: Bool,
    to cells: inout ChunkedArray<AccessibilityNode>
  ) {
    for part in parts {
      if part.view.kind == .row {
        row += 1
        for (column, view) in part.parts.enumerated() {
          let position = CellPosition(row: row, column: column + 1, isColumnHeader: hasHeaders && row == 1)
          let nodes = derive([view])
          // What yields several elements is one cell: the first of them has its place.
          cells += nodes.prefix(1).map { $0.inCell(position) }
          cells += nodes.dropFirst()
        }
      } else if part.view.kind == .section {
        appendCells(of: part.parts, row: &row, hasHeaders: hasHeaders, to: &cells)
      } else {
        cells += derive([part])
      }
    }
  }
}

extension AccessibilityNode {
  /// The node with a place in a table, as far as its author has not given it one; of a container its first element has it.
  fileprivate func inCell(_ position: CellPosition) -> AccessibilityNode {
    switch self {
    case .element(var element):
      var cell = element.details.cell ?? position
      cell.row = cell.row ?? position.row
      cell.column = cell.column ?? position.column
      element.details.cell = cell
      return .element(element)
    case .container(var container):
      guard let first = container.children.first else { return self }
      container.children[0] = first.inCell(position)
      return .container(container)
    }
  }
}
