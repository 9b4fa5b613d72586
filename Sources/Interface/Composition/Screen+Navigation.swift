extension Screen {
  /// Dims the links of a resolved screen that stands in no navigation, where they lead nowhere.
  ///
  /// A bar among the views begins a navigation of its own, as that of a sheet does. Sources: snapshots of
  /// dashdevs/article-accessibility-dynamic-fonts and of williamdolke/HGFcollective, whose links outside of a navigation
  /// view are “Dimmed. Button.”
  mutating func dimLinksOutsideOfNavigation() {
    guard !isInNavigation else { return }
    var dimming = LinkDimming()
    views = dimming.dimmed(views)
  }
}

private struct LinkDimming: ExpressionVisitor {
  mutating func dimmed(_ views: ChunkedArray<View>) -> ChunkedArray<View> {
    guard !views.contains(where: { $0.kind == .navigationBar }) else { return views }
    return ChunkedArray(views.map { dimmed($0) })
  }

  private mutating func dimmed(_ view: View) -> View {
    var view = view
    if view.kind == .navigationLink { view.enabled = .constant(false) }
    view.replaceExpressions(by: &self)
    if !view.children.isEmpty { view.children = dimmed(view.children) }
    return view
  }

  mutating func visit<Wrapped: DynamicValue>(_ dynamic: inout Dynamic<Wrapped>) {}
  mutating func visit(_ bound: inout Bound) {}
  mutating func visit(_ reordering: inout Reordering) {}
  mutating func visit(_ action: inout Action) {}
  mutating func visit(_ views: inout [View]) { views = Array(dimmed(ChunkedArray(views))) }
}
