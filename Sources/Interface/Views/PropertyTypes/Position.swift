/// “3 of 5”: a place among several that are counted.
package struct Position: Sendable, Hashable {
  /// The place, counted from one.
  package var index: Int
  package var count: Int

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}
