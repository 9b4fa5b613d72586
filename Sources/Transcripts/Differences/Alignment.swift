/// How the items of two sequences belong together.
enum Alignment: Sendable, Hashable {
  /// The item stands in both, at these places.
  case same(Int, Int)
  /// The item at this place of the first is missing in the second.
  case removed(Int)
  /// The item at this place of the second is missing in the first.
  case added(Int)

  /// Aligns two sequences, in the order of both.
  ///
  /// What they share at the beginning and at the end is set aside first: a transcript mostly changes in one place. A
  /// long middle is cut at the items that stand once in each, so that only short stretches cost more than linear time.
  static func between<Item: Hashable>(_ old: [Item], _ new: [Item]) -> [Alignment] {
    aligned(old, 0..<old.count, new, 0..<new.count)
  }

  /// The length up to which two stretches are compared item by item, which takes quadratic time.
  private static let comparableLength = 1000

  private static func aligned<Item: Hashable>(
    _ old: [Item], _ oldRange: Range<Int>, _ new: [Item], _ newRange: Range<Int>
  ) -> [Alignment] {
    var start: [Alignment] = []
    var (oldRange, newRange) = (oldRange, newRange)
    while let first = oldRange.first, let second = newRange.first, old[first] == new[second] {
      start.append(.same(first, second))
      (oldRange, newRange) = (oldRange.dropFirst(), newRange.dropFirst())
    }
    var end: [Alignment] = []
    while let first = oldRange.last, let second = newRange.last, old[first] == new[second] {
      end.append(.same(first, second))
      (oldRange, newRange) = (oldRange.dropLast(), newRange.dropLast())
    }
    return start + middle(old, oldRange, new, newRange) + end.reversed()
  }

  private static func middle<Item: Hashable>(
    _ old: [Item], _ oldRange: Range<Int>, _ new: [Item], _ newRange: Range<Int>
  ) -> [Alignment] {
    if max(oldRange.count, newRange.count) <= comparableLength {
      return compared(old, oldRange, new, newRange)
    }
    let anchors = commonItems(old, oldRange, new, newRange)
    var result: [Alignment] = []
    var (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
    for (first, second) in anchors {
      result += aligned(old, oldStart..<first, new, newStart..<second)
      result.append(.same(first, second))
      (oldStart, newStart) = (first + 1, second + 1)
    }
    guard anchors.isEmpty else {
      return result + aligned(old, oldStart..<oldRange.upperBound, new, newStart..<newRange.upperBound)
    }
    return oldRange.map(Alignment.removed) + newRange.map(Alignment.added)
  }

  private static func compared<Item: Hashable>(
    _ old: [Item], _ oldRange: Range<Int>, _ new: [Item], _ newRange: Range<Int>
  ) -> [Alignment] {
    let difference = new[newRange].difference(from: old[oldRange])
    let removed = Set(difference.removals.map { $0.offset + oldRange.lowerBound })
    let added = Set(difference.insertions.map { $0.offset + newRange.lowerBound })
    var result: [Alignment] = []
    var next = newRange.lowerBound
    for index in oldRange {
      if removed.contains(index) {
        result.append(.removed(index))
        continue
      }
      while added.contains(next) {
        result.append(.added(next))
        next += 1
      }
      result.append(.same(index, next))
      next += 1
    }
    return result + (next..<newRange.upperBound).map(Alignment.added)
  }

  /// The items that stand once in each sequence, as far as they come in the same order in both.
  private static func commonItems<Item: Hashable>(
    _ old: [Item], _ oldRange: Range<Int>, _ new: [Item], _ newRange: Range<Int>
  ) -> [(Int, Int)] {
    let oldPlaces = places(of: old, in: oldRange)
    let newPlaces = places(of: new, in: newRange)
    let pairs = oldRange.compactMap { index -> (Int, Int)? in
      guard oldPlaces[old[index]]?.count == 1, let places = newPlaces[old[index]], places.count == 1 else { return nil }
      return (index, places[0])
    }
    return longestRising(pairs)
  }

  private static func places<Item: Hashable>(of items: [Item], in range: Range<Int>) -> [Item: [Int]] {
    Dictionary(grouping: range) { items[$0] }
  }

  /// The longest part of pairs in the order of their first places whose second places rise as well.
  private static func longestRising(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    // The last pair of the best run of each length, and the pair in front of each.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [(Int, Int)] = []
    var next = ends.last
    while let index = next {
      result.append(pairs[index])
      next = previous[index]
    }
    return result.reversed()
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
