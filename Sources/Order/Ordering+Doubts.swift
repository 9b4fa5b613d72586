internal import Elements
internal import Interface

extension RowRule {
  /// Notes whether a sibling would change places with those before it if the layout were a little different.
  func noteDoubts(of sibling: Sibling, after lineup: Lineup, in doubts: inout ChunkedArray<OrderDoubt>) {
    let standing = sibling.standing
    guard let last = lineup.last?.standing, last.priority == standing.priority else { return }
    if let margin = margin(between: last, standing), margin <= OrderDoubt.tolerance {
      note(.rowThreshold, of: lineup.last, before: sibling, margin, in: &doubts)
    }
    guard let before = lineup.secondLast?.standing, before.priority == standing.priority,
      reads(standing, before: before)
    else { return }
    let margin = min(distance(before, last), distance(last, standing), distance(before, standing))
    note(.staircase, of: lineup.secondLast, lineup.last, before: sibling, margin, in: &doubts)
  }

  /// Notes a doubt about two siblings, the first of which is read earlier, with one between them or without; where their
  /// author gave all frames, only about rows that nearly are one.
  private func note(
    _ cause: OrderDoubt.Cause, of first: Sibling?, _ between: Sibling? = nil, before second: Sibling, _ margin: Double,
    in doubts: inout ChunkedArray<OrderDoubt>
  ) {
    guard let earlier = first.flatMap(lead), let later = lead(of: second) else { return }
    var areGiven = earlier.isFrameGiven && later.isFrameGiven
    if let between {
      guard let middle = lead(of: between) else { return }
      areGiven = areGiven && middle.isFrameGiven
    }
    guard !areGiven || cause == .rowThreshold && margin <= OrderDoubt.toleranceOfGiven else { return }
    doubts.append(OrderDoubt(first: earlier, second: later, cause: cause, margin: margin, areFramesGiven: areGiven))
  }

  /// The element whose frame decides the place of a node among its siblings.
  private func lead(of sibling: Sibling) -> Element? {
    switch sibling.content {
    case .element(let element): element
    case .container(let container):
      container.siblings.compactMap(lead).min { first, second in
        guard let frame = first.frame, let other = second.frame else { return false }
        return reads(frame, before: other)
      }
    }
  }
}

extension RowRule {
  /// By how many points the vertical distance of two frames may change until the other one is read first.
  ///
  /// `nil` where that cannot happen: the upper one of the two is the leading one as well.
  func margin(between first: Standing, _ second: Standing) -> Double? {
    let (one, other) = extents(first, second) ?? (first.rank, second.rank)
    let (upper, lower) = one.y <= other.y ? (one, other) : (other, one)
    return leads(lower, upper) ? distance(first, second) : nil
  }

  /// By how many points two nodes are in the same row, or in two.
  func distance(_ first: Standing, _ second: Standing) -> Double {
    if let (first, second) = extents(first, second) { return abs(level(first, second)) }
    return abs(abs(first.rank.y - second.rank.y) - threshold)
  }
}
