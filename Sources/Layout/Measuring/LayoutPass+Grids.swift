internal import Interface

extension LayoutPass {
  /// How wide each column of a grid can be: as its cells can.
  func columnExtents(of grid: Node.Index) -> [Extent] {
    var columns: [Extent] = []
    forEachChild(of: grid) { row in
      guard case .gridRow = self[row].rule else { return }
      var column = 0
      forEachChild(of: row) { cell in
        if column == columns.count { columns.append(.zero) }
        columns[column] = columns[column].union(self[cell].widths)
        column += 1
      }
    }
    return columns
  }

  /// Shares out the width of a grid among its columns and settles the cells in them.
  ///
  /// Columns are served like the children of a stack; a view between the rows spans all of them.
  mutating func settleColumns(
    of grid: Node.Index, _ place: Int, _ spacing: Double, within width: Double?
  ) -> Double {
    let extents = columnExtents(of: grid)
    var shares = extents.map(\.ideal)
    if let width {
      var left = width - spacing * Double(max(extents.count - 1, 0))
      let order = extents.indices.sorted {
        (extents[$0].flexibility, $0) < (extents[$1].flexibility, $1)
      }
      for (position, column) in order.enumerated() {
        shares[column] = extents[column].length(for: max(left, 0) / Double(order.count - position))
        left -= shares[column]
      }
    }
    let rows = children(of: grid)
    var widths = [Double](repeating: 0, count: shares.count)
    for row in rows {
      guard case .gridRow = self[row].rule else { continue }
      for (column, cell) in children(of: row).enumerated() {
        settleWidth(cell, within: shares[column], height: nil)
        widths[column] = max(widths[column], self[cell].size.width)
      }
    }
    columns[place] = widths
    var total = widths.reduce(0, +) + spacing * Double(max(widths.count - 1, 0))
    for row in rows {
      if case .gridRow = self[row].rule {
        self[row].size.width = total
        self[row].heights = heights(of: row)
      } else {
        settleWidth(row, within: width ?? total, height: nil)
        total = max(total, self[row].size.width)
      }
    }
    return total
  }
}
