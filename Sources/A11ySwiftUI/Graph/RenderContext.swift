/// Where a view is rendered: its place in the graph and what it inherits.
@MainActor
package struct RenderContext {
  package let graph: Graph
  /// The composed view around.
  package let node: Node
  var environment: EnvironmentValues
  /// How much space there is for what stands here, as far as fixed frames and paddings around tell.
  var space: CGSize
  /// Along which axes what stands here can be as long as it likes, since it is scrolled.
  var endless: Axis.Set = []
  /// The way from that view to here.
  package var key = PathKey()
  var rowEditing = RowEditing()
  /// The tabs that the views of this place are.
  var tabs: TabPass?
  /// The views of this place of which one is shown.
  var candidates: CandidatePass?
  /// The call that made the view here, or the one around it.
  var site = CallSite.none
  /// Whether a view around was given something that cannot be had here, so that words may be missing.
  var isInGap = false
  /// Whether only what the containers around know about a view is asked for, and the view itself is not built.
  var isOutline = false
  /// Whether the bodies of views are run for that all the same.
  package var opensOutline = false

  package func at(_ step: PathKey.Step) -> RenderContext {
    var copy = self
    copy.key.descend(step)
    return copy
  }

  /// The identity of this place in the whole graph.
  var path: PathKey { node.path.at(key) }
}

extension RenderContext {
  /// What a view comes to here.
  package func render(_ view: any View) -> Output {
    if let tabs, !view.holdsTabs { return render(view, as: tabs) }
    if let candidates, !(view is any Arrangement) { return candidates.render(view, in: self) }
    if isOutline, !view.isArrangement, !opensOutline || !view.isComposed {
      return Output([Piece(.group([]), in: self)])
    }
    if let view = view as? any Renderable { return renderPrimitive(view) }
    if let shape = view as? any Shape { return renderShape(shape._shapeKind, in: self) }
    if let view = view as? any _ForeignView { return renderForeign(view) }
    return compose(view)
  }

  private func renderPrimitive(_ view: some Renderable) -> Output {
    var context = self
    context.site = view.site.or(site)
    return CallSite.withoutNoting { view.render(in: context) }
  }

  private func renderForeign(_ view: any _ForeignView) -> Output {
    let place = _ForeignPlace(self)
    view._render(in: place)
    return place.output
  }

  /// Runs the body of a view here, or finds it in no need of running.
  private func compose<V: View>(_ view: V) -> Output {
    node.child(at(.type(V.self)).key, in: self) { ComposedNode<V>(graph: graph, parent: node, path: $0) }
      .update(view, in: self)
  }

  /// Runs a closure of the app's, and notes what it depends on for the composed view around.
  func evaluate<Result>(_ body: () -> Result) -> Result {
    node.track(body)
  }

  /// The same place with some values of the environment changed.
  func with(_ change: (inout EnvironmentValues) -> Void) -> RenderContext {
    var copy = self
    change(&copy.environment)
    return copy
  }

  /// The same place with an environment that stays the same one as long as its values do.
  func remembering(_ change: (inout EnvironmentValues) -> Void) -> RenderContext {
    var copy = self
    var changed = environment
    change(&changed)
    copy.environment = node.remember(changed, from: environment, at: key)
    return copy
  }

  /// How something that stands here is closed.
  func wayOut(_ slot: StaticString, _ action: @escaping AppAction) -> WayOut {
    let way = keep(slot) { WayOut() }
    way.action = action
    return way
  }

  /// The first place below a node, which inherits what is here.
  func inside(_ node: Node) -> RenderContext {
    RenderContext(
      graph: graph, node: node, environment: environment, space: space, endless: endless, site: site,
      isInGap: lacksWords)
  }

  /// Whether words of what is rendered here may be missing, since what they come from cannot be had.
  var lacksWords: Bool { isInGap || node.hasGap || graph.hasGap }

  /// The same place with less space, or with as much as a frame gives.
  func within(_ change: (inout CGSize) -> Void) -> RenderContext {
    var copy = self
    change(&copy.space)
    copy.space = CGSize(width: max(0, copy.space.width), height: max(0, copy.space.height))
    return copy
  }

  /// The same place where what is scrolled along some axes stands, or what has an end along them again.
  func endless(_ change: (inout Axis.Set) -> Void) -> RenderContext {
    var copy = self
    change(&copy.endless)
    return copy
  }

  /// What is proposed to what stands here: nothing where it is scrolled (Apple's reference of `ScrollView`: the content
  /// is as large as it wants to be along the axes that can be scrolled).
  var proposal: ProposedViewSize {
    ProposedViewSize(
      width: endless.contains(.horizontal) ? nil : space.width, height: endless.contains(.vertical) ? nil : space.height
    )
  }

  /// What a view here knows of the space that it is in.
  var geometry: GeometryProxy { GeometryProxy(size: space) }

  /// Something that this place keeps while it is there.
  func keep<Kept: AnyObject>(_ slot: StaticString, _ make: () -> Kept) -> Kept {
    node.keep(at(.slot(slot)).key, make)
  }
}

extension View {
  /// Whether the view is made of others by a body of the app's.
  var isComposed: Bool {
    !(self is any Renderable || self is any Shape || self is any _ForeignView)
  }
}
