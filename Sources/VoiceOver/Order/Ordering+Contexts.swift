internal import Elements
internal import Interface

extension Ordering {
  /// Tells the stops inside a container their places in it.
  mutating func assignContexts(in container: Container, to range: Range<Int>) {
    switch container.role {
    case .series: count(entries(of: container, at: range)) { .series($0) }
    case .tabBar, .customTabBar: count(Array(range)) { .tab($0) }
    case .list where boundaries.include(container): bound(entries(of: container, at: range)) { .list($0) }
    case .landmark where boundaries.include(container): bound(entries(of: container, at: range)) { .landmark($0) }
    case .dataTable: locateCells(in: range)
    case .list, .landmark, .group, .semanticGroup, .toolbar, .navigationBar, .modal, .alert: break
    }
  }

  /// The stops of what a container counts; `nil` for an entry of a list that is no element itself.
  ///
  /// A container with an explicit list knows the places of the entries of that list, hidden ones too, and of nothing
  /// below them. Source: AccessibilitySnapshot's parser and unit tests.
  private func entries(of container: Container, at range: Range<Int>) -> [Int?] {
    guard container.isOrdered else { return Array(range) }
    var next = range.lowerBound
    return container.children.map { child in
      switch child {
      case .element:
        next += 1
        return next - 1
      case .container(let inner):
        next += AccessibilityNode.elements(of: inner.children).count
        return nil
      }
    }
  }

  private mutating func count(_ entries: [Int?], as context: (Position) -> Context) {
    for (index, entry) in entries.enumerated() {
      if let entry { stops[entry].context = context(Position(index: index + 1, count: entries.count)) }
    }
  }

  /// Marks the first and the last entry; a single one hears only the start.
  private mutating func bound(_ entries: [Int?], as context: (Context.Boundary) -> Context) {
    if let last = entries.last.flatMap({ $0 }) { stops[last].context = context(.end) }
    if let first = entries.first.flatMap({ $0 }) { stops[first].context = context(.start) }
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
