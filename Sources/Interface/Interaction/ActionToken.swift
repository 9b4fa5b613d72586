/// What an app can be asked to do, as a reader holds it: the app that has shown it knows what it leads to, nobody else.
///
/// In a scenario it leads to effects among the variables of the loops around them, in an app written in Swift to closures.
package struct ActionToken: Sendable, Hashable {
  // In one reference: elements are copied far more often than tokens are made.
  package indirect enum Content: Sendable, Hashable {
    /// What an author wrote, or what a control does to the state that it is bound to.
    case action(Action)
    /// Keeps what a person types.
    case input(StatePath)
    /// Moves the items of a list.
    case order(StatePath)
    /// Opens a menu of views.
    case menu([View])
  }

  package let content: Content

  private init(_ content: Content) {
    self.content = content
  }
}

extension ActionToken {
  /// An action that leads to the effects of a scenario, or to a closure.
  package init(_ action: Action) { self.init(.action(action)) }

  /// Gives what a control is bound to a value that is known.
  package init(setting place: StatePath, to value: Value) { self.init(Action([.assign(place, value)])) }

  /// Gives what a field is bound to the value that comes with the request.
  package init(typingInto place: StatePath) { self.init(.input(place)) }

  /// Moves items of the list at a place, from and to where the request says.
  package init(movingItemsOf list: StatePath) { self.init(.order(list)) }

  /// Opens a menu.
  package init(openingMenuOf items: [View]) { self.init(.menu(items.flatMap(\.menuItems))) }

  /// Does something else first, in one go.
  package func after(_ first: ActionToken?) -> ActionToken {
    guard case .action(let before)? = first?.content, case .action(var action) = content else { return self }
    action.effects = before.effects + action.effects
    return ActionToken(action)
  }
}

extension ActionToken {
  /// What an app written in Swift has to do for a token, by the numbers under which it keeps it.
  package enum Call: Sendable, Hashable {
    /// Runs a closure.
    case handler(Int)
    /// Gives a binding a value.
    case binding(Int, Value)
    /// Closes what is in front, as the way back and the region around a sheet do.
    case goBack
  }

  /// What an app written in Swift has to do, one after the other; empty for what only a scenario knows.
  package var calls: [Call] {
    guard case .action(let action) = content else { return [] }
    return action.effects.compactMap { effect in
      switch effect {
      case .call(let number): .handler(number)
      case .assign(let place, let value): place.binding.map { .binding($0, value) }
      case .back, .dismiss: .goBack
      case .set, .toggle, .append, .insert, .remove, .move, .push, .present, .focus, .announce, .screenChanged,
        .layoutChanged, .pageScrolled, .after:
        nil
      }
    }
  }

  /// The number of the binding that keeps what is typed, or of the list whose items are moved; `nil` for other tokens.
  package var binding: Int? {
    switch content {
    case .input(let place), .order(let place): place.binding
    case .action, .menu: nil
    }
  }

  /// The effects of what an author wrote; empty for what leads to none.
  package var effects: [Effect] {
    guard case .action(let action) = content else { return [] }
    return action.effects
  }

  /// The items of the menu that opens; `nil` if none does.
  package var menu: [View]? {
    guard case .menu(let items) = content else { return nil }
    return items
  }
}
