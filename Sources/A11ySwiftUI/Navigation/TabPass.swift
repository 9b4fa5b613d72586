/// One way through the tabs of a view: those that have been chosen before are built, of the others only the label.
@MainActor
final class TabPass {
  private let building: Set<PathKey>
  /// The places of the tabs, in their order.
  private(set) var places: [PathKey] = []
  /// The tabs that are built, by their places.
  private(set) var nodes: [PathKey: ScreenNode] = [:]

  init(building: Set<PathKey>) { self.building = building }

  func render(_ view: any View, in context: RenderContext) -> Output {
    let place = context.path
    places.append(place)
    var inner = context
    inner.tabs = nil
    guard building.contains(place) else {
      inner.isOutline = true
      var outline = inner.at(.slot("outline")).render(view).pieces
      // What a view of the app's says of its tab in its own body is known by running it.
      if inner.environment.tabViewPaging == nil, outline.allSatisfy(\.traits.tab.item.isEmpty) {
        inner.opensOutline = true
        outline = inner.at(.slot("outline")).render(view).pieces
      }
      return Output(outline.asOne(in: inner))
    }
    let (output, node) = inner.renderScreen(view)
    nodes[place] = node
    return Output(output.pieces.asOne(in: inner), preferences: output.preferences)
  }
}

/// The tabs that have been in front.
final class SeenTabs {
  var places: Set<PathKey> = []
}

extension RenderContext {
  /// The same place, whose views are tabs.
  func rendering(_ tabs: TabPass) -> RenderContext {
    var copy = self
    copy.tabs = tabs
    return copy
  }

  func render(_ view: any View, as tabs: TabPass) -> Output { tabs.render(view, in: self) }
}

extension [Piece] {
  /// One piece, whatever these are.
  @MainActor fileprivate func asOne(in context: RenderContext) -> [Piece] {
    count == 1 ? self : [Piece(.group(self), in: context)]
  }
}

/// A view that only holds others, each of which is a row or a tab of its own.
protocol Arrangement {}

extension TupleView: Arrangement {}
extension _ConditionalContent: Arrangement {}
extension Optional: Arrangement {}
extension AnyView: Arrangement {}
extension EmptyView: Arrangement {}
extension Group: Arrangement {}
extension ForEach: Arrangement {}

nonisolated extension View {
  /// Whether the view holds others, or is one that something is done to.
  var isArrangement: Bool { self is any Arrangement || self is ModifiedView }

  /// Whether tabs are to be looked for in the view.
  var holdsTabs: Bool {
    guard let modified = self as? ModifiedView else { return self is any Arrangement }
    return !modified.isTab && modified.content.holdsTabs
  }
}
