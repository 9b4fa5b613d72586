internal import Colors
internal import Interface
internal import Layout

/// A list or form: rows on rounded surfaces in groups, or from side to side, with lines between them.
enum ListDrawing: ViewDrawing {
  static func enter(_ view: View, _ style: inout Style, _ theme: Theme) { style.place = .row }

  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    let theme = painter.theme
    let isGrouped = placed.view.hasGroupedRows(on: theme.idiom)
    var rows: [Rect] = []
    collectRows(of: placed, into: &rows, upTo: painter.limit)
    var start = rows.startIndex
    while start < rows.endIndex {
      var end = start + 1
      while end < rows.endIndex, abs(rows[end].y - rows[end - 1].bottom) < 0.5 { end += 1 }
      paintGroup(rows[start..<end], isGrouped, in: style, with: &painter)
      start = end
    }
  }

  /// The rows of a list in their order, also those of sections and of groups that are open.
  private static func collectRows(of placed: PlacedView, into rows: inout [Rect], upTo limit: Double) {
    // Rows that a group stands for lie between those of the list itself.
    var ink = placed.ink[...]
    func take(behind part: Int) {
      while let next = ink.first, next.partsBehind <= part {
        if next.mark == .row { rows.append(next.frame) }
        ink.removeFirst()
      }
    }
    for (position, part) in placed.parts.enumerated() {
      take(behind: position)
      guard part.frame.map({ $0.y < limit }) ?? false else { break }
      if part.view.holdsRows { collectRows(of: part, into: &rows, upTo: limit) }
    }
    take(behind: .max)
  }

  private static func paintGroup(
    _ rows: ArraySlice<Rect>, _ isGrouped: Bool, in style: Style, with painter: inout Painter
  ) {
    guard let first = rows.first, let last = rows.last else { return }
    let theme = painter.theme
    if isGrouped {
      let whole = Rect(x: first.x, y: first.y, width: first.width, height: last.bottom - first.y)
      let color: InterfaceColor =
        style.isElevated && theme.look.isDark ? .systemGray5 : .secondarySystemGroupedBackground
      painter.fill(whole, theme.color(color), radius: theme.hasGlass ? 26 : 10)
    }
    let inset = 16.0
    for row in rows.dropFirst() {
      let start = theme.isRightToLeft ? row.x : row.x + inset
      painter.line(
        from: Point(x: start, y: row.y), to: Point(x: start + row.width - inset, y: row.y), theme.color(.separator))
    }
  }
}

extension View {
  /// Whether the rows stand on surfaces of their own, with a margin at the sides.
  func hasGroupedRows(on idiom: Device.Idiom) -> Bool {
    (kind == .list || kind == .form) && style != "plain" && (idiom == .phone || idiom == .pad)
  }

  /// Whether what is in the view are rows of the list around it.
  fileprivate var holdsRows: Bool {
    kind == .section || kind == .group || kind == .disclosureGroup || kind == .forEach || showsChoices
  }
}
