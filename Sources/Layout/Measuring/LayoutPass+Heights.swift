internal import Interface

extension LayoutPass {
  /// How high a node can be, now that its width and those of its children are settled.
  func heights(of index: Node.Index) -> Extent {
    let node = self[index]
    switch node.rule {
    case .leaf, .surface:
      return node.heights
    case .text(let text):
      return textHeights(Int(text))
    case .stack(.vertical, let spacing, _), .grid(_, let spacing, _):
      return sum(of: index, along: .vertical, spacing)
    case .stack(.horizontal, _, _), .pile, .gridRow:
      return union(of: index, along: .vertical)
    case .layered:
      return self[primary(of: index)].heights
    case .padding(let edges):
      return self[node.firstChild].heights.adding(edges.top + edges.bottom)
    case .frame(let limits):
      return self.limits[Int(limits)].height.extent(around: self[node.firstChild].heights)
    case .aspectRatio(let aspect):
      guard let ratio = aspect.ratio, ratio > 0 else { return self[node.firstChild].heights }
      let height = node.size.width / ratio
      return Extent(min: 0, ideal: height, max: aspect.mode == .fit ? height : .infinity)
    case .fixedSize(_, true):
      return .fixed(self[node.firstChild].heights.ideal)
    case .offset, .fixedSize, .scroll(.horizontal):
      return self[node.firstChild].heights
    case .scroll(.vertical):
      return .flexible(ideal: self[node.firstChild].heights.ideal)
    }
  }

  /// Settles the height of a node when a height is proposed, and the places of its children in it.
  mutating func settleHeight(_ index: Node.Index, within height: Double?) {
    let node = self[index]
    var settled: Double
    switch node.rule {
    case .leaf, .surface:
      settled = node.heights.length(for: height)
    case .text(let text):
      settled = settleTextHeight(Int(text), within: height)
      setTextBaselines(of: index, Int(text), height: settled)
    case .stack(.vertical, let spacing, _), .grid(_, let spacing, _):
      settled = settleAlong(.vertical, index, spacing, within: height) { pass, child, share in
        pass.settleHeight(child, within: share)
      }
    case .stack(.horizontal, _, _), .pile, .gridRow:
      settled = 0
      var child = node.firstChild
      while child >= 0 {
        // Across its axis, a stack that may choose is as high as its children like, and offers that to all of them.
        settleHeight(child, within: height ?? node.heights.ideal)
        if !self[child].isAbsent { settled = max(settled, self[child].size.height) }
        child = self[child].nextSibling
      }
    case .layered(_, let isPrimaryFirst):
      let primary = primary(of: index)
      let layer = isPrimaryFirst ? self[primary].nextSibling : node.firstChild
      settleHeight(primary, within: height)
      settled = self[primary].size.height
      settleHeight(layer, within: settled)
    case .padding(let edges):
      let inset = edges.top + edges.bottom
      settleHeight(node.firstChild, within: height.map { max($0 - inset, 0) })
      settled = self[node.firstChild].size.height + inset
    case .frame(let place):
      let limits = limits[Int(place)].height
      settleHeight(node.firstChild, within: limits.proposal(within: height))
      settled = limits.length(around: self[node.firstChild].size.height, within: height)
    case .aspectRatio(let aspect):
      settled = settleAspect(of: index, aspect, within: height)
    case .fixedSize(_, let vertical):
      settleHeight(node.firstChild, within: vertical ? nil : height)
      settled = self[node.firstChild].size.height
    case .offset:
      settleHeight(node.firstChild, within: height)
      settled = self[node.firstChild].size.height
    case .scroll(let axis):
      settleHeight(node.firstChild, within: axis == .vertical ? nil : height)
      settled = axis == .horizontal ? self[node.firstChild].size.height : node.heights.length(for: height)
    }
    self[index].size.height = settled > 0 ? settled : 0
    placeChildren(of: index)
  }

  /// Settles the height of a view that keeps its proportions; where the height is short, the width shrinks with it.
  private mutating func settleAspect(of index: Node.Index, _ aspect: AspectRatio, within height: Double?) -> Double {
    let child = self[index].firstChild
    guard let ratio = aspect.ratio, ratio > 0 else {
      settleHeight(child, within: height)
      return self[child].size.height
    }
    let width = self[index].size.width
    var settled = width / ratio
    if let height { settled = aspect.mode == .fit ? min(settled, height) : max(settled, height) }
    settled = max(settled, 0)
    settleHeight(child, within: settled)
    self[index].size.width = settled * ratio
    if case .leaf = self[child].rule, self[child].widths.flexibility > 0 { self[child].size.width = settled * ratio }
    return settled
  }
}
