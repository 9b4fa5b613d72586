internal import Diagnostics

/// Turns what an author described into what stands on the screen now: conditions decided, loops unrolled,
/// expressions replaced by their values.
///
/// Views that depend on nothing are passed on as they are, and so are those that nothing has changed for since the
/// screen was resolved last. What cannot be computed is noted in ``problems`` and replaced by a placeholder, so that one
/// pass finds all problems.
package struct Resolver: Sendable {
  var scope: Scope
  var turns: [Int32] = []
  /// What went wrong in what was resolved last, in the order in which it was met.
  package private(set) var problems: [EvaluationError] = []
  /// The author's views that were resolved last, and what became of them.
  private var source: ChunkedArray<View> = []
  private var known: [ResolvedView] = []
  /// The screen that was resolved last, as it stood then.
  package private(set) var last: Screen?
  /// The names that have new values since.
  var changes: Set<Name> = []
  /// The names that were asked for in the view that is being resolved.
  var names: Set<Name> = []
  /// The components around the view that is being resolved, the innermost last.
  var frames: [ComponentFrame] = []
  /// What instances of components have begun with.
  var begun: [StatePath: Value] = [:]
  /// The app's own words that were looked up for the view that is being resolved.
  private var translations: [Translation] = []
  /// How many views stand around the one that is being resolved.
  private var depth = 0
  /// What is left of the work that the screen may take.
  var budget: Budget

  package init(scope: Scope) {
    self.scope = scope
    budget = Budget(size: scope.writtenSize)
  }

  /// Whether what is known holds in a scope: what depends on names is looked up again, but not how numbers are written.
  func suits(_ scope: Scope) -> Bool { self.scope.formats == scope.formats }

  /// Resolves a screen once more, with the state and the settings of another moment.
  ///
  /// - Complexity: linear in the views and turns that the changed names stand in; pieces of a list that are the same are
  ///   passed on whole.
  package mutating func resolve(_ screen: Screen, in scope: Scope) -> Screen {
    changes = self.scope.names(changedIn: scope)
    self.scope = scope
    problems = []
    // What a control keeps is changed in place where nobody else holds it.
    defer { self.scope.controls = [:] }
    let resolved = resolve(screen)
    // Something was left out because the budget was spent: what is known is not whole, and must not be kept.
    if budget.isExceeded { (source, known) = ([], []) }
    return resolved
  }

  /// Resolves a screen: its title and its views.
  package mutating func resolve(_ screen: Screen) -> Screen {
    budget = Budget(size: scope.writtenSize)
    var resolved = screen
    resolved.title = screen.title.map { resolve($0) }
    resolved.translations = takeTranslations()
    resolved.onAppear.accept(&self)
    resolved.onChange.accept(&self)
    var kept = screen.views == source ? known : []
    known = []
    source = screen.views
    resolved.views = resolve(screen.views, keeping: &kept)
    known = kept
    resolved.dimLinksOutsideOfNavigation()
    last = resolved
    return resolved
  }

  private mutating func takeTranslations() -> [Translation] {
    defer { translations = [] }
    return translations
  }

  /// Takes what instances of components have begun with since this was asked for last.
  package mutating func takeBegun() -> [StatePath: Value] {
    defer { begun = [:] }
    return begun
  }

  /// Resolves views side by side; conditions and loops can change their number.
  package mutating func resolve(_ views: [View]) -> [View] {
    var forgotten: [ResolvedView] = []
    return Array(resolve(ChunkedArray(views), keeping: &forgotten))
  }

  mutating func resolve(_ views: ChunkedArray<View>, keeping kept: inout [ResolvedView]) -> ChunkedArray<View> {
    guard !turns.isEmpty || views.contains(.dynamic, where: \.isDynamic) else { return views }
    guard !budget.isExceeded else { return [] }
    var resolved: ChunkedArray<View> = []
    switch views {
    case .leaf(let views):
      if kept.count != views.count { kept = Array(repeating: ResolvedView(), count: views.count) }
      resolved.reserveCapacity(views.count)
      for (index, view) in views.enumerated() {
        if turns.isEmpty, !view.isDynamic {
          resolved.append(view)
        } else {
          resolved += once(keeping: &kept[index]) { $0.isPresent(view) ? $0.resolve(view, keeping: &$1) : [] }
        }
      }
    case .branch(let parts):
      if kept.count != parts.count { kept = Array(repeating: ResolvedView(), count: parts.count) }
      for (index, part) in parts.enumerated() {
        resolved += once(keeping: &kept[index]) { $0.resolve(part.run, keeping: &$1.children) }
      }
    }
    return resolved
  }

  /// What something stands for now: what it stood for last, unless a name in it has a new value.
  private mutating func once(
    keeping kept: inout ResolvedView, _ resolve: (inout Resolver, inout ResolvedView) -> ChunkedArray<View>
  ) -> ChunkedArray<View> {
    if let views = kept.views, kept.names.isDisjoint(with: changes) { return views }
    let outside = names
    names = []
    let views = resolve(&self, &kept)
    // What comes out the same stays the same piece, which the next stages need not look into.
    if kept.views?.isMadeOfSameViews(as: views) != true { kept.views = views }
    kept.add(names)
    pass(names, to: outside)
    return kept.views ?? views
  }

  /// Adds the names of a piece to those around it: what was resolved before is in both of them.
  mutating func pass(_ names: Set<Name>, to outside: Set<Name>) {
    self.names = names.count > outside.count ? names.union(outside) : outside.union(names)
  }

  private mutating func isPresent(_ view: View) -> Bool {
    if let condition = view.condition, !resolved(condition) { return false }
    // What is presented as long as there is something to show has nothing in it that could be resolved before.
    guard let bound = view.isPresented, case .expression = bound.value else { return true }
    return resolved(bound.value) != .null
  }

  /// Notes what is wrong; of all that there is no budget for any more, only the first.
  mutating func note(_ problem: EvaluationError) {
    if case .tooMuch = problem.reason, problems.contains(where: \.isTooMuch) { return }
    var problem = problem
    if !frames.isEmpty {
      // What is wrong in a component is told once, with the first place that it is used in.
      if problems.contains(where: { ($0.reason, $0.origin) == (problem.reason, problem.origin) }) { return }
      for frame in frames.reversed() where !problem.uses.contains(frame.place) { problem.uses.append(frame.place) }
    }
    problems.append(problem)
  }

  /// Takes a view of a loop out of the budget, and returns whether there was enough of it.
  mutating func spendView(at place: SourcePlace) -> Bool {
    do { try budget.spend(of: .views, at: place) } catch { note(error) }
    return !budget.isExceeded
  }

  private mutating func resolve(_ view: View, keeping kept: inout ResolvedView) -> ChunkedArray<View> {
    guard turns.isEmpty || spendView(at: view.origin) else { return [] }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Budget.depth || frames.isEmpty else {
      note(EvaluationError(.tooDeep, at: view.origin))
      budget.end()
      return []
    }
    if case .slot(let name) = view.content { return resolveSlot(name, as: view, keeping: &kept) }
    if case .iteration(let variable, let index, let list) = view.content {
      return unroll(view, for: variable, index, in: list, keeping: &kept.loop)
    }
    var resolved = view
    // What was built in code by one line several times is numbered already.
    resolved.turns = view.turns + turns
    // It holds, or the view would not be reached.
    if view.condition != nil { resolved.condition = nil }
    let outside = takeTranslations()
    resolved.replaceExpressions(by: &self)
    if !translations.isEmpty { resolved.translations = translations }
    translations = outside
    if !view.computed.isEmpty {
      for property in resolved.computed { property.settle(in: &resolved) }
      resolved.computed = []
    }
    if let own = view.kind.ownValue { keep(own, in: &resolved, as: view) }
    if case .component(let use) = view.content {
      let views = resolve(use, as: view, keeping: &kept)
      // Where nothing is said of the whole, the views stand there as if they had been written there.
      if view.isBare { return views }
      resolved.content = .none
      resolved.children = views
    } else {
      resolved.children = resolve(view.children, keeping: &kept.children)
    }
    // A table of UIKit's that shows nothing says so itself.
    if resolved.kind == .list, resolved.children.isEmpty, view.hasCells { resolved.isElement = true }
    resolved.isDynamic = false
    if let known = kept.views, known.count == 1, let same = known.first, same.isSame(as: resolved) { return known }
    return [resolved]
  }

  /// Lets a control that is bound to nothing keep its value; one that shows what an expression yields cannot change.
  private mutating func keep(_ own: OwnValue, in resolved: inout View, as written: View) {
    let place = StatePath([.control(resolved.origin, turns: resolved.turns)])
    guard var bound = resolved[keyPath: own.property] else {
      let beginning = resolved.value?.constant.flatMap { own.beginning?($0, resolved) }
      if beginning != nil { resolved.value = nil }
      guard let standard = beginning ?? own.standard ?? own.start?(resolved) else { return }
      names.insert(.control(place))
      var bound = Bound(.constant(scope.controls[place] ?? standard))
      bound.target = place
      resolved[keyPath: own.property] = bound
      return
    }
    let isFixed = written[keyPath: own.property].map { $0.path != nil || $0.value.isDynamic } ?? true
    guard !isFixed else { return }
    names.insert(.control(place))
    bound.target = place
    if let value = scope.controls[place] { bound.value = .constant(value) }
    resolved[keyPath: own.property] = bound
  }

  mutating func statePath(of expression: Expression) -> StatePath? {
    guard case .path(let path) = expression else { return nil }
    return place(of: path)
  }

  mutating func place(of path: Path) -> StatePath? { try? scope.statePath(of: path, within: &budget) }

  /// Computes what a component is told.
  mutating func value(of template: Template) -> Value? {
    names.insert(namesIn: template)
    do throws(StateError) {
      return try scope.value(of: template, within: &budget)
    } catch {
      if case .evaluation(let error) = error { note(error) }
      return nil
    }
  }

  mutating func value(of expression: Expression) -> Value? {
    names.insert(namesIn: expression)
    do {
      return try scope.value(of: expression, within: &budget)
    } catch {
      note(error)
      return nil
    }
  }

  /// Computes a dynamic value, or its placeholder if that fails.
  mutating func resolved<Wrapped: DynamicValue>(_ dynamic: Dynamic<Wrapped>) -> Wrapped {
    switch dynamic {
    case .constant(let value): return value
    case .expression(let expression):
      guard let value = value(of: expression) else { return .placeholder }
      if case .localized(let text) = expression, let words = value.text {
        translations.append(Translation(text.key, words: words))
      }
      guard let wrapped = Wrapped(value) else {
        note(EvaluationError(Wrapped.misfit(value), at: expression.origin))
        return .placeholder
      }
      return wrapped
    }
  }

  private mutating func resolve<Wrapped: DynamicValue>(_ dynamic: Dynamic<Wrapped>) -> Dynamic<Wrapped> {
    .constant(resolved(dynamic))
  }
}

