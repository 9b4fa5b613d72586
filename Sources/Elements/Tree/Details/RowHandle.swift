package import Interface

/// What a handle moves: an item of a list, and the name of its row.
package struct RowHandle: Sendable, Hashable {
  /// Moves the items of the list; the handles of one list have the same.
  package var list: ActionToken
  /// The place of the item in the list, counted from zero.
  package var index: Int
  package var name: String
}
