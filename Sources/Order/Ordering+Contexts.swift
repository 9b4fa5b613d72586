internal import Elements
internal import Interface

extension Ordering {
  /// Tells the stops inside a container their places in it.
  func assignContexts(in container: Container, of siblings: ChunkedArray<Sibling>, to stops: inout ChunkedArray<Stop>) {
    switch container.role {
    case .series: count(container.isOrdered ? entries(siblings) : Array(stops.indices), in: &stops) { .series($0) }
    case .tabBar: count(Array(stops.indices), in: &stops) { .tab($0) }
    case .customTabBar: count(container.isOrdered ? entries(siblings) : Array(stops.indices), in: &stops) { .tab($0) }
    case .list where boundaries.include(container): bound(container.isOrdered ? siblings : nil, &stops) { .list($0) }
    case .landmark where boundaries.include(container):
      bound(container.isOrdered ? siblings : nil, &stops) { .landmark($0) }
    case .dataTable: locateCells(in: &stops)
    case .list, .landmark, .group, .semanticGroup, .toolbar, .navigationBar, .modal, .alert: break
    }
  }

  /// The stops of what an explicit list counts; `nil` for an entry of it that is not an element itself.
  ///
  /// A container with an explicit list knows the places of the entries of that list, hidden ones too, and of nothing
  /// below them. Source: AccessibilitySnapshot's parser and unit tests.
  private func entries(_ siblings: ChunkedArray<Sibling>) -> [Int?] {
    var next = 0
    return siblings.map { sibling in
      guard let container = sibling.container else {
        next += 1
        return next - 1
      }
      next += container.ordered.stops.count
      return nil
    }
  }

  private func count(_ entries: [Int?], in stops: inout ChunkedArray<Stop>, as context: (Position) -> Context) {
    for (index, entry) in entries.enumerated() {
      if let entry { stops[entry].context = context(Position(index: index + 1, count: entries.count)) }
    }
  }

  /// Marks the first and the last entry, or stop where nothing is listed; a single one hears only the start.
  private func bound(
    _ siblings: ChunkedArray<Sibling>?, _ stops: inout ChunkedArray<Stop>, as context: (Context.Boundary) -> Context
  ) {
    guard !stops.isEmpty else { return }
    if siblings.map({ $0.last?.container == nil }) ?? true { stops[stops.count - 1].context = context(.end) }
    if siblings.map({ $0.first?.container == nil }) ?? true { stops[0].context = context(.start) }
  }

  /// Works out what each cell of a table says of its row, its column and their headers.
  ///
  /// Source: AccessibilitySnapshot, AccessibilityContainersTests and the rules of its data-table context.
  private func locateCells(in stops: inout ChunkedArray<Stop>) {
    var headersOfRow: [Int: [Int]] = [:]
    var headersOfColumn: [Int: [Int]] = [:]
    var firstColumn: [Int: Int] = [:]
    var columns = 0
    for (index, stop) in stops.enumerated() {
      guard let cell = stop.element.details.cell else { continue }
      columns = max(columns, (cell.column ?? 0) + cell.columnSpan - 1)
      if let row = cell.row {
        if cell.isRowHeader { headersOfRow[row, default: []].append(index) }
        if let column = cell.column { firstColumn[row] = min(firstColumn[row] ?? column, column) }
      }
      if cell.isColumnHeader, let column = cell.column { headersOfColumn[column, default: []].append(index) }
    }
    for index in stops.indices {
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
          column: cell.column,
          columns: columns))
    }
  }
}
