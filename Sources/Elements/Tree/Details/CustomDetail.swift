/// A detail under More Content: ``CustomContent`` with its words computed.
package struct CustomDetail: Sendable, Hashable {
  package var label: String
  package var value: String
  /// Whether the value is also read with the element itself.
  package var isImportant: Bool
}
