internal import OrderedCollections

extension ExpressionVisitor {
  /// Visits all that a scenario says, in the order in which it is written: components first, then the screens.
  ///
  /// For visitors that only look: what they change is changed in copies.
  mutating func look(at scenario: Scenario) {
    for component in scenario.components.values { look(at: component.views) }
    for screen in scenario.screens.values {
      var (title, onAppear, onChange) = (screen.title, screen.onAppear, screen.onChange)
      title.accept(&self)
      onAppear.accept(&self)
      onChange.accept(&self)
      look(at: screen.views)
    }
  }

  /// Visits views with all that stands in them, also what is put into the slots of components.
  mutating func look(at views: some Sequence<View>) {
    for var view in views {
      view.replaceExpressions(by: &self)
      if case .component(let use) = view.content { for slot in use.slots { look(at: slot.views) } }
      look(at: view.children)
    }
  }
}
