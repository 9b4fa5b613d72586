internal import Interface

extension LayoutPass {
  func navigationBarHeight(of view: View) -> Double {
    metrics.navigationBarHeight + (view.hasLargeTitle ? Metrics.largeTitleHeight : 0)
  }

  /// Lays out a navigation bar: buttons at both ends, the title between them or, if it is large, below.
  mutating func layOutNavigationBar(_ bar: View, in frame: Rect, into placed: inout PlacedView) {
    var parts = bar.parts[...]
    let leading = parts.prefix(bar.leadingCount)
    parts = parts.dropFirst(leading.count)
    let titleCount = bar.title == nil ? 0 : 1
    let isLarge = bar.hasLargeTitle && titleCount > 0
    let title = isLarge ? parts.suffix(titleCount) : parts.prefix(titleCount)
    parts = isLarge ? parts.dropLast(titleCount) : parts.dropFirst(titleCount)
    // Where the title is between the ends, what else is in the bar goes to the trailing one, as toolbar items do.
    let middle = parts.prefix(titleCount > 0 && !isLarge ? 0 : bar.children.count)
    let trailing = parts.dropFirst(middle.count)
    let line = Rect(
      x: frame.x, y: frame.y, width: frame.width, height: isLarge ? metrics.navigationBarHeight : frame.height)
    var environment = barEnvironment
    layOutBarItems(leading, in: line, at: 0, environment, into: &placed)
    environment.font = isLarge ? .style(.largeTitle, weight: 1) : .style(.headline)
    // On a watch the clock is at the other end.
    if !isLarge { layOutBarItems(title, in: line, at: canvas.idiom == .watch ? 0 : 0.5, environment, into: &placed) }
    layOutBarItems(middle, in: line, at: 0.5, barEnvironment, into: &placed)
    layOutBarItems(trailing, in: line, at: 1, barEnvironment, into: &placed)
    guard isLarge, let title = title.first else { return }
    layOut(
      title, in: environment, at: Point(x: frame.x + metrics.margin, y: line.bottom + 3.67),
      width: max(frame.width - 2 * metrics.margin, 0), into: &placed)
  }

  private var barEnvironment: Environment {
    var environment = Environment()
    environment.place = .bar
    environment.lineLimit = 1
    return environment
  }

  /// Lays out the items of a bar in a row, each as high as the bar.
  ///
  /// A title is lower than the buttons beside it and yet read between them, so its frame is the height of the bar.
  private mutating func layOutBarItems(
    _ items: some Collection<View>, in line: Rect, at share: Double, _ environment: Environment,
    into placed: inout PlacedView
  ) {
    guard !items.isEmpty else { return }
    withScratch { pass in
      let inside = environment.inside(.horizontal, spacing: nil, alignment: .center)
      let nodes = items.map { item in
        let node = pass.build(item, in: inside)
        return pass.claiming(
          pass.frame(SizeLimits(height: LengthLimits(line.height)), around: node), from: node)
      }
      let row = pass.row(nodes)
      // Buttons stand a little nearer to the edge than content, so that their labels are in line with it; since Liquid
      // Glass their surfaces are.
      let margin = pass.canvas.hasGlass ? pass.metrics.margin : max(pass.metrics.margin - 8, 0)
      pass.settle(row, width: max(line.width - 2 * margin, 0), height: line.height)
      let free = line.width - 2 * margin - pass[row].size.width
      let x = line.x + margin + free * (pass.isRightToLeft ? 1 - share : share)
      pass.output(row, at: Point(x: x, y: line.y), into: &placed)
    }
  }

  /// Lays out a toolbar: its items spread over its length.
  mutating func layOutToolbar(_ bar: View, in frame: Rect, into placed: inout PlacedView) {
    let line = Rect(x: frame.x, y: frame.y, width: frame.width, height: min(frame.height, metrics.toolbarHeight))
    withScratch { pass in
      let inside = pass.barEnvironment.inside(.horizontal, spacing: nil, alignment: .center)
      let items = pass.build(bar.parts, in: inside)
      let hasSpacers = bar.parts.contains { $0.kind == .spacer }
      var nodes: [Node.Index] = []
      for item in items {
        if !hasSpacers, !nodes.isEmpty { nodes.append(pass.gap(along: .horizontal)) }
        nodes.append(item)
      }
      let row = pass.filling(.horizontal, pass.row(nodes), .center)
      pass.settle(row, width: max(line.width - 2 * pass.metrics.margin, 0), height: line.height)
      let y = line.y + (line.height - pass[row].size.height) / 2
      pass.output(row, at: Point(x: line.x + pass.metrics.margin, y: y), into: &placed)
    }
  }

  /// Lays out a tab bar: tabs of equal width, as high as the bar.
  mutating func layOutTabBar(_ bar: View, in frame: Rect, into placed: inout PlacedView) {
    withScratch { pass in
      let height = LengthLimits(min(frame.height, pass.metrics.tabBarHeight))
      let environment = pass.barEnvironment.inside(.horizontal, spacing: 0, alignment: .center)
      let tabs = bar.parts.map { tab in
        // A tab's own children are its screen.
        let node = pass.build(tab.with { $0.children = [] }, in: environment)
        let whole = pass.frame(SizeLimits(width: LengthLimits(max: .infinity), height: height), around: node)
        if pass[node].view >= 0 { pass.views[Int(pass[node].view)] = tab }
        return pass.claiming(whole, from: node)
      }
      let row = pass.row(tabs, spacing: 0)
      // Since Liquid Glass the tabs stand on a surface that does not reach to the sides of a phone; estimated.
      let inset = pass.canvas.hasGlass && pass.canvas.idiom == .phone ? 16.0 : 0
      pass.settle(row, width: max(frame.width - 2 * inset, 0), height: height.fixed)
      pass.output(row, at: Point(x: frame.x + inset, y: frame.y), into: &placed)
    }
  }

  /// Lays out a tab view: the screen of the chosen tab, and the bar with all of them.
  mutating func layOutTabs(of view: View, in frame: Rect, safeArea: Edges, into placed: inout PlacedView) {
    var inside = PlacedView(view, frame: frame, isGiven: false)
    let parts = view.parts
    let bars = parts.filter { $0.kind == .tabBar }
    let contents = parts.filter { $0.kind != .tabBar }
    // The bar is laid out as on a screen; what it leaves is the screen of the tab.
    layOutScreen(bars, in: frame, safeArea: safeArea, into: &inside)
    let isBarOnTop = inside.parts.first?.frame?.y == frame.y && bars.count == 1
    let barHeight = inside.parts.first?.frame?.height ?? 0
    let area = Rect(
      x: frame.x, y: isBarOnTop ? frame.y + barHeight : frame.y, width: frame.width,
      height: max(frame.height - barHeight, 0))
    for content in contents {
      var tab = PlacedView(content, frame: area, isGiven: false)
      layOutScreen(content.parts, in: area, safeArea: Edges(), into: &tab)
      placed.parts.append(tab)
    }
    placed.parts += inside.parts
  }
}

extension View {
  /// The number of views at the leading end of a navigation bar.
  fileprivate var leadingCount: Int { self.leading.count + (self.back == nil ? 0 : 1) }
}
