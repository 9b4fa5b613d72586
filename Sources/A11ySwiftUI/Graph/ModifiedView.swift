/// A view that something is done to.
nonisolated struct ModifiedView: View, Renderable {
  let content: any View
  /// Where the view was changed, if it does not know where it was made.
  var site = CallSite.none
  /// Whether the view is a tab, whatever its content comes to.
  var isTab = false
  let change: @MainActor (any View, RenderContext) -> Output

  @MainActor func render(in context: RenderContext) -> Output { change(content, context) }
}

nonisolated extension View {
  /// The view, rendered in a way of its own.
  func rendered(_ change: @escaping @MainActor (any View, RenderContext) -> Output) -> ModifiedView {
    ModifiedView(content: self, site: Self._isMadeAnywhere ? CallSite() : .none, change: change)
  }

  /// The view with what it came to changed.
  func changed(_ change: @escaping @MainActor (inout Output, RenderContext) -> Void) -> ModifiedView {
    rendered { content, context in
      var output = context.render(content)
      change(&output, context)
      return output
    }
  }

  /// The view with each of its pieces changed.
  func piecewise(_ change: @escaping @MainActor (inout Piece, RenderContext) -> Void) -> ModifiedView {
    rendered { content, context in
      var output = context.render(content)
      for index in output.pieces.indices { change(&output.pieces[index], context) }
      return output
    }
  }

  /// The view with a modification around each of its pieces.
  func adding(_ modification: Modification) -> ModifiedView {
    piecewise { piece, _ in piece.modifications.append(modification) }
  }

  /// The view with facts about each of its pieces changed.
  func trait(_ change: @escaping @MainActor (inout RowTraits) -> Void) -> ModifiedView {
    piecewise { piece, _ in change(&piece.traits) }
  }

  /// The view with facts about each of its rows changed.
  func rowTrait(_ change: @escaping @MainActor (inout RowTraits, RenderContext) -> Void) -> ModifiedView {
    piecewise { piece, context in piece.withEachRow { change(&$0, context) } }
  }

  /// The view in a changed environment.
  func inheriting(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) -> ModifiedView {
    rendered { content, context in context.remembering(change).render(content) }
  }

  /// The view, telling those around it something.
  func telling<Key: PreferenceKey>(_ key: Key.Type, _ value: @escaping @MainActor (RenderContext) -> Key.Value)
    -> ModifiedView
  {
    changed { output, context in output.preferences.add(key, value(context)) }
  }

  /// The view with something at its side that is there as long as the view is.
  func watched<Watcher: Node>(
    _ make: @escaping @MainActor (Graph, Node, PathKey) -> Watcher,
    _ update: @escaping @MainActor (Watcher, RenderContext) -> Void
  ) -> ModifiedView {
    rendered { content, context in
      let output = context.at(.slot("content")).render(content)
      guard !context.isOutline else { return output }
      let watcher = context.node.child(context.at(.slot("watcher")).key, in: context) {
        make(context.graph, context.node, $0)
      }
      update(watcher, context)
      return output
    }
  }
}
