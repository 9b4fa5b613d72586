internal import Elements
internal import Interface

extension Ordering {
  /// Notes whether a sibling would change places with those before it if the layout were a little different.
  func noteDoubts(of sibling: Sibling, after lineup: Lineup, in doubts: inout ChunkedArray<OrderDoubt>) {
    guard let last = lineup.last, last.priority == sibling.priority else { return }
    if let margin = rule.margin(between: last, sibling), margin <= OrderDoubt.tolerance {
      note(.rowThreshold, of: [last, sibling], margin, in: &doubts)
    }
    guard let before = lineup.secondLast, before.priority == sibling.priority,
      rule.reads(sibling, before: before)
    else { return }
    let distances = [(before, last), (last, sibling), (before, sibling)].map(rule.distance)
    note(.staircase, of: [before, last, sibling], distances.min() ?? 0, in: &doubts)
  }

  /// Notes a doubt about the first and the last of some neighbours, unless their author gave all frames.
  private func note(
    _ cause: OrderDoubt.Cause, of siblings: [Sibling], _ margin: Double, in doubts: inout ChunkedArray<OrderDoubt>
  ) {
    let leads = siblings.compactMap(lead)
    guard let first = leads.first, let second = leads.last, leads.count == siblings.count,
      !leads.allSatisfy(\.isFrameGiven)
    else { return }
    doubts.append(OrderDoubt(first: first, second: second, cause: cause, margin: margin))
  }

  /// The element whose frame decides the place of a node among its siblings.
  private func lead(of sibling: Sibling) -> Element? {
    switch sibling.content {
    case .element(let element): element
    case .container(let container):
      container.siblings.compactMap(lead).min { first, second in
        guard let frame = first.frame, let other = second.frame else { return false }
        return rule.reads(frame, before: other)
      }
    }
  }
}

extension RowRule {
  /// By how many points the vertical distance of two frames may change until the other one is read first.
  ///
  /// `nil` where that can not happen: the upper one of the two is the leading one as well.
  func margin(between first: Sibling, _ second: Sibling) -> Double? {
    let (one, other) = extents(first, second) ?? (first.rank, second.rank)
    let (upper, lower) = one.y <= other.y ? (one, other) : (other, one)
    let isUpperTrailing = isRightToLeft ? upper.x < lower.x : upper.x > lower.x
    return isUpperTrailing ? distance(first, second) : nil
  }

  /// By how many points two siblings are in the same row, or in two.
  func distance(_ first: Sibling, _ second: Sibling) -> Double {
    if let (first, second) = extents(first, second) { return abs(level(first, second)) }
    return abs(abs(first.rank.y - second.rank.y) - threshold)
  }
}
