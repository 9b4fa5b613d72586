package import Interface

/// What can be picked up from an element; the name is the author's, or `nil` for the system's.
package struct DragSource: Sendable, Hashable {
  package var name: String?
  /// Whether it is the row of a list, which UIKit lets be picked up.
  package var isRow = false
  /// What picking it up does.
  package var action: ActionToken?
}
