/// A part of a suite for one of several machines: every so-many-th file of the sorted list.
package struct Shard: Sendable, Hashable {
  /// Which part, counted from one.
  package let index: Int
  package let count: Int

  /// A part, or `nil` if there is no such part.
  package init?(index: Int, of count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/3`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, of: count)
  }

  /// The items of the part.
  package func items<Item>(of items: [Item]) -> [Item] {
    items.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
