/// One choice of a picker.
package struct PickerOption: Sendable, Hashable {
  package var label: Dynamic<String>
  /// What the picker's selection is when this is chosen; the label itself unless given.
  package var tag: Dynamic<Value>?
  package var symbol: Dynamic<String>?
  package var isEnabled: Dynamic<Bool>

  package init(
    _ label: Dynamic<String>,
    tag: Dynamic<Value>? = nil,
    symbol: Dynamic<String>? = nil,
    isEnabled: Dynamic<Bool> = true
  ) {
    self.label = label
    self.tag = tag
    self.symbol = symbol
    self.isEnabled = isEnabled
  }
}

extension PickerOption: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) {
    label.accept(&visitor)
    tag.accept(&visitor)
    symbol.accept(&visitor)
    isEnabled.accept(&visitor)
  }
}

extension PickerOption {
  /// What the selection of a resolved picker is when this is chosen.
  package var choice: Value { tag?.constant ?? .text(label.constant ?? "") }
}
