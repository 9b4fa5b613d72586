/// Something that has a value which a view can depend on.
enum Name: Sendable, Hashable {
  /// What expressions call it: a piece of state, a loop's variable, or `settings`.
  case word(String)
  /// The value that a control keeps which is bound to nothing.
  case control(StatePath)
  /// A name outside of the component that is being resolved, as it is called where the component is used.
  indirect case outer(Name)
}

/// What an author's view, or a piece of a run of them, was resolved to, kept so that it is resolved again only when a name
/// in it has a new value.
struct ResolvedView: Sendable {
  /// What stands on the screen: nothing, the view, or what all turns of a loop yield; `nil` before the first time.
  var views: ChunkedArray<View>?
  /// The names that were ever asked for in the view and in those below it.
  var names: Set<Name> = []
  /// The author's views below, or the pieces of the run, in their order.
  var children: [ResolvedView] = []
  var loop: ResolvedLoop?
  /// The parameters and the state that a component was resolved with.
  var variables: [Scope.Variable] = []
}

/// A loop over a list.
struct ResolvedLoop: Sendable {
  /// Where in state the list stood.
  var source: StatePath?
  var turns = ResolvedTurns()
  /// The names that were ever asked for in the turns, with the loop's own variable.
  var names: Set<Name> = []
}

/// The turns of a loop over a piece of a list, in the order of the list.
struct ResolvedTurns: Sendable {
  var items: ChunkedArray<Value> = []
  /// The numbers that tell the items from others while the list changes.
  var numbers: [Range<Int32>] = []
  /// The place of the first item in the whole list.
  var start = 0
  /// What stands on the screen; `nil` before the first time.
  var views: ChunkedArray<View>?
  /// The turns, if the piece is in no smaller pieces.
  var turns: [Turn] = []
  /// The smaller pieces.
  var pieces: [ResolvedTurns] = []

  /// What one item of the list was resolved to.
  struct Turn: Sendable {
    var item: Value
    var number: Int32
    var views: ChunkedArray<View> = []
    var children: [ResolvedView] = []
  }
}

extension Expression {
  /// The names that the value depends on.
  var names: Set<Name> {
    switch self {
    case .literal: []
    case .path(let path): path.names
    case .not(let operand, _), .negate(let operand, _): operand.names
    case .binary(_, let left, let right, _): left.names.union(right.names)
    case .conditional(let condition, let yes, let no, _): condition.names.union(yes.names).union(no.names)
    case .call(let receiver, _, let arguments, _):
      arguments.reduce(into: receiver.names) { $0.formUnion($1.value.names) }
    case .member(let owner, _, _, _): owner.names
    case .localized(let text): text.arguments.reduce(into: []) { $0.formUnion($1.names) }
    case .item(let list, let position, _): list.names.union(position.names)
    case .interpolation(let parts), .list(let parts): parts.reduce(into: []) { $0.formUnion($1.names) }
    }
  }
}

extension Template {
  /// The names that the value depends on.
  var names: Set<Name> {
    switch self {
    case .value(.constant): []
    case .value(.expression(let expression)): expression.names
    case .list(let items): items.reduce(into: []) { $0.formUnion($1.names) }
    case .record(let entries): entries.reduce(into: []) { $0.formUnion($1.template.names) }
    }
  }
}

extension Path {
  /// The name that the path begins with, and those that its indices depend on.
  var names: Set<Name> {
    steps.reduce(into: [.word(root)]) { names, step in
      if case .index(let expression) = step { names.formUnion(expression.names) }
    }
  }
}
