internal import OrderedCollections

extension Scenario {
  /// The screens that others are pushed from, by the names of those, as far as that is certain: one screen alone pushes
  /// it, as it begins, and none presents it.
  ///
  /// What opens the scenario was pushed from nowhere; where there are tabs, each has a title of its own.
  package var screensBefore: [String: String] {
    // A screen alone, however large, is not looked through.
    guard screens.count > 1 else { return [:] }
    var pushing: [String: Set<String>] = [:]
    var presented: Set<String> = []
    for (name, screen) in screens {
      let opener = ScreenOpener(in: beginning(of: screen))
      for other in opener.pushed { pushing[other, default: []].insert(name) }
      presented.formUnion(opener.presented)
    }
    let before = pushing.compactMapValues { $0.count == 1 ? $0.first : nil }
    return before.filter { name, before in
      name != before && name != opening?.name && !presented.contains(name)
        && screens[before]?.views.contains { $0.kind == .tabView } == false
    }
  }
}

/// Which screens the actions of a resolved screen open, and how.
private struct ScreenOpener: ExpressionVisitor {
  private(set) var pushed: Set<String> = []
  private(set) var presented: Set<String> = []

  init(in screen: Screen) { look(at: screen.views) }

  private mutating func look(at views: some Sequence<View>) {
    for var view in views {
      if case .screen(let name, _)? = view.destination { pushed.insert(name) }
      view.replaceExpressions(by: &self)
      look(at: view.children)
    }
  }

  private mutating func note(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .push(let name, _): pushed.insert(name)
      case .present(let name, _): presented.insert(name)
      case .after(_, let action): note(action.effects)
      case .set, .assign, .toggle, .append, .insert, .remove, .move, .dismiss, .back, .focus, .announce, .screenChanged,
        .layoutChanged, .pageScrolled, .call:
        break
      }
    }
  }

  mutating func visit<Wrapped: DynamicValue>(_ dynamic: inout Dynamic<Wrapped>) {}
  mutating func visit(_ bound: inout Bound) {}
  mutating func visit(_ reordering: inout Reordering) {}
  mutating func visit(_ action: inout Action) { note(action.effects) }
  mutating func visit(_ views: inout [View]) { look(at: views) }
}
