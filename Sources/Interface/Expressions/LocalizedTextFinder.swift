internal import OrderedCollections

/// Finds the texts that stand under keys in the app's tables, among views and in what their actions say.
package struct LocalizedTextFinder: ExpressionVisitor {
  package private(set) var texts: [LocalizedText] = []

  package init() {}

  /// All of a scenario, in the order in which it is written: components first, then the screens.
  package static func texts(of scenario: Scenario) -> [LocalizedText] {
    var finder = LocalizedTextFinder()
    for component in scenario.components.values { finder.look(at: component.views) }
    for screen in scenario.screens.values {
      var (title, onAppear, onChange) = (screen.title, screen.onAppear, screen.onChange)
      title.accept(&finder)
      onAppear.accept(&finder)
      onChange.accept(&finder)
      finder.look(at: screen.views)
    }
    return finder.texts
  }

  private mutating func look(at views: some Sequence<View>) {
    for var view in views {
      view.replaceExpressions(by: &self)
      if case .component(let use) = view.content { for slot in use.slots { look(at: slot.views) } }
      look(at: view.children)
    }
  }

  package mutating func visit<Wrapped: DynamicValue>(_ dynamic: inout Dynamic<Wrapped>) {
    if case .expression(.localized(let text)) = dynamic { texts.append(text) }
  }

  package mutating func visit(_ bound: inout Bound) { visit(&bound.value) }

  package mutating func visit(_ reordering: inout Reordering) {}

  package mutating func visit(_ action: inout Action) {
    for effect in action.effects {
      switch effect {
      case .announce(var announcement): visit(&announcement.text)
      case .screenChanged(.text(var words)), .layoutChanged(.text(var words)), .pageScrolled(var words): visit(&words)
      case .after(_, var later): visit(&later)
      case .screenChanged, .layoutChanged, .set, .assign, .toggle, .append, .insert, .remove, .move, .push, .present,
        .dismiss, .back, .focus, .call:
        break
      }
    }
  }

  package mutating func visit(_ views: inout [View]) { look(at: views) }
}
