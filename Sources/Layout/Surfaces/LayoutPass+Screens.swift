internal import Interface

extension LayoutPass {
  /// Lays out a whole screen, or a sheet: bars at the edges, the content between them.
  mutating func layOutScreen(
    _ views: ChunkedArray<View>, in bounds: Rect, safeArea: Edges, into placed: inout PlacedView
  ) {
    var area = bounds
    area.x += safeArea.leading
    area.width -= safeArea.leading + safeArea.trailing
    var top = bounds.y + safeArea.top
    var bottom = bounds.bottom - safeArea.bottom
    let canvas = canvas
    let places = views.indices(of: .bar) { canvas.dock(of: $0) != nil && $0.frame == nil }
    let docked = places.map { views[$0] }
    // Where the window's own title bar or the clock is, the title shares the line with it.
    let sharesTop = (canvas.idiom == .mac || canvas.idiom == .watch) && safeArea.top > 0
    for view in docked where canvas.dock(of: view) == .top {
      let height = height(ofBar: view)
      let frame =
        sharesTop && view.kind == .navigationBar
        ? Rect(x: area.x, y: bounds.y, width: area.width, height: safeArea.top)
        : Rect(x: area.x, y: top, width: area.width, height: height)
      outputBar(view, frame, into: &placed)
      top = max(top, frame.bottom)
    }
    let lower = docked.filter { canvas.dock(of: $0) == .bottom }
    for view in lower { bottom -= height(ofBar: view) }
    area.y = top
    area.height = max(bottom - top, 0)
    var content = views
    for place in places.reversed() { content.remove(at: place) }
    layOutContent(content, in: area, bounds: bounds, safeArea: safeArea, into: &placed)
    for (position, view) in lower.enumerated() {
      // The lowest bar reaches to the edge of the screen, below the home indicator.
      let isLowest = position == lower.count - 1
      let height = height(ofBar: view)
      outputBar(
        view,
        Rect(x: area.x, y: bottom, width: area.width, height: isLowest ? bounds.bottom - bottom : height), into: &placed
      )
      bottom += height
    }
  }

  private func height(ofBar view: View) -> Double {
    if view.kind == .navigationBar { return navigationBarHeight(of: view) }
    return view.kind == .tabBar ? metrics.tabBarHeight : metrics.toolbarHeight
  }

  private mutating func outputBar(_ view: View, _ frame: Rect, into placed: inout PlacedView) {
    // What is laid over the bar is measured by it.
    guard !view.hasLayers else {
      return withScratch { pass in
        let node = pass.build(view, in: Environment())
        pass.settle(node, width: frame.width, height: frame.height)
        pass.output(node, at: Point(x: frame.x, y: frame.y), into: &placed)
      }
    }
    var bar = PlacedView(view, frame: frame, isGiven: false)
    layOutSurface(of: view, in: frame, into: &bar)
    placed.parts.append(bar)
  }

  /// Lays out what stands between the bars.
  ///
  /// One view is placed as SwiftUI places the body of a window: in the middle, as large as it likes. Several are a page:
  /// below each other from the top, scrolled if they are longer than the screen.
  private mutating func layOutContent(
    _ views: ChunkedArray<View>, in area: Rect, bounds: Rect, safeArea: Edges, into placed: inout PlacedView
  ) {
    if let only = views.first, views.count == 1, only.frame == nil {
      if only.kind == .tabView {
        let whole = Rect(x: area.x, y: area.y, width: area.width, height: bounds.bottom - area.y)
        // What is laid over the tabs, such as a small player, is measured by them.
        guard !only.hasLayers else { return layOutBody(only, in: whole, into: &placed) }
        var tabs = PlacedView(only, frame: whole, isGiven: false)
        layOutTabs(of: only, in: whole, safeArea: Edges(bottom: safeArea.bottom), into: &tabs)
        placed.parts.append(tabs)
      } else {
        layOutBody(only, in: area, into: &placed)
      }
    } else if views.contains(.fillsHeight, where: \.fillsHeight) {
      layOutFilling(views, in: area, into: &placed)
    } else {
      var page = area
      page.x += metrics.margin
      page.width = max(page.width - 2 * metrics.margin, 0)
      layOutColumn(views, in: page, spacing: LayoutPass.defaultSpacing, into: &placed)
    }
  }

  private mutating func layOutBody(_ view: View, in area: Rect, into placed: inout PlacedView) {
    withScratch { pass in
      let node = pass.build(view, in: Environment())
      pass.settleWidth(node, within: area.width, height: area.height)
      // Content that is too long for the screen can be reached, so it must scroll.
      let isTooLong = pass[node].heights.ideal > area.height && !view.fillsHeight
      pass.settleHeight(node, within: isTooLong ? nil : area.height)
      let size = pass[node].size
      pass.output(
        node,
        at: Point(
          x: area.x + (area.width - size.width) / 2,
          y: isTooLong ? area.y : area.y + (area.height - size.height) / 2),
        into: &placed)
    }
  }

  /// Lays out views of which some take all the height that the others leave.
  private mutating func layOutFilling(_ views: ChunkedArray<View>, in area: Rect, into placed: inout PlacedView) {
    withScratch { pass in
      let environment = Environment().inside(.vertical, spacing: nil, alignment: .leading)
      let children = views.map { view in
        let node = pass.build(view, in: environment)
        guard !view.fillsHeight, !pass[node].isAbsent else { return node }
        return pass.node(.padding(Edges(horizontal: pass.metrics.margin)), around: node)
      }
      let column = pass.column(children)
      pass.settle(column, width: area.width, height: area.height)
      _ = pass.outputInLine(column, at: Point(x: area.x, y: area.y), width: area.width, into: &placed)
    }
  }
}

extension View {
  /// Whether views are laid over or under this one.
  fileprivate var hasLayers: Bool {
    layout.contains { modifier in
      switch modifier {
      case .overlay, .background: true
      case .padding, .size, .offset, .aspectRatio, .fixedSize, .priority, .element: false
      }
    }
  }
}

/// The edges that bars stand at.
private enum Dock {
  case top, bottom
}

extension Canvas {
  /// Where a bar stands; `nil` for any other view.
  fileprivate func dock(of view: View) -> Dock? {
    guard view.kind.has(.bar) else { return nil }
    // Since iPadOS 18 the tabs stand above the content, as on a Mac.
    let hasTabsOnTop = idiom == .mac || idiom == .pad && platform.version >= 18
    if view.kind == .tabBar { return hasTabsOnTop ? .top : .bottom }
    return view.kind == .navigationBar || idiom == .mac ? .top : .bottom
  }
}
