internal import Interface

extension LayoutPass {
  /// A grid of rows, or of cells that fill as many columns as there is room for.
  mutating func grid(_ view: View, in environment: Environment) -> Node.Index {
    let parts = view.parts
    columns.append([])
    let place = Node.Index(columns.count - 1)
    let alignment = view.alignment ?? .center
    let rows =
      parts.contains { $0.kind == .gridRow }
      ? parts.map { gridRow($0, place, alignment, in: environment) }
      : flowing(parts, into: max(view.columnCount ?? usualColumnCount, 1), place, alignment, in: environment)
    return node(.grid(columns: place, spacing: view.spacing, alignment: alignment), rows)
  }

  private mutating func gridRow(
    _ view: View, _ columns: Node.Index, _ alignment: Alignment, in environment: Environment
  ) -> Node.Index {
    guard view.kind == .gridRow else { return build(view, in: environment) }
    let inside = self.environment(of: view, in: environment).inside(.horizontal, spacing: nil, alignment: alignment)
    let row = node(
      .gridRow(columns: columns, alignment: view.alignment ?? alignment), build(view.parts, in: inside))
    views.append(view)
    self[row].view = Node.Index(views.count - 1)
    return row
  }

  /// SwiftUI's `LazyVGrid`: equal columns, filled row by row.
  private mutating func flowing(
    _ views: ChunkedArray<View>, into count: Int, _ columns: Node.Index, _ alignment: Alignment,
    in environment: Environment
  ) -> [Node.Index] {
    let inside = environment.inside(.vertical, spacing: nil, alignment: alignment)
    return stride(from: 0, to: views.count, by: count).map { start in
      let cells = views[start..<min(start + count, views.count)].map { view in
        let cell = build(view, in: inside)
        return filling(.horizontal, cell, alignment)
      }
      return node(.gridRow(columns: columns, alignment: .top), cells)
    }
  }

  /// Two columns on a phone, one for every 200 points elsewhere.
  private var usualColumnCount: Int { max(Int(min(canvas.size.width / 200, 12)), canvas.idiom == .watch ? 1 : 2) }
}
