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
    aligned(old[...], new[...])
  }

  /// The length up to which two stretches are compared item by item, which takes quadratic time.
  private static let comparableLength = 1000

  private static func aligned<Item: Hashable>(_ old: ArraySlice<Item>, _ new: ArraySlice<Item>) -> [Alignment] {
    var (old, new) = (old, new)
    var start: [Alignment] = []
    while let first = old.first, first == new.first {
      start.append(.same(old.startIndex, new.startIndex))
      old.removeFirst()
      new.removeFirst()
    }
    var end: [Alignment] = []
    while let last = old.last, last == new.last {
      end.append(.same(old.endIndex - 1, new.endIndex - 1))
      old.removeLast()
      new.removeLast()
    }
    return start + middle(old, new) + end.reversed()
  }

  private static func middle<Item: Hashable>(_ old: ArraySlice<Item>, _ new: ArraySlice<Item>) -> [Alignment] {
    // Where every item is another there is nothing to look for.
    guard !Set(old).isDisjoint(with: new) else { return replaced(old, new) }
    if max(old.count, new.count) <= comparableLength { return compared(old, new) }
    let anchors = commonItems(old, new)
    guard !anchors.isEmpty else { return replaced(old, new) }
    var result: [Alignment] = []
    var (oldRest, newRest) = (old, new)
    for (first, second) in anchors {
      result += aligned(oldRest[..<first], newRest[..<second])
      result.append(.same(first, second))
      (oldRest, newRest) = (oldRest[(first + 1)...], newRest[(second + 1)...])
    }
    return result + aligned(oldRest, newRest)
  }

  private static func replaced<Item>(_ old: ArraySlice<Item>, _ new: ArraySlice<Item>) -> [Alignment] {
    old.indices.map(Alignment.removed) + new.indices.map(Alignment.added)
  }

  private static func compared<Item: Hashable>(_ old: ArraySlice<Item>, _ new: ArraySlice<Item>) -> [Alignment] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map { $0.offset + old.startIndex })
    let added = Set(difference.insertions.map { $0.offset + new.startIndex })
    var result: [Alignment] = []
    var next = new.startIndex
    for index in old.indices {
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
    return result + (next..<new.endIndex).map(Alignment.added)
  }

  /// The items that stand once in each sequence, as far as they come in the same order in both.
  private static func commonItems<Item: Hashable>(
    _ old: ArraySlice<Item>, _ new: ArraySlice<Item>
  ) -> [(Int, Int)] {
    let oldPlaces = Dictionary(grouping: old.indices) { old[$0] }
    let newPlaces = Dictionary(grouping: new.indices) { new[$0] }
    let pairs = old.indices.compactMap { index -> (Int, Int)? in
      guard oldPlaces[old[index]]?.count == 1, let places = newPlaces[old[index]], places.count == 1 else { return nil }
      return (index, places[0])
    }
    return longestRising(pairs)
  }

  /// The longest part of pairs in the order of their first places whose second places rise as well.
  private static func longestRising(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    // The last pair of the best run of each length, and the pair before each.
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
