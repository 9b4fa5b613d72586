internal import Colors
internal import Interface
internal import Layout

/// A list or form: rows on rounded surfaces in groups, or from side to side, with lines between them.
enum ListDrawing: ViewDrawing {
  static func enter(_ view: View, _ style: inout Style, _ theme: Theme) {
    style.place = hasRows(view, on: theme.idiom) ? .row : .content
  }

  /// Whether it is drawn as rows: a form on a Mac has a column of labels and one of controls.
  private static func hasRows(_ view: View, on idiom: Device.Idiom) -> Bool { idiom != .mac || view.kind != .form }

  static func paintBehind(_ placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    let theme = painter.theme
    guard hasRows(placed.view, on: theme.idiom) else { return }
    let isGrouped = placed.view.hasGroupedRows(on: theme.idiom)
    var rows: [Row] = []
    collectRows(of: placed, into: &rows, upTo: painter.limit)
    var start = rows.startIndex
    while start < rows.endIndex {
      var end = start + 1
      while end < rows.endIndex, abs(rows[end].frame.y - rows[end - 1].frame.bottom) < 0.5 { end += 1 }
      paintGroup(rows[start..<end], isGrouped, in: style, with: &painter)
      start = end
    }
  }

  static func paintInFront(of placed: PlacedView, at frame: Rect, in style: Style, with painter: inout Painter) {
    var rows: [Row] = []
    collectRows(of: placed, into: &rows, upTo: painter.limit)
    var rest = rows[...]
    paintBadges(of: placed.parts, on: &rest, with: &painter)
  }

  private static func paintBadges(
    of views: ChunkedArray<PlacedView>, on rows: inout ArraySlice<Row>, with painter: inout Painter
  ) {
    for view in views {
      guard let frame = view.frame, frame.y < painter.limit else { continue }
      if view.view.holdsRows {
        paintBadges(of: view.parts, on: &rows, with: &painter)
      } else if view.view.badge != nil {
        rows = rows.drop { $0.frame.bottom <= frame.y }
        if let row = rows.first { paintBadge(of: view.view, on: row.frame, with: &painter) }
      }
    }
  }

  /// The badge of a row: words at its end, before the arrow of a row that leads on.
  private static func paintBadge(of view: View, on row: Rect, with painter: inout Painter) {
    guard let badge = view.badge?.constant, !badge.isEmpty else { return }
    let theme = painter.theme
    let arrow = theme.resolved(.body).size * 0.82 + 6
    let end = view.kind == .navigationLink ? 16 + arrow : 16
    let place = Rect(x: row.x, y: row.y, width: max(row.width - end, 0), height: row.height)
    painter.words(
      badge, theme.resolved(.body), in: theme.isRightToLeft ? place.mirrored(in: row) : place,
      theme.color(.secondaryLabel), .trailing)
  }

  /// The rows of a list in their order, also those of sections and of groups that are open.
  private static func collectRows(of placed: PlacedView, into rows: inout [Row], upTo limit: Double) {
    // Rows that a group stands for lie between those of the list itself.
    var ink = placed.ink[...]
    // The row whose content comes next.
    var begun: Int?
    func take(behind part: Int) {
      while let next = ink.first, next.partsBehind <= part {
        if next.mark == .row {
          begun = rows.count
          rows.append(Row(frame: next.frame))
        }
        ink.removeFirst()
      }
    }
    for (position, part) in placed.parts.enumerated() {
      take(behind: position)
      guard let frame = part.frame, frame.y < limit else { break }
      if part.view.holdsRows {
        collectRows(of: part, into: &rows, upTo: limit)
      } else if let begun {
        rows[begun].words = part.firstWords
      }
      begun = nil
    }
    take(behind: .max)
  }

  private static func paintGroup(
    _ rows: ArraySlice<Row>, _ isGrouped: Bool, in style: Style, with painter: inout Painter
  ) {
    guard let first = rows.first?.frame, let last = rows.last?.frame else { return }
    let theme = painter.theme
    if theme.idiom == .watch {
      // Each row stands on a surface of its own there.
      let surface = theme.color(.secondarySystemGroupedBackground)
      for row in rows { painter.fill(row.frame.inset(0, 1.5), surface, radius: 12) }
      return
    }
    if isGrouped {
      let whole = Rect(x: first.x, y: first.y, width: first.width, height: last.bottom - first.y)
      let color: InterfaceColor =
        style.isElevated && theme.look.isDark ? .systemGray5 : .secondarySystemGroupedBackground
      painter.fill(whole, theme.color(color), radius: theme.hasGlass ? 26 : 10)
    }
    for row in rows.dropLast() {
      let (frame, start) = (row.frame, row.lineStart(theme.isRightToLeft))
      painter.line(
        from: Point(x: theme.isRightToLeft ? frame.x : start, y: frame.bottom),
        to: Point(x: theme.isRightToLeft ? start : frame.right, y: frame.bottom), theme.color(.separator))
    }
  }
}

/// A row of a list.
private struct Row {
  var frame: Rect
  /// The place of its first words.
  var words: Rect?

  /// Where the line below it begins: where its words do, whatever stands before them, as in lists since iOS 16.
  func lineStart(_ isRightToLeft: Bool) -> Double {
    let margin = 16.0
    return isRightToLeft ? words?.right ?? (frame.right - margin) : words?.x ?? (frame.x + margin)
  }
}

extension PlacedView {
  /// The place of the first words that are shown in it.
  fileprivate var firstWords: Rect? {
    var ink = self.ink[...]
    func words(behind part: Int) -> Rect? {
      while let next = ink.first, next.partsBehind <= part {
        ink.removeFirst()
        if case .text = next.mark { return next.frame }
      }
      return nil
    }
    for (position, part) in parts.enumerated() {
      if let found = words(behind: position) ?? part.firstWords { return found }
    }
    return words(behind: .max)
  }
}

extension View {
  /// Whether the rows stand on surfaces of their own, with a margin at the sides.
  func hasGroupedRows(on idiom: Device.Idiom) -> Bool {
    (kind == .list || kind == .form) && controlStyle != .plain && (idiom == .phone || idiom == .pad)
  }

  /// Whether what is in the view are rows of the list around it.
  fileprivate var holdsRows: Bool {
    kind == .section || kind == .group || kind == .disclosureGroup || kind == .forEach || showsChoices
  }
}
