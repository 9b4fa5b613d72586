package import Interface

/// A place on an element where something can be dropped; the name is the author's, or `nil` for the system's.
package struct DropTarget: Sendable, Hashable {
  package var name: String?
  package var action: ActionToken
}
