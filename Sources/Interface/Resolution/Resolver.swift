/// Turns what an author described into what stands on the screen now: conditions decided, loops unrolled,
/// expressions replaced by their values.
///
/// Views that depend on nothing are passed on as they are, and so are those that nothing has changed for since the
/// screen was resolved last. What can not be computed is noted in ``problems`` and replaced by a placeholder, so that one
/// pass finds all problems.
public struct Resolver: Sendable {
  private var scope: Scope
  private var turns: [Int32] = []
  /// What went wrong in what was resolved last, in the order in which it was met.
  public private(set) var problems: [EvaluationError] = []
  /// The author's views that were resolved last, and what became of them.
  private var source: [View] = []
  private var known: [ResolvedView] = []
  /// The screen that was resolved last, as it stood then.
  public private(set) var last: Screen?
  /// The names that have new values since.
  private var changes: Set<Name> = []
  /// The names that were asked for in the view that is being resolved.
  private var names: Set<Name> = []

  public init(scope: Scope) {
    self.scope = scope
  }

  /// Resolves a screen once more, with the state and the settings of another moment.
  ///
  /// - Complexity: what the changed names stand in is resolved again; all else is compared and passed on by reference.
  public mutating func resolve(_ screen: Screen, in scope: Scope) -> Screen {
    changes = self.scope.names(changedIn: scope)
    self.scope = scope
    problems = []
    return resolve(screen)
  }

  /// Resolves a screen: its title and its views.
  public mutating func resolve(_ screen: Screen) -> Screen {
    var resolved = screen
    resolved.title = screen.title.map { resolve($0) }
    var kept = screen.views == source ? known : []
    known = []
    source = screen.views
    resolved.views = resolve(screen.views, keeping: &kept)
    known = kept
    last = resolved
    return resolved
  }

  /// Resolves views side by side; conditions and loops can change their number.
  public mutating func resolve(_ views: [View]) -> [View] {
    var forgotten: [ResolvedView] = []
    return resolve(views, keeping: &forgotten)
  }

  private mutating func resolve(_ views: [View], keeping kept: inout [ResolvedView]) -> [View] {
    guard !turns.isEmpty || views.contains(where: \.isDynamic) else { return views }
    if kept.count != views.count { kept = Array(repeating: ResolvedView(), count: views.count) }
    var resolved: [View] = []
    resolved.reserveCapacity(views.count)
    for (index, view) in views.enumerated() {
      if turns.isEmpty, !view.isDynamic {
        resolved.append(view)
      } else {
        resolved += self.views(of: view, keeping: &kept[index])
      }
    }
    return resolved
  }

  /// What a view stands for now: what it stood for last, unless a name in it has a new value.
  private mutating func views(of view: View, keeping kept: inout ResolvedView) -> [View] {
    if let views = kept.views, kept.names.isDisjoint(with: changes) {
      names.formUnion(kept.names)
      return views
    }
    var outside = names
    names = []
    let views = isPresent(view) ? resolve(view, keeping: &kept) : []
    kept.views = views
    kept.names = names
    // The few names of a view join the many around it.
    outside.formUnion(names)
    names = outside
    return views
  }

  private mutating func isPresent(_ view: View) -> Bool {
    for case .condition(let condition) in view.modifiers where !resolved(condition) { return false }
    return true
  }

  private mutating func resolve(_ view: View, keeping kept: inout ResolvedView) -> [View] {
    if case .iteration(let variable, let list) = view.content {
      return unroll(view, for: variable, in: list, keeping: &kept.loop)
    }
    var resolved = view
    // What was built in code by one line several times is numbered already.
    resolved.turns = view.turns + turns
    resolved.content = resolve(view.content)
    resolved.modifiers = view.modifiers.map { resolve($0) }
    if let own = OwnValue.ofKinds[view.kind] { keep(own, in: &resolved, as: view) }
    resolved.children = resolve(view.children, keeping: &kept.children)
    resolved.isDynamic = false
    return [resolved]
  }

  /// Lets a control that is bound to nothing keep its value; one that shows what an expression yields can not change.
  private mutating func keep(_ own: OwnValue, in resolved: inout View, as written: View) {
    let place = StatePath([.control(resolved.origin, turns: resolved.turns)])
    guard let index = written.modifiers.lastIndex(where: { own.bound($0) != nil }) else {
      guard let standard = own.standard else { return }
      names.insert(.control(place))
      var bound = Bound(.constant(scope.controls[place] ?? standard))
      bound.target = place
      resolved.modifiers.append(own.modifier(bound))
      return
    }
    guard var bound = own.bound(written.modifiers[index]), bound.path == nil, !bound.value.isDynamic else { return }
    names.insert(.control(place))
    bound.target = place
    if let value = scope.controls[place] { bound.value = .constant(value) }
    resolved.modifiers[index] = own.modifier(bound)
  }

