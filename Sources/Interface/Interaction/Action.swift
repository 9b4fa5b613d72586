/// What an action does, with the names that were visible where it was written.
package struct Action: Sendable, Hashable {
  package var effects: [Effect]
  /// The `forEach` variables around the action, once resolved.
  package var variables: [Scope.Variable] = []

  package init(_ effects: [Effect] = [], variables: [Scope.Variable] = []) {
    self.effects = effects
    self.variables = variables
  }

  /// What an app written in Swift keeps as a closure under a number.
  package init(handler number: Int) {
    self.init([.call(number)])
  }
}
