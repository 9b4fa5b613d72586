internal import Interface

extension LayoutPass {
  /// Lays out the rows of a list or form below each other, beyond the end of the screen if there are many.
  ///
  /// Every row has the width of the list, so each is laid out on its own.
  mutating func layOutRows(of list: View, in frame: Rect, into placed: inout PlacedView) {
    let isInset = list.style != "plain" && (canvas.idiom == .phone || canvas.idiom == .pad)
    let margin = isInset ? metrics.margin : 0
    let area = Rect(x: frame.x + margin, y: frame.y, width: max(frame.width - 2 * margin, 0), height: frame.height)
    var environment = self.environment(of: list, in: Environment())
    environment.place = .listRow
    var y = frame.y
    for part in list.parts { y = layOutRow(part, in: environment, area, from: y, into: &placed) }
  }

  /// Lays out a row, or what stands for several, and returns where the next begins.
  private mutating func layOutRow(
    _ view: View, in outer: Environment, _ area: Rect, from y: Double, into placed: inout PlacedView
  ) -> Double {
    let corner = Point(x: area.x, y: y)
    if let height = knownLine(view, in: outer, at: corner, width: area.width, into: &placed) {
      return y + (height ?? 0)
    }
    guard view.givenFrame == nil else {
      layOut(view, in: outer, at: corner, width: area.width, into: &placed)
      return y
    }
    switch view.kind {
    case .section:
      return layOutSection(view, in: outer, area, from: y, into: &placed)
    case .group:
      return layOutRows(view.parts, standingFor: view, in: outer, area, from: y, into: &placed)
    case .picker where view.style == "inline":
      return layOutRows(view.parts, standingFor: view, in: outer, area, from: y, into: &placed)
    case .disclosureGroup:
      var label = View(.navigationLink, view.content, origin: view.origin)
      label.turns = view.turns
      let views = [label] + view.parts
      return layOutRows(views, standingFor: view, in: outer, area, from: y, dropsFirst: true, into: &placed)
    default:
      let height = line(view, in: outer, at: corner, width: area.width, into: &placed) { pass, placed in
        pass.layOutCell(view, in: outer, at: corner, width: area.width, into: &placed)
      }
      return y + (height ?? 0)
    }
  }

  /// Lays out the rows that a view stands for; the first may be the view itself, which needs no part of its own.
  private mutating func layOutRows(
    _ rows: [View], standingFor view: View, in outer: Environment, _ area: Rect, from start: Double,
    dropsFirst: Bool = false, into placed: inout PlacedView
  ) -> Double {
    let environment = environment(of: view, in: outer)
    var whole = PlacedView(view, frame: nil, isGiven: false)
    var y = start
    for row in rows { y = layOutRow(row, in: environment, area, from: y, into: &whole) }
    whole.frame = Rect(x: area.x, y: start, width: area.width, height: y - start)
    if dropsFirst, !whole.parts.isEmpty { whole.parts.removeFirst() }
    placed.parts.append(whole)
    return y
  }

  /// A header, the rows, a footer.
  private mutating func layOutSection(
    _ section: View, in outer: Environment, _ area: Rect, from start: Double, into placed: inout PlacedView
  ) -> Double {
    let environment = environment(of: section, in: outer)
    var note = environment
    note.place = .plain
    note.font = .style(.footnote)
    let parts = section.parts
    let footers = section.footerCount
    let headers = max(parts.count - section.children.count - footers, 0)
    var whole = PlacedView(section, frame: nil, isGiven: false)
    var y = start
    for (position, part) in parts.enumerated() {
      let isHeader = position < headers
      guard isHeader || position >= parts.count - footers else {
        y = layOutRow(part, in: environment, area, from: y, into: &whole)
        continue
      }
      let inset = metrics.rowPadding.leading
      let above = isHeader ? LayoutPass.headerGap : LayoutPass.noteGap
      let corner = Point(x: area.x + inset, y: y + above)
      let height = layOutLine(part, in: note, at: corner, width: max(area.width - 2 * inset, 0), into: &whole) ?? 0
      y += above + height + LayoutPass.noteGap
    }
    whole.frame = Rect(x: area.x, y: start, width: area.width, height: y - start)
    placed.parts.append(whole)
    return y + (headers == 0 ? LayoutPass.headerGap : 0)
  }

  /// Above a header, and between a header or footer and the rows.
  private static let headerGap = 16.0
  private static let noteGap = 7.0

  /// Lays out one row: its content with room around it, 44 points high at least.
  private mutating func layOutCell(
    _ view: View, in environment: Environment, at corner: Point, width: Double, into placed: inout PlacedView
  ) -> Double? {
    withScratch { pass in
      let content = pass.build(view, in: environment)
      let padded = pass.node(.padding(pass.metrics.rowPadding), around: content)
      var cell = pass.frame(
        SizeLimits(
          width: LengthLimits(max: .infinity), height: LengthLimits(min: pass.metrics.rowHeight), alignment: .leading),
        around: padded)
      if view.kind.isWholeRow { cell = pass.claiming(cell, from: content) }
      pass.settle(cell, width: width, height: nil)
      return pass.outputInLine(cell, at: corner, width: width, into: &placed)
    }
  }

  /// Lays out a table: rows of equal columns.
  mutating func layOutTable(_ table: View, in frame: Rect, into placed: inout PlacedView) {
    let environment = environment(of: table, in: Environment())
    var y = frame.y
    for row in table.parts {
      guard row.givenFrame == nil, row.kind == .row else {
        y = layOutRow(row, in: environment, frame, from: y, into: &placed)
        continue
      }
      let corner = Point(x: frame.x, y: y)
      let height = line(row, in: environment, at: corner, width: frame.width, into: &placed) { pass, placed in
        pass.layOutTableRow(row, in: environment, at: corner, width: frame.width, into: &placed)
      }
      y += height ?? 0
    }
  }

  private mutating func layOutTableRow(
    _ row: View, in environment: Environment, at corner: Point, width: Double, into placed: inout PlacedView
  ) -> Double? {
    withScratch { pass in
      let inside = pass.environment(of: row, in: environment)
        .inside(.horizontal, spacing: nil, alignment: .center)
      let cells = row.parts.map { pass.filling(.horizontal, pass.build($0, in: inside), .leading) }
      let padded = pass.node(.padding(pass.metrics.rowPadding), around: pass.row(cells))
      let cell = pass.frame(
        SizeLimits(width: LengthLimits(max: .infinity), height: LengthLimits(min: pass.metrics.rowHeight)),
        around: padded)
      pass.views.append(row)
      pass[cell].view = Node.Index(pass.views.count - 1)
      pass.settle(cell, width: width, height: nil)
      return pass.outputInLine(cell, at: corner, width: width, into: &placed)
    }
  }
}

extension View {
  fileprivate var footerCount: Int {
    modifiers.reduce(0) { count, modifier in
      guard case .footer(let views) = modifier else { return count }
      return count + views.count
    }
  }
}

extension Kind {
  /// Whether a row of a list that holds only such a view is that view: a tap anywhere in the row acts on it.
  fileprivate var isWholeRow: Bool {
    switch self {
    case .button, .link, .menu, .navigationLink, .toggle, .picker, .labeledContent, .cell, .row: true
    default: false
    }
  }
}
