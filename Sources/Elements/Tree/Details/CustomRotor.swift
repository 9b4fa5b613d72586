package import Interface

/// A rotor of the app's own: ``Rotor`` with its name computed.
package struct CustomRotor: Sendable, Hashable {
  package var name: String
  package var entries: [Rotor.Entry]
}
