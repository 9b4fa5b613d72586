package import Interface

/// What a double tap does to an element.
package enum Activation: Sendable, Hashable {
  /// Asks the app for something.
  case perform(ActionToken)
  /// Starts editing a text, which the app keeps; `nil` if it cannot be changed.
  case edit(ActionToken?, text: String)
  /// Empties a field, and starts editing it.
  case empty(ViewID, by: ActionToken)
}
