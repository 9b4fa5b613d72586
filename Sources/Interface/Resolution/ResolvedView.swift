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
  private var special = Special.none

  /// What is kept of views of a special kind: most are not, and take no room for it.
  private enum Special: Sendable {
    case none
    indirect case loop(ResolvedLoop)
    indirect case component([Scope.Variable])
  }
}

extension ResolvedView {
  /// The loop that the view is.
  var loop: ResolvedLoop? {
    _read {
      if case .loop(let loop) = special { yield loop } else { yield nil }
    }
    _modify {
      var loop = self.loop
      // It is changed in place, since nothing else holds it.
      special = .none
      defer { special = loop.map(Special.loop) ?? .none }
      yield &loop
    }
  }

  /// The parameters and the state that a component was resolved with.
  var variables: [Scope.Variable] {
    get {
      if case .component(let variables) = special { variables } else { [] }
    }
    set { special = .component(newValue) }
  }

  /// Adds names that were asked for; the first are shared with whoever else keeps them.
  mutating func add(_ asked: Set<Name>) {
    if names.isEmpty { names = asked } else { names.formUnion(asked) }
  }
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

extension Set<Name> {
  /// Adds the names that the value of an expression depends on.
  mutating func insert(namesIn expression: Expression) {
    switch expression {
    case .literal: break
    case .path(let path): insert(namesIn: path)
    case .not(let operand, _), .negate(let operand, _): insert(namesIn: operand)
    case .binary(_, let left, let right, _):
      insert(namesIn: left)
      insert(namesIn: right)
    case .conditional(let condition, let yes, let no, _):
      insert(namesIn: condition)
      insert(namesIn: yes)
      insert(namesIn: no)
    case .call(let receiver, _, let arguments, _):
      insert(namesIn: receiver)
      for argument in arguments { insert(namesIn: argument.value) }
    case .member(let owner, _, _, _): insert(namesIn: owner)
    case .localized(let text): for argument in text.arguments { insert(namesIn: argument) }
    case .item(let list, let position, _):
      insert(namesIn: list)
      insert(namesIn: position)
    case .interpolation(let parts), .list(let parts): for part in parts { insert(namesIn: part) }
    }
  }

  /// Adds the names that the value of a template depends on.
  mutating func insert(namesIn template: Template) {
    switch template {
    case .value(.constant): break
    case .value(.expression(let expression)): insert(namesIn: expression)
    case .list(let items): for item in items { insert(namesIn: item) }
    case .record(let entries): for entry in entries { insert(namesIn: entry.template) }
    }
  }

  /// Adds the name that a path begins with, and those that its indices depend on.
  mutating func insert(namesIn path: Path) {
    insert(.word(path.root))
    for case .index(let expression) in path.steps { insert(namesIn: expression) }
  }
}
