internal import Interface

extension LayoutPass {
  /// How wide a node can be, from what its children can.
  func widths(of index: Node.Index) -> Extent {
    let node = self[index]
    switch node.rule {
    case .leaf, .text, .surface:
      return node.widths
    case .stack(.horizontal, let spacing, _):
      return sum(of: index, along: .horizontal, spacing)
    case .stack(.vertical, _, _), .pile:
      return union(of: index, along: .horizontal)
    case .layered:
      return self[primary(of: index)].widths
    case .padding(let edges):
      return self[node.firstChild].widths.adding(edges.leading + edges.trailing)
    case .frame(let limits):
      return self.limits[Int(limits)].width.extent(around: self[node.firstChild].widths)
    case .fixedSize(true, _):
      return .fixed(self[node.firstChild].widths.ideal)
    case .offset, .aspectRatio, .fixedSize, .scroll(.vertical):
      return self[node.firstChild].widths
    case .scroll(.horizontal):
      return .flexible(ideal: self[node.firstChild].widths.ideal)
    case .grid(_, let spacing, _):
      let columns = columnExtents(of: index)
      let gaps = Double(max(columns.count - 1, 0)) * (spacing ?? LayoutPass.defaultSpacing)
      return columns.reduce(.zero, +).adding(gaps)
    case .gridRow:
      return sum(of: index, along: .horizontal, nil)
    }
  }

  /// Settles the width of a node when a width is proposed, and with it how high the node can be.
  ///
  /// The height that will be proposed comes along where it is known so early: pictures that keep their proportions are
  /// narrower in a low frame.
  mutating func settleWidth(_ index: Node.Index, within width: Double?, height: Double?) {
    let node = self[index]
    var settled: Double
    switch node.rule {
    case .leaf, .surface:
      settled = node.widths.length(for: width)
    case .text(let text):
      settled = settleText(Int(text), within: width)
    case .stack(.horizontal, let spacing, _):
      settled = settleAlong(.horizontal, index, spacing, within: width) { pass, child, share in
        pass.settleWidth(child, within: share, height: height)
      }
    case .stack(.vertical, _, _), .pile:
      let isPile = if case .pile = node.rule { true } else { false }
      settled = 0
      var child = node.firstChild
      while child >= 0 {
        settleWidth(child, within: width ?? node.widths.ideal, height: isPile ? height : nil)
        if !self[child].isAbsent { settled = max(settled, self[child].size.width) }
        child = self[child].nextSibling
      }
    case .layered(_, let isPrimaryFirst):
      let primary = primary(of: index)
      let layer = isPrimaryFirst ? self[primary].nextSibling : node.firstChild
      settleWidth(primary, within: width, height: height)
      settled = self[primary].size.width
      settleWidth(layer, within: settled, height: nil)
    case .padding(let edges):
      let inset = edges.leading + edges.trailing
      settleWidth(
        node.firstChild, within: width.map { max($0 - inset, 0) },
        height: height.map { max($0 - edges.top - edges.bottom, 0) })
      settled = self[node.firstChild].size.width + inset
    case .frame(let place):
      let limits = limits[Int(place)]
      settleWidth(
        node.firstChild, within: limits.width.proposal(within: width), height: limits.height.proposal(within: height))
      settled = limits.width.length(around: self[node.firstChild].size.width, within: width)
    case .aspectRatio(let aspect):
      settled = width ?? node.widths.ideal
      if let ratio = aspect.ratio, let height {
        settled = aspect.mode == .fit ? min(settled, height * ratio) : max(settled, height * ratio)
      }
      settleWidth(node.firstChild, within: settled, height: height)
      settled = self[node.firstChild].size.width
    case .fixedSize(let horizontal, let vertical):
      settleWidth(node.firstChild, within: horizontal ? nil : width, height: vertical ? nil : height)
      settled = self[node.firstChild].size.width
    case .offset:
      settleWidth(node.firstChild, within: width, height: height)
      settled = self[node.firstChild].size.width
    case .scroll(let axis):
      settleWidth(
        node.firstChild, within: axis == .horizontal ? nil : width, height: axis == .vertical ? nil : height)
      settled = axis == .vertical ? self[node.firstChild].size.width : node.widths.length(for: width)
    case .grid(let columns, let spacing, _):
      settled = settleColumns(of: index, Int(columns), spacing ?? LayoutPass.defaultSpacing, within: width)
    case .gridRow:
      // The grid settles the cells.
      settled = node.size.width
    }
    // Negative padding can eat up more than there is.
    self[index].size.width = settled > 0 ? settled : 0
    self[index].heights = heights(of: index)
  }

  /// The child of a layered node that decides about the size.
  func primary(of index: Node.Index) -> Node.Index {
    guard case .layered(_, false) = self[index].rule else { return self[index].firstChild }
    return self[self[index].firstChild].nextSibling
  }

  /// The extent of a stack along its axis: its children and the gaps between them.
  func sum(of index: Node.Index, along axis: Axis, _ spacing: Double?) -> Extent {
    var sum = Extent.zero
    var previous: Node.Index?
    forEachChild(of: index) { child in
      sum = sum + self[child].extent(along: axis)
      if let previous { sum = sum.adding(self.spacing(between: previous, and: child, along: axis, spacing)) }
      previous = child
    }
    return sum
  }

  /// The extent of a stack across its axis: its largest child's.
  func union(of index: Node.Index, along axis: Axis) -> Extent {
    var union = Extent.zero
    forEachChild(of: index) { union = union.union(self[$0].extent(along: axis)) }
    return union
  }
}
