internal import Elements
internal import Interface

extension Ordering {
  /// Tells the stops inside a container their places in it.
  mutating func assignContexts(of role: Container.Role, to range: Range<Int>) {
    switch role {
    case .series: count(range) { .series($0) }
    case .tabBar, .customTabBar: count(range) { .tab($0) }
    case .list: bound(range) { .list($0) }
    case .landmark: bound(range) { .landmark($0) }
    case .dataTable: locateCells(in: range)
    case .group, .semanticGroup, .toolbar, .navigationBar, .modal, .alert: break
    }
  }

  private mutating func count(_ range: Range<Int>, as context: (Position) -> Context) {
    for (index, stop) in range.enumerated() {
      stops[stop].context = context(Position(index: index + 1, count: range.count))
    }
  }

  /// Marks the first and the last stop; a single one hears only the start.
  private mutating func bound(_ range: Range<Int>, as context: (Context.Boundary) -> Context) {
    guard let first = range.first, let last = range.last else { return }
    stops[last].context = context(.end)
    stops[first].context = context(.start)
  }

  /// Works out what each cell of a table says of its row, its column and their headers.
  ///
  /// Source: AccessibilitySnapshot, AccessibilityContainersTests and the rules of its data-table context.
  private mutating func locateCells(in range: Range<Int>) {
    var headersOfRow: [Int: [Int]] = [:]
    var headersOfColumn: [Int: [Int]] = [:]
    var firstColumn: [Int: Int] = [:]
    for index in range {
      guard let cell = stops[index].element.details.cell else { continue }
      if let row = cell.row {
        if cell.isRowHeader { headersOfRow[row, default: []].append(index) }
        if let column = cell.column { firstColumn[row] = min(firstColumn[row] ?? column, column) }
      }
      if cell.isColumnHeader, let column = cell.column { headersOfColumn[column, default: []].append(index) }
    }
    for index in range {
      guard let cell = stops[index].element.details.cell else { continue }
      let isFirstInRow = cell.row.flatMap { firstColumn[$0] }.map { $0 == cell.column } ?? false
      var headers = isFirstInRow ? cell.row.flatMap { headersOfRow[$0] } ?? [] : []
      headers += (cell.column.flatMap { headersOfColumn[$0] } ?? []).filter { header in
        // The header right above a row's first cell has just been passed.
        !(isFirstInRow && stops[header].element.details.cell?.row == cell.row.map { $0 - 1 })
      }
      stops[index].context = .cell(
        Context.Cell(
          headers: headers.filter { $0 != index }.map { stops[$0].element },
          rowSpan: cell.rowSpan > 1 && cell.row != nil ? cell.rowSpan : nil,
          columnSpan: cell.columnSpan > 1 && cell.column != nil ? cell.columnSpan : nil,
          row: isFirstInRow ? cell.row : nil,
          column: cell.column))
    }
  }
}
