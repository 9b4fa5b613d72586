/// What happens when a value becomes another: SwiftUI's `onChange(of:)`.
package struct ChangeHandler: Sendable, Hashable {
  package var value: Dynamic<Value>
  package var action: Action

  package init(of value: Dynamic<Value> = .constant(.null), action: Action = Action()) {
    self.value = value
    self.action = action
  }
}

extension ChangeHandler: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) {
    value.accept(&visitor)
    action.accept(&visitor)
  }
}
