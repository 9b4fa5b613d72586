internal import Interface

extension LayoutPass {
  /// Shares out a length among the children of a stack as SwiftUI does, and returns what the stack takes.
  ///
  /// Children of higher priority come first, and what the others need at least is kept back for them. Among equals the
  /// least flexible chooses first; each is offered an equal share of what is left.
  /// Source: Apple, WWDC 2019, session 237 “Building Custom Views with SwiftUI”.
  mutating func settleAlong(
    _ index: Node.Index, _ spacing: Double?, within available: Double?,
    extent: KeyPath<Node, Extent>, length: KeyPath<Node, Double>,
    _ settle: (inout LayoutPass, Node.Index, Double?) -> Void
  ) -> Double {
    let children = children(of: index)
    var gaps = 0.0
    for (first, second) in zip(children, children.dropFirst()) {
      gaps += self.spacing(between: first, and: second, spacing)
    }
    var total = gaps
    guard let available, available.isFinite else {
      for child in children {
        settle(&self, child, available)
        total += self[child][keyPath: length]
      }
      return total
    }
    var left = available - gaps
    var reserve = children.reduce(0) { $0 + self[$1][keyPath: extent].min }
    for group in inOrderOfService(children, extent) {
      for child in group { reserve -= self[child][keyPath: extent].min }
      for (position, child) in group.enumerated() {
        let share = max(left - reserve, 0) / Double(group.count - position)
        settle(&self, child, share)
        left -= self[child][keyPath: length]
        total += self[child][keyPath: length]
      }
    }
    return total
  }

  /// The children by priority, highest first, and within a priority by flexibility, least first.
  private func inOrderOfService(_ children: [Node.Index], _ extent: KeyPath<Node, Extent>) -> [[Node.Index]] {
    guard let first = children.first else { return [] }
    let priority = self[first].priority
    guard children.contains(where: { self[$0].priority != priority }) else {
      return [inOrderOfFlexibility(children, extent)]
    }
    let others = children.filter { !self[$0].isSpacer }
    guard others.contains(where: { self[$0].priority != 0 }) else {
      return [inOrderOfFlexibility(others, extent), children.filter { self[$0].isSpacer }]
    }
    let groups = Dictionary(grouping: children) { self[$0].priority }
    return groups.sorted { $0.key > $1.key }.map { inOrderOfFlexibility($0.value, extent) }
  }

  private func inOrderOfFlexibility(_ children: [Node.Index], _ extent: KeyPath<Node, Extent>) -> [Node.Index] {
    let flexible = children.filter { self[$0][keyPath: extent].flexibility > 0 }
    guard flexible.count < children.count else { return sorted(flexible, extent) }
    return children.filter { self[$0][keyPath: extent].flexibility <= 0 } + sorted(flexible, extent)
  }

  private func sorted(_ children: [Node.Index], _ extent: KeyPath<Node, Extent>) -> [Node.Index] {
    guard children.count > 1 else { return children }
    // Nodes are numbered in the order of the children, which decides among equals.
    return children.sorted { first, second in
      let lengths = (self[first][keyPath: extent].flexibility, self[second][keyPath: extent].flexibility)
      return lengths.0 == lengths.1 ? first < second : lengths.0 < lengths.1
    }
  }
}
