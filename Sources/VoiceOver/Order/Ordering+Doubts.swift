internal import Elements
internal import Interface

extension Ordering {
  /// Notes which neighbours, of nodes in the order in which they are read, would change places if the layout were a
  /// little different.
  ///
  /// - Complexity: linear in the number of nodes.
  mutating func noteDoubts(among nodes: [AccessibilityNode], ranked ranks: [Rank]) {
    for index in ranks.indices.dropFirst() where ranks[index].priority == ranks[index - 1].priority {
      if let margin = rule.margin(between: ranks[index - 1].frame, ranks[index].frame), margin <= OrderDoubt.tolerance {
        note(.rowThreshold, in: nodes[(index - 1)...index], margin)
      }
      guard index > 1, ranks[index - 2].priority == ranks[index].priority,
        rule.reads(ranks[index].frame, before: ranks[index - 2].frame)
      else { continue }
      let distances = [(index - 2, index - 1), (index - 1, index), (index - 2, index)].map { first, second in
        abs(abs(ranks[first].frame.y - ranks[second].frame.y) - rule.threshold)
      }
      note(.staircase, in: nodes[(index - 2)...index], distances.min() ?? 0)
    }
  }

  /// Notes a doubt about the first and the last of some neighbours, unless their author gave all frames.
  private mutating func note(_ cause: OrderDoubt.Cause, in nodes: ArraySlice<AccessibilityNode>, _ margin: Double) {
    let leads = nodes.compactMap(lead)
    guard let first = leads.first, let second = leads.last, leads.count == nodes.count,
      !leads.allSatisfy(\.isFrameGiven)
    else { return }
    doubts.append(OrderDoubt(first: first, second: second, cause: cause, margin: margin))
  }

  /// The element whose frame decides the place of a node among its siblings.
  private func lead(of node: AccessibilityNode) -> Element? {
    switch node {
    case .element(let element): element
    case .container(let container):
      container.children.compactMap(lead).min { first, second in
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
  func margin(between first: Frame, _ second: Frame) -> Double? {
    let (upper, lower) = first.y <= second.y ? (first, second) : (second, first)
    let isUpperTrailing = isRightToLeft ? upper.x < lower.x : upper.x > lower.x
    return isUpperTrailing ? abs(lower.y - upper.y - threshold) : nil
  }
}
