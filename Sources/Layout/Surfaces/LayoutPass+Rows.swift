internal import Interface

extension LayoutPass {
  /// Lays out the rows of a list or form below each other, beyond the end of the screen if there are many.
  ///
  /// Every row has the width of the list, so each is laid out on its own.
  mutating func layOutRows(of list: View, in frame: Rect, into placed: inout PlacedView) {
    let isInset = list.controlStyle != .plain && (canvas.idiom == .phone || canvas.idiom == .pad)
    let margin = isInset ? metrics.margin : 0
    let area = Rect(x: frame.x + margin, y: frame.y, width: max(frame.width - 2 * margin, 0), height: frame.height)
    var environment = self.environment(of: list, in: Environment())
    environment.place = .listRow
    if canvas.idiom == .mac, list.kind == .form {
      environment.labelWidth = min(widestLabel(of: list.parts, in: environment), area.width / 2)
    }
    // Surfaces of their own do not touch the bar above them.
    let top = frame.y + (isInset && !list.beginsWithNote ? LayoutPass.headerGap : 0)
    _ = layOutRows(list.parts, in: environment, area, from: top, into: &placed)
  }

  /// The width of the widest label among the rows of a form.
  private mutating func widestLabel(of rows: ChunkedArray<View>, in environment: Environment) -> Double {
    rows.reduce(0) { widest, row in
      if row.kind == .section || row.kind == .group { return max(widest, widestLabel(of: row.parts, in: environment)) }
      guard row.kind.has(.labelBefore), row.title != nil else { return widest }
      return max(widest, withScratch { pass in pass[pass.labeled(titleOf: row, in: environment)].widths.ideal })
    }
  }

  /// Lays out rows below each other, and returns where the next would begin.
  mutating func layOutRows(
    _ rows: ChunkedArray<View>, in environment: Environment, _ area: Rect, from y: Double, into placed: inout PlacedView
  ) -> Double {
    layOutBelow(rows, in: environment, at: Point(x: area.x, y: y), width: area.width, into: &placed) {
      $0.layOutRow($1, in: environment, area, from: $2, into: &$3)
    }
  }

  /// Lays out a row, or what stands for several, and returns where the next begins.
  private mutating func layOutRow(
    _ view: View, in outer: Environment, _ area: Rect, from y: Double, into placed: inout PlacedView
  ) -> Double {
    let corner = Point(x: area.x, y: y)
    guard view.frame == nil else {
      layOut(view, in: outer, at: corner, width: area.width, into: &placed)
      return y
    }
    let next = line(.view(view), in: outer, at: corner, width: area.width, into: &placed) { pass, placed in
      pass.layOutNewRow(view, in: outer, area, from: y, into: &placed)
    }
    return next ?? y
  }

  private mutating func layOutNewRow(
    _ view: View, in outer: Environment, _ area: Rect, from y: Double, into placed: inout PlacedView
  ) -> Double {
    if view.kind == .section { return layOutSection(view, in: outer, area, from: y, into: &placed) }
    if view.kind == .group {
      return layOutRows(view.parts, standingFor: view, in: outer, area, from: y, into: &placed)
    }
    // In a form on a Mac the choices are radio buttons after the label.
    if view.showsChoices, view.pickerStyle == .inline, outer.labelWidth == nil {
      return layOutRows(title(of: view) + view.parts, standingFor: view, in: outer, area, from: y, into: &placed)
    }
    guard view.kind == .disclosureGroup else {
      return y + (layOutCell(view, in: outer, at: Point(x: area.x, y: y), width: area.width, into: &placed) ?? 0)
    }
    var label = View(.navigationLink, view.content, origin: view.origin)
    label.turns = view.turns
    let views: ChunkedArray<View> = [label] + view.parts
    return layOutRows(views, standingFor: view, in: outer, area, from: y, dropsFirst: true, into: &placed)
  }

  /// The row above the choices of an inline picker on iPhone and iPad, unless its label is hidden or empty.
  ///
  /// Source: apps of which the code is public, which hide the labels of such pickers in lists (mlem does it with 18 of 20)
  /// or give them none (Ice Cubes, Brave); nobody was heard to say one.
  private func title(of picker: View) -> ChunkedArray<View> {
    guard canvas.idiom == .phone || canvas.idiom == .pad, picker.title?.isEmpty == false else { return [] }
    var title = View(.text, picker.content, origin: picker.origin)
    title.turns = picker.turns + [.min]
    return [title]
  }

