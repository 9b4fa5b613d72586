/// What put an element in its place among those beside it.
package enum OrderReason: Sendable, Hashable {
  /// The order in which the views were written: they have no places on the screen.
  case tree
  /// An explicit list of elements, or layers from back to front.
  case listed
  /// The row on the screen, and the place in that row.
  case row
  /// A sort priority.
  case priority(Double)
}
