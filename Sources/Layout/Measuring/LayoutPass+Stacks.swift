internal import Interface

extension LayoutPass {
  /// Shares out a length among the children of a stack as SwiftUI does, and returns what the stack takes.
  ///
  /// Children of higher priority come first, and what the others need at least is kept back for them. Among equals the
  /// least flexible chooses first; each is offered an equal share of what is left.
  /// Source: Apple, WWDC 2019, session 237 “Building Custom Views with SwiftUI”.
  mutating func settleAlong(
    _ axis: Axis, _ index: Node.Index, _ spacing: Double?, within available: Double?,
    _ settle: (inout LayoutPass, Node.Index, Double?) -> Void
  ) -> Double {
    var children = children(of: index)
    var gaps = 0.0
    for (first, second) in zip(children, children.dropFirst()) {
      gaps += self.spacing(between: first, and: second, along: axis, spacing)
    }
    var total = gaps
    guard let available, available.isFinite else {
      for child in children {
        settle(&self, child, available)
        total += self[child].length(along: axis)
      }
      return total
    }
    children = served(children, along: axis)
    var left = available - gaps
    var reserve = 0.0
    for child in children { reserve += self[child].extent(along: axis).min }
    var start = 0
    while start < children.count {
      let priority = self[children[start]].priority
      var end = start + 1
      while end < children.count, self[children[end]].priority == priority { end += 1 }
      for child in children[start..<end] { reserve -= self[child].extent(along: axis).min }
      for position in start..<end {
        let share = max(left - reserve, 0) / Double(end - position)
        settle(&self, children[position], share)
        let length = self[children[position]].length(along: axis)
        left -= length
        total += length
      }
      start = end
    }
    return total
  }

  /// The children of a stack in the order in which they choose.
  private func served(_ children: [Node.Index], along axis: Axis) -> [Node.Index] {
    // The closure takes the nodes alone: with all of the layout in it, that is copied for each comparison.
    let nodes = nodes
    return children.sorted { first, second in
      let priorities = (nodes[Int(first)].priority, nodes[Int(second)].priority)
      if priorities.0 != priorities.1 { return priorities.0 > priorities.1 }
      let one = nodes[Int(first)].extent(along: axis).flexibility
      let other = nodes[Int(second)].extent(along: axis).flexibility
      // Nodes are numbered in the order of the children, which decides among equals.
      return one == other ? first < second : one < other
    }
  }
}
