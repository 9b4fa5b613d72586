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
