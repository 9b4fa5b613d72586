/// Turns what an author described into what stands on the screen now: conditions decided, loops unrolled,
/// expressions replaced by their values.
///
/// Views that depend on nothing are passed on as they are. What can not be computed is noted in ``problems`` and
/// replaced by a placeholder, so that one pass finds all problems.
public struct Resolver {
  private var scope: Scope
  private var turns: [Int32] = []
  /// What went wrong, in the order in which it was met.
  public private(set) var problems: [EvaluationError] = []

  public init(scope: Scope) {
    self.scope = scope
  }

  /// Resolves a screen: its title and its views.
  public mutating func resolve(_ screen: Screen) -> Screen {
    var resolved = screen
    resolved.title = screen.title.map { resolve($0) }
    resolved.views = resolve(screen.views)
    return resolved
  }

  /// Resolves views side by side; conditions and loops can change their number.
  public mutating func resolve(_ views: [View]) -> [View] {
    guard !turns.isEmpty || views.contains(where: \.isDynamic) else { return views }
    var resolved: [View] = []
    resolved.reserveCapacity(views.count)
    for view in views { append(view, to: &resolved) }
    return resolved
  }

  private mutating func append(_ view: View, to views: inout [View]) {
    guard !turns.isEmpty || view.isDynamic else {
      views.append(view)
      return
    }
    for case .condition(let condition) in view.modifiers where !resolved(condition) { return }
    if case .iteration(let variable, let list) = view.content {
      unroll(view, for: variable, in: list, into: &views)
    } else {
      views.append(resolve(view))
    }
  }

  private mutating func resolve(_ view: View) -> View {
    var resolved = view
    // What was built in code by one line several times is numbered already.
    resolved.turns = view.turns + turns
    resolved.content = resolve(view.content)
    resolved.modifiers = view.modifiers.map { resolve($0) }
    if let own = OwnValue.ofKinds[view.kind] { keep(own, in: &resolved, as: view) }
    resolved.children = resolve(view.children)
    resolved.isDynamic = false
    return resolved
  }

  /// Lets a control that is bound to nothing keep its value; one that shows what an expression yields can not change.
  private func keep(_ own: OwnValue, in resolved: inout View, as written: View) {
    let place = StatePath([.control(resolved.origin, turns: resolved.turns)])
    guard let index = written.modifiers.lastIndex(where: { own.bound($0) != nil }) else {
      guard let standard = own.standard else { return }
      var bound = Bound(.constant(scope.controls[place] ?? standard))
      bound.target = place
      resolved.modifiers.append(own.modifier(bound))
      return
    }
    guard var bound = own.bound(written.modifiers[index]), bound.path == nil, !bound.value.isDynamic else { return }
    bound.target = place
    if let value = scope.controls[place] { bound.value = .constant(value) }
    resolved.modifiers[index] = own.modifier(bound)
  }

  private mutating func unroll(
    _ loop: View, for variable: String, in list: Expression, into views: inout [View]
  ) {
    guard let value = value(of: list) else { return }
    guard case .list(let items) = value else {
      problems.append(
        EvaluationError(.wrongResult(expected: "a list", found: value.kindName), at: list.origin))
      return
    }
    let outer = scope
    let source = statePath(of: list)
    let identities = source.flatMap { outer.identities[$0]?.numbers } ?? []
    for (index, item) in items.enumerated() {
      scope = outer.adding(
        Scope.Variable(name: variable, value: item, path: source?.appending(.index(index))))
      turns.append(identities.indices.contains(index) ? identities[index] : Int32(clamping: index))
      for child in loop.children { append(child, to: &views) }
      turns.removeLast()
    }
    scope = outer
  }

  private func statePath(of expression: Expression) -> StatePath? {
    guard case .path(let path) = expression else { return nil }
    return try? scope.statePath(of: path)
  }

  private mutating func value(of expression: Expression) -> Value? {
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

  func resolve(_ reordering: Reordering) -> Reordering {
    var resolved = reordering
    resolved.place = try? scope.statePath(of: reordering.path)
    return resolved
  }

  /// Keeps the loop variables that an action was written among; its effects are computed when it is performed.
  func resolve(_ action: Action) -> Action {
    var resolved = action
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
