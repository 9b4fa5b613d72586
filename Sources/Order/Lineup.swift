internal import Interface

/// What is known of siblings, one after the other, up to one of them.
struct Lineup: Sendable, Hashable {
  /// The last one, and the one before it.
  var last: Sibling?
  var secondLast: Sibling?
  /// Whether each was to be read after the one before it.
  var isInOrder = true
  /// Whether any of them has a place on the screen.
  var isPlaced = false
  /// The place of the one that would come first, which is the place of all of them as a group.
  var first: Frame?
  /// The place that all of them take up; `nil` if one of them is not SwiftUI's.
  var extent: Frame?

  /// Goes on to the next one.
  mutating func add(_ sibling: Sibling, by rule: RowRule) {
    let standing = sibling.standing
    if let last = last?.standing {
      if rule.reads(standing, before: last) { isInOrder = false }
      extent = extent.flatMap { all in standing.extent.map { all.union($0) } }
    } else {
      extent = standing.extent
    }
    if let frame = standing.frame {
      isPlaced = true
      if first.map({ rule.reads(frame, before: $0) }) ?? true { first = frame }
    }
    secondLast = last.take()
    last = sibling
  }
}

extension Frame {
  /// The smallest frame around both.
  fileprivate func union(_ other: Frame) -> Frame {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Frame(x: left, y: top, width: max(right, other.right) - left, height: max(bottom, other.bottom) - top)
  }
}
