/// Something a person can pick up.
package struct Draggable: Sendable, Hashable {
  /// Whether it can be picked up now.
  package var isEnabled: Dynamic<Bool>
  /// The name of the drag in the actions rotor; `nil` for the system's own.
  package var name: Dynamic<String>?
  /// What picking it up does in an app written in Swift, which then knows what is dropped; `nil` for nothing.
  package var action: Action?

  package init(isEnabled: Dynamic<Bool> = true, name: Dynamic<String>? = nil, action: Action? = nil) {
    self.isEnabled = isEnabled
    self.name = name
    self.action = action
  }
}

extension Draggable: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) {
    isEnabled.accept(&visitor)
    name.accept(&visitor)
  }
}
