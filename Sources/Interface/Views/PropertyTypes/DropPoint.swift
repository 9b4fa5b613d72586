/// A place where something can be dropped.
package struct DropPoint: Sendable, Hashable {
  /// The name in the actions rotor; `nil` for the system's own.
  package var name: Dynamic<String>?
  /// What a drop does.
  package var action: Action

  package init(name: Dynamic<String>? = nil, action: Action = Action()) {
    self.name = name
    self.action = action
  }
}

extension DropPoint: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) {
    name.accept(&visitor)
    action.accept(&visitor)
  }
}
