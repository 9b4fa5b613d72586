internal import Interface

extension LayoutPass {
  /// Places the children of a node whose size is settled, from its leading top corner.
  mutating func placeChildren(of index: Node.Index) {
    let node = self[index]
    switch node.rule {
    case .leaf, .text, .surface:
      break
    case .stack(.vertical, let spacing, let alignment):
      placeInColumn(index, spacing, alignment)
    case .grid(_, let spacing, let alignment):
      placeInColumn(index, spacing ?? LayoutPass.defaultSpacing, alignment)
    case .stack(.horizontal, let spacing, let alignment):
      placeInRow(index, spacing, alignment)
    case .gridRow(let columns, let alignment):
      placeCells(of: index, self.columns[Int(columns)], alignment)
    case .pile(let alignment), .layered(let alignment, _):
      var child = node.firstChild
      while child >= 0 {
        place(child, in: node.size, alignment)
        child = self[child].nextSibling
      }
    case .padding(let edges):
      self[node.firstChild].origin = Point(x: edges.leading, y: edges.top)
    case .frame(let limits):
      place(node.firstChild, in: node.size, self.limits[Int(limits)].alignment)
    case .offset(let offset):
      self[node.firstChild].origin = offset
    case .aspectRatio, .fixedSize:
      place(node.firstChild, in: node.size, .center)
    case .scroll(let axis):
      // Content that is shorter than the scroll view begins at its start.
      place(node.firstChild, in: node.size, axis == .vertical ? .top : .leading)
      if axis == .horizontal { self[node.firstChild].origin.x = 0 }
    }
    setBaselines(of: index)
  }

  private mutating func place(_ child: Node.Index, in size: Size, _ alignment: Alignment) {
    self[child].origin = Point(
      x: pixel((size.width - self[child].size.width) * alignment.horizontalShare),
      y: pixel((size.height - self[child].size.height) * alignment.verticalShare))
  }

  private mutating func placeInColumn(_ index: Node.Index, _ spacing: Double?, _ alignment: Alignment) {
    let width = self[index].size.width
    var y = 0.0
    var previous: Node.Index?
    for child in children(of: index) {
      if let previous { y += self.spacing(between: previous, and: child, along: .vertical, spacing) }
      let x = pixel((width - self[child].size.width) * alignment.horizontalShare)
      self[child].origin = Point(x: x, y: y)
      y += self[child].size.height
      previous = child
    }
  }

  private mutating func placeInRow(_ index: Node.Index, _ spacing: Double?, _ alignment: Alignment) {
    var x = 0.0
    var previous: Node.Index?
    let children = children(of: index)
    for child in children {
      if let previous { x += self.spacing(between: previous, and: child, along: .horizontal, spacing) }
      self[child].origin.x = x
      x += self[child].size.width
      previous = child
    }
    align(children, in: index, alignment)
  }

  private mutating func placeCells(of index: Node.Index, _ widths: [Double], _ alignment: Alignment) {
    var x = 0.0
    let cells = children(of: index)
    let gaps = max(self[index].size.width - widths.reduce(0, +), 0)
    let spacing = widths.count > 1 ? gaps / Double(widths.count - 1) : 0
    for (cell, width) in zip(cells, widths) {
      self[cell].origin.x = x + pixel((width - self[cell].size.width) * alignment.horizontalShare)
      x += width + spacing
    }
    align(cells, in: index, alignment)
  }

  /// Places neighbors at their heights: by an edge, the middle, or a line of text.
  private mutating func align(_ children: [Node.Index], in index: Node.Index, _ alignment: Alignment) {
    guard alignment == .firstTextBaseline || alignment == .lastTextBaseline else {
      let height = self[index].size.height
      for child in children {
        self[child].origin.y = pixel((height - self[child].size.height) * alignment.verticalShare)
      }
      return
    }
    let lowest = children.reduce(0) { max($0, self[$1].line(alignment)) }
    for child in children {
      self[child].origin.y = pixel(lowest - self[child].line(alignment))
      self[index].size.height = max(self[index].size.height, self[child].origin.y + self[child].size.height)
    }
  }

  /// Takes over the baselines of the first and the last child that have any.
  private mutating func setBaselines(of index: Node.Index) {
    if case .text = self[index].rule { return }
    if case .layered = self[index].rule {
      let primary = self[primary(of: index)]
      self[index].firstBaseline = primary.firstBaseline
      self[index].lastBaseline = primary.lastBaseline
      return
    }
    var child = self[index].firstChild
    while child >= 0 {
      let node = self[child]
      if let first = node.firstBaseline, self[index].firstBaseline == nil {
        self[index].firstBaseline = node.origin.y + first
      }
      if let last = node.lastBaseline { self[index].lastBaseline = node.origin.y + last }
      child = node.nextSibling
    }
  }

  /// The nearest whole pixel.
  private func pixel(_ length: Double) -> Double {
    (length * canvas.scale).rounded() / canvas.scale
  }
}

extension Node {
  /// The height of the line by which the node is aligned with its neighbors: the lower edge if it has no text.
  fileprivate func line(_ alignment: Alignment) -> Double {
    (alignment == .firstTextBaseline ? firstBaseline : lastBaseline) ?? size.height
  }
}
