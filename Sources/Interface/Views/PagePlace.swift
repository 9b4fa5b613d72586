/// Which of several pages that lie side by side a view is.
package struct PagePlace: Sendable, Hashable {
  /// The page, counted from one.
  package var index: Int
  /// How many pages there are.
  package var count: Int

  package init(_ index: Int, of count: Int) {
    self.index = index
    self.count = count
  }
}
