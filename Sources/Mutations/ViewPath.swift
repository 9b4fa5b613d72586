internal import Interface

/// The way from a screen, or from a component, to one of the views in it.
struct ViewPath: Sendable {
  /// A view among those that another one holds for some purpose.
  private struct Turn: Sendable {
    var slot: Slot
    var index: Int
  }

  private var first: Int
  private var turns: [Turn] = []

  private init(first: Int) { self.first = first }

  /// All of some views and of those inside, each before those in it, with the ways to them.
  static func all(in views: ChunkedArray<View>) -> [(path: ViewPath, view: View)] {
    var found: [(path: ViewPath, view: View)] = []
    func visit(_ view: View, _ path: ViewPath) {
      found.append((path, view))
      for slot in Slot.all(of: view) {
        for (index, inside) in slot.views(of: view).enumerated() {
          var path = path
          path.turns.append(Turn(slot: slot, index: index))
          visit(inside, path)
        }
      }
    }
    for (index, view) in views.enumerated() { visit(view, ViewPath(first: index)) }
    return found
  }

  /// The views with another one in the place of the one at the end of the way.
  func replacing(with view: View, in views: ChunkedArray<View>) -> ChunkedArray<View> {
    var views = Array(views)
    guard views.indices.contains(first) else { return ChunkedArray(views) }
    views[first] = replaced(in: views[first], turns[...], with: view)
    return ChunkedArray(views)
  }

  private func replaced(in view: View, _ turns: ArraySlice<Turn>, with end: View) -> View {
    guard let turn = turns.first else { return end }
    var (view, views) = (view, turn.slot.views(of: view))
    guard views.indices.contains(turn.index) else { return view }
    views[turn.index] = replaced(in: views[turn.index], turns.dropFirst(), with: end)
    turn.slot.set(views, of: &view)
    return view
  }
}

/// What a view holds other views for.
private enum Slot: Sendable {
  case children, representation
  case list(any WritableKeyPath<View, [View]> & Sendable)
  /// What is put into a slot of a component that has a name.
  case component(Int)

  private static let lists: [Slot] = [
    .list(\.leading), .list(\.trailing), .list(\.header), .list(\.footer), .list(\.actions), .list(\.editActions),
    .list(\.swipeActions), .list(\.contextMenu), .list(\.links),
  ]

  static func all(of view: View) -> [Slot] {
    [.children] + lists + [.representation] + (view.use?.slots.indices.map { .component($0) } ?? [])
  }

  func views(of view: View) -> [View] {
    switch self {
    case .children: Array(view.children)
    case .representation: view.representation.map { [$0.wrapped] } ?? []
    case .list(let list): view[keyPath: list]
    case .component(let index): view.use.map { Array($0.slots[index].views) } ?? []
    }
  }

  func set(_ views: [View], of view: inout View) {
    switch self {
    case .children: view.children = ChunkedArray(views)
    case .representation: view.representation = views.first.map { Box($0) }
    case .list(let list): view[keyPath: list] = views
    case .component(let index):
      guard var use = view.use else { return }
      use.slots[index].views = ChunkedArray(views)
      view.content = .component(use)
    }
  }
}

extension View {
  /// The component that stands in the place of the view, with what it is told.
  fileprivate var use: ComponentUse? {
    switch content {
    case .component(let use): use
    case .none, .text, .symbol, .textAndSymbol, .iteration, .slot: nil
    }
  }
}
