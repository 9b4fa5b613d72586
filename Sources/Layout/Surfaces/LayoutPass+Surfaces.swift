internal import Interface

extension LayoutPass {
  /// Lays out what is in a view whose frame is known.
  mutating func layOutSurface(of view: View, in frame: Rect, into placed: inout PlacedView) {
    switch view.kind {
    case .list, .form: layOutRows(of: view, in: frame, into: &placed)
    case .table: layOutTable(view, in: frame, into: &placed)
    case .tabView: layOutTabs(of: view, in: frame, safeArea: Edges(), into: &placed)
    case .navigationBar: layOutNavigationBar(view, in: frame, into: &placed)
    case .toolbar: layOutToolbar(view, in: frame, into: &placed)
    case .tabBar: layOutTabBar(view, in: frame, into: &placed)
    case .sheet, .popover: layOutSheet(view, into: &placed)
    case .alert, .confirmationDialog: layOutAlert(view, into: &placed)
    case .text, .image, .label, .labeledContent, .button, .link, .navigationLink, .menu, .toggle, .slider, .stepper,
      .picker, .datePicker, .colorPicker, .textField, .secureField, .searchField, .textEditor, .pageControl,
      .progressView, .gauge, .section, .row, .grid, .gridRow, .disclosureGroup, .scrollView, .cell, .tab, .map, .marker,
      .video, .chart, .circle, .rectangle, .roundedRectangle, .capsule, .ellipse, .hstack, .vstack, .zstack,
      .lazyHStack, .lazyVStack, .group, .spacer, .divider, .view, .element, .forEach:
      // Laid out where they stand.
      break
    }
  }

  /// Lays out a view on its own at a place, with the width and height it is offered, and returns its height.
  @discardableResult
  mutating func layOut(
    _ view: View, in environment: Environment, at corner: Point, width: Double?, height: Double? = nil,
    into placed: inout PlacedView
  ) -> Double? {
    withScratch { pass in
      let node = pass.build(view, in: environment)
      pass.settle(node, width: width, height: height)
      return pass.outputInLine(node, at: corner, width: width, into: &placed)
    }
  }

  /// Lays out a view on its own as a line of a page or a list.
  mutating func layOutLine(
    _ view: View, in environment: Environment, at corner: Point, width: Double, into placed: inout PlacedView
  ) -> Double? {
    line(.view(view), in: environment, at: corner, width: width, into: &placed) { pass, placed in
      pass.layOut(view, in: environment, at: corner, width: width, into: &placed)
    }
  }

  /// Writes down a node at the leading end of a line, and returns its height, or `nil` if it takes no room.
  mutating func outputInLine(
    _ node: Node.Index, at corner: Point, width: Double?, into placed: inout PlacedView
  ) -> Double? {
    let free = (width ?? self[node].size.width) - self[node].size.width
    output(node, at: Point(x: corner.x + (isRightToLeft ? free : 0), y: corner.y), into: &placed)
    return self[node].isAbsent ? nil : self[node].size.height
  }

  /// Lays out views below each other, each as high as it likes, around those whose frames were given.
  mutating func layOutColumn(
    _ views: ChunkedArray<View>, in area: Rect, spacing: Double, into placed: inout PlacedView
  ) {
    let environment = Environment().inside(.vertical, spacing: spacing, alignment: .leading)
    let given = views.indices(of: .given) { $0.frame != nil }.compactMap { views[$0].frame }
    var obstacles = Obstacles(given, in: area.height)
    func layOutNext(_ pass: inout LayoutPass, _ view: View, from y: Double, into placed: inout PlacedView) -> Double {
      let corner = Point(x: area.x, y: y)
      let height = pass.layOutLine(view, in: environment, at: corner, width: area.width, into: &placed)
      guard view.frame == nil, let height else { return y }
      return y + height + spacing
    }
    guard !obstacles.isEmpty else {
      let corner = Point(x: area.x, y: area.y)
      _ = layOutBelow(views, in: environment, at: corner, width: area.width, into: &placed, layOutNext)
      return
    }
    var y = area.y
    for view in views {
      guard !obstacles.isEmpty else {
        y = layOutNext(&self, view, from: y, into: &placed)
        continue
      }
      withScratch { pass in
        let node = pass.build(view, in: environment)
        pass.settle(node, width: area.width, height: nil)
        let isInFlow = view.frame == nil && !pass[node].isAbsent
        if isInFlow { y = obstacles.clear(y, pass[node].size.height) }
        let height = pass.outputInLine(node, at: Point(x: area.x, y: y), width: area.width, into: &placed)
        if isInFlow, let height { y += height + spacing }
      }
    }
  }
}