extension Resolver: ExpressionVisitor {
  package mutating func visit<Wrapped: DynamicValue>(_ dynamic: inout Dynamic<Wrapped>) {
    if dynamic.isDynamic { dynamic = resolve(dynamic) }
  }

  package mutating func visit(_ bound: inout Bound) {
    if let path = bound.path { bound.target = place(of: path) }
    if bound.value.isDynamic { bound.value = resolve(bound.value) }
  }

  package mutating func visit(_ reordering: inout Reordering) {
    guard let path = reordering.path else { return }
    names.insert(namesIn: path)
    reordering.place = place(of: path)
  }

  /// Keeps the loop variables that an action was written among; its effects are computed when it is performed.
  package mutating func visit(_ action: inout Action) {
    for variable in scope.variables { names.insert(.word(variable.name)) }
    action.variables = scope.variables
  }

  package mutating func visit(_ views: inout [View]) { views = resolve(views) }
}

// What comes out the same is kept from the innermost view on, so that around it no views need to be compared once more.

extension View {
  /// Whether the first row is written as a cell, as those of UIKit's tables are, whatever it depends on.
  fileprivate var hasCells: Bool {
    children.first.map { $0.kind == .cell || $0.kind == .forEach && $0.hasCells } ?? false
  }

  /// Whether the view is the same as another with the very same views inside.
  fileprivate func isSame(as other: View) -> Bool {
    children.isMadeOfSameViews(as: other.children) && self == other
  }
}

extension ChunkedArray<View> {
  /// Whether the views are the very same as those of another run, without a look at what they say.
  func isMadeOfSameViews(as other: ChunkedArray) -> Bool {
    corresponds(to: other) { $0.box.isShared(with: $1.box) }
  }
}

extension EvaluationError {
  /// Whether nothing is computed any more after it.
  fileprivate var isTooMuch: Bool {
    switch reason {
    case .tooMuch, .tooDeep: true
    case .unknownName, .unknownMember, .noMembers, .indexOutOfRange, .notAnIndex, .divisionByZero, .notFinite,
      .wrongOperand, .incomparable, .wrongResult, .unknownWord, .tooLarge:
      false
    }
  }
}
