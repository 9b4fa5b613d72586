/// Where a cell of a data table stands, counted from one.
package struct CellPosition: Sendable, Hashable {
  /// `nil` for the place that the table gives it.
  package var row: Int?
  /// `nil` for the place that the table gives it.
  package var column: Int?
  /// How many rows it takes.
  package var rowSpan: Int
  /// How many columns it takes.
  package var columnSpan: Int
  /// Whether the cell heads its row.
  package var isRowHeader: Bool
  /// Whether the cell heads its column.
  package var isColumnHeader: Bool

  package init(
    row: Int? = nil, column: Int? = nil, rowSpan: Int = 1, columnSpan: Int = 1,
    isRowHeader: Bool = false, isColumnHeader: Bool = false
  ) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
    self.isRowHeader = isRowHeader
    self.isColumnHeader = isColumnHeader
  }
}
