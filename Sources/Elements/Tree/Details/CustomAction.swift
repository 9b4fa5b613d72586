package import Diagnostics
package import Interface

/// An action with a name, offered in the actions rotor.
package struct CustomAction: Sendable, Hashable {
  package var name: String
  package var action: ActionToken
  /// Whether it does anything now.
  package var isEnabled = true
  /// The view that the action was written in.
  package var origin: SourcePlace
}
