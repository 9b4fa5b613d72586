/// Finds the texts that stand under keys in the app's tables, among views and in what their actions say.
package struct LocalizedTextFinder: ExpressionVisitor {
  private var texts: [LocalizedText] = []

  /// All of a scenario, in the order in which it is written: components first, then the screens.
  package static func texts(of scenario: Scenario) -> [LocalizedText] {
    var finder = LocalizedTextFinder()
    finder.look(at: scenario)
    return finder.texts
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
