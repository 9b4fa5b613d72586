package import Diagnostics

/// The name by which something else refers to an element: its identifier or its label.
package struct ElementReference: Sendable, Hashable {
  package var name: String
  package var origin: SourcePlace
  /// Whether the name was made for the reference alone, and says nothing to a person.
  package var isMadeUp: Bool

  package init(_ name: String, origin: SourcePlace = .code, isMadeUp: Bool = false) {
    self.name = name
    self.origin = origin
    self.isMadeUp = isMadeUp
  }
}