  /// Lays out the rows that a view stands for; the first may be the view itself, which needs no part of its own.
  private mutating func layOutRows(
    _ rows: ChunkedArray<View>, standingFor view: View, in outer: Environment, _ area: Rect, from start: Double,
    dropsFirst: Bool = false, into placed: inout PlacedView
  ) -> Double {
    let environment = environment(of: view, in: outer)
    var whole = PlacedView(view, frame: nil, isGiven: false)
    let y = layOutRows(rows, in: environment, area, from: start, into: &whole)
    whole.frame = Rect(x: area.x, y: start, width: area.width, height: y - start)
    if dropsFirst, let first = whole.parts.first {
      whole.ink += first.ink
      whole.parts.remove(at: 0)
    }
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
    let places = section.rowPlaces
    var whole = PlacedView(section, frame: nil, isGiven: false)
    let inset = metrics.rowPadding.leading
    func layOutNote(_ view: View, above: Double, _ pass: inout LayoutPass, from y: Double) -> Double {
      let corner = Point(x: area.x + inset, y: y + above)
      let width = max(area.width - 2 * inset, 0)
      let height = pass.layOutLine(view, in: note, at: corner, width: width, into: &whole) ?? 0
      return y + (above + height + LayoutPass.noteGap)
    }
    var y = start
    for header in parts.prefix(places.lowerBound) {
      y = layOutNote(header, above: LayoutPass.headerGap, &self, from: y)
    }
    if !places.isEmpty { y = layOutRows(section.children, in: environment, area, from: y, into: &whole) }
    for footer in parts.dropFirst(places.upperBound) {
      y = layOutNote(footer, above: LayoutPass.noteGap, &self, from: y)
    }
    whole.frame = Rect(x: area.x, y: start, width: area.width, height: y - start)
    placed.parts.append(whole)
    return y + (places.lowerBound == 0 ? LayoutPass.headerGap : 0)
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
      let inColumn = view.kind.has(.labelBefore) ? content : pass.indented(content, in: environment)
      var padding = pass.metrics.rowPadding
      padding.leading += environment.markRoom
      var height = pass.hasLargeControls ? Metrics.largeControlHeight : pass.metrics.rowHeight
      if view.kind == .divider, environment.place == .menuRow {
        // A line between groups of items is no item.
        padding = Edges(horizontal: pass.metrics.rowPadding.leading, vertical: 0)
        height = Metrics.menuDivider
      }
      let padded = pass.node(.padding(padding), around: inColumn)
      var cell = pass.frame(
        SizeLimits(width: LengthLimits(max: .infinity), height: LengthLimits(min: height), alignment: .leading),
        around: padded)
      if view.kind.has(.wholeRow), environment.labelWidth == nil { cell = pass.claiming(cell, from: content) }
      pass.settle(cell, width: width, height: nil)
      if pass.draws {
        let frame = Rect(x: corner.x, y: corner.y, width: width, height: pass[cell].size.height)
        pass.draw(.row, in: frame, into: &placed)
      }
      return pass.outputInLine(cell, at: corner, width: width, into: &placed)
    }
  }

  /// Lays out a table: rows of equal columns.
  mutating func layOutTable(_ table: View, in frame: Rect, into placed: inout PlacedView) {
    let environment = environment(of: table, in: Environment())
    let corner = Point(x: frame.x, y: frame.y)
    _ = layOutBelow(table.parts, in: environment, at: corner, width: frame.width, into: &placed) {
      pass, row, y, placed in
      guard row.frame == nil, row.kind == .row else {
        return pass.layOutRow(row, in: environment, frame, from: y, into: &placed)
      }
      let corner = Point(x: frame.x, y: y)
      let height = pass.line(.view(row), in: environment, at: corner, width: frame.width, into: &placed) {
        $0.layOutTableRow(row, in: environment, at: corner, width: frame.width, into: &$1)
      }
      return y + (height ?? 0)
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
  /// Whether a header stands above the first row of a list, which brings room along.
  fileprivate var beginsWithNote: Bool {
    if rowPlaces.lowerBound > 0 { return true }
    return parts.first.map { $0.kind == .section && $0.rowPlaces.lowerBound > 0 } ?? false
  }
}
