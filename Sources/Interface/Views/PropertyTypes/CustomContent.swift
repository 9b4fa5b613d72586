/// A detail that VoiceOver offers on demand under More Content.
package struct CustomContent: Sendable, Hashable {
  package var label: Dynamic<String>
  package var value: Dynamic<String>
  /// Whether the value is also read with the element itself.
  package var isImportant: Bool

  package init(label: Dynamic<String>, value: Dynamic<String>, isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}

extension CustomContent: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) {
    label.accept(&visitor)
    value.accept(&visitor)
  }
}