  private mutating func unroll(
    _ view: View, for variable: String, in list: Expression, keeping kept: inout ResolvedLoop
  ) -> [View] {
    guard let value = value(of: list) else { return [] }
    guard case .list(let items) = value else {
      problems.append(
        EvaluationError(.wrongResult(expected: "a list", found: value.kindName), at: list.origin))
      return []
    }
    let source = statePath(of: list)
    if kept.source != source { kept = ResolvedLoop(source: source) }
    kept.turns.removeSubrange(min(items.count, kept.turns.count)...)
    let identities = source.flatMap { scope.identities[$0]?.numbers } ?? []
    var outside = names
    let changesOutside = changes
    names = kept.names
    let isStale = !kept.names.isDisjoint(with: changes)
    let outer = scope
    var views: [View] = []
    for (index, item) in items.enumerated() {
      let number = identities.indices.contains(index) ? identities[index] : Int32(clamping: index)
      if index == kept.turns.count {
        kept.turns.append(ResolvedLoop.Turn(item: item, number: number))
      } else if kept.turns[index].number != number {
        kept.turns[index] = ResolvedLoop.Turn(item: item, number: number)
      } else if kept.turns[index].item != item {
        kept.turns[index].item = item
        changes.insert(.word(variable))
      } else if !isStale {
        views += kept.turns[index].views
        continue
      }
      scope = outer.adding(
        Scope.Variable(name: variable, value: item, path: source?.appending(.index(index))))
      turns.append(number)
      kept.turns[index].views = resolve(view.children, keeping: &kept.turns[index].children)
      turns.removeLast()
      changes = changesOutside
      views += kept.turns[index].views
    }
    scope = outer
    kept.names = names
    names.remove(.word(variable))
    outside.formUnion(names)
    names = outside
    return views
  }

  private func statePath(of expression: Expression) -> StatePath? {
    guard case .path(let path) = expression else { return nil }
    return try? scope.statePath(of: path)
  }

  private mutating func value(of expression: Expression) -> Value? {
    names.formUnion(expression.names)
    do {
      return try scope.value(of: expression)
    } catch {
      problems.append(error)
      return nil
    }
  }

  /// Computes a dynamic value, or its placeholder if that fails.
  mutating func resolved<Wrapped: DynamicValue>(_ dynamic: Dynamic<Wrapped>) -> Wrapped {
    switch dynamic {
    case .constant(let value): return value
    case .expression(let expression):
      guard let value = value(of: expression) else { return .placeholder }
      guard let wrapped = Wrapped(value) else {
        problems.append(
          EvaluationError(
            .wrongResult(expected: Wrapped.expectation, found: value.kindName), at: expression.origin))
        return .placeholder
      }
      return wrapped
    }
  }

  mutating func resolve<Wrapped: DynamicValue>(_ dynamic: Dynamic<Wrapped>) -> Dynamic<Wrapped> {
    .constant(resolved(dynamic))
  }

  mutating func resolve(_ bound: Bound) -> Bound {
    var resolved = bound
    resolved.target = bound.path.flatMap { try? scope.statePath(of: $0) }
    resolved.value = resolve(bound.value)
    return resolved
  }

  mutating func resolve(_ reordering: Reordering) -> Reordering {
    var resolved = reordering
    names.formUnion(reordering.path.names)
    resolved.place = try? scope.statePath(of: reordering.path)
    return resolved
  }

  /// Keeps the loop variables that an action was written among; its effects are computed when it is performed.
  mutating func resolve(_ action: Action) -> Action {
    var resolved = action
    names.formUnion(scope.variables.map { .word($0.name) })
    resolved.variables = scope.variables
    return resolved
  }

  private mutating func resolve(_ content: View.Content) -> View.Content {
    switch content {
    case .none, .iteration: content
    case .text(let text): .text(resolve(text))
    case .symbol(let name): .symbol(resolve(name))
    case .textAndSymbol(let text, let symbol): .textAndSymbol(resolve(text), symbol: resolve(symbol))
    }
  }
}
