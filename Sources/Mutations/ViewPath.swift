internal import Interface

/// The way from a screen to one of the views on it.
struct ViewPath: Sendable {
  /// A view among those that another one holds for some purpose.
  private struct Turn: Sendable {
    var slot: Slot
    var index: Int
  }

  private var first: Int
  private var turns: [Turn] = []

  private init(first: Int) { self.first = first }

  /// All views on a screen, each before those in it, with the ways to them.
  static func all(in screen: Screen) -> [(path: ViewPath, view: View)] {
    var found: [(path: ViewPath, view: View)] = []
    func visit(_ view: View, _ path: ViewPath) {
      found.append((path, view))
      for slot in Slot.allCases {
        for (index, inside) in slot.views(of: view).enumerated() {
          var path = path
          path.turns.append(Turn(slot: slot, index: index))
          visit(inside, path)
        }
      }
    }
    for (index, view) in screen.views.enumerated() { visit(view, ViewPath(first: index)) }
    return found
  }

  /// Puts another view in the place of the one at the end of the way.
  func replace(with view: View, in screen: inout Screen) {
    var views = Array(screen.views)
    guard views.indices.contains(first) else { return }
    views[first] = replaced(in: views[first], turns[...], with: view)
    screen.views = ChunkedArray(views)
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
private enum Slot: CaseIterable, Sendable {
  case children, leading, trailing, header, footer, actions, swipeActions, contextMenu, links, representation

  func views(of view: View) -> [View] {
    switch self {
    case .children: Array(view.children)
    case .representation: view.representation.map { [$0.wrapped] } ?? []
    case .leading, .trailing, .header, .footer, .actions, .swipeActions, .contextMenu, .links:
      list.map { view[keyPath: $0] } ?? []
    }
  }

  func set(_ views: [View], of view: inout View) {
    switch self {
    case .children: view.children = ChunkedArray(views)
    case .representation: view.representation = views.first.map { Box($0) }
    case .leading, .trailing, .header, .footer, .actions, .swipeActions, .contextMenu, .links:
      if let list { view[keyPath: list] = views }
    }
  }

  private var list: WritableKeyPath<View, [View]>? {
    switch self {
    case .children, .representation: nil
    case .leading: \.leading
    case .trailing: \.trailing
    case .header: \.header
    case .footer: \.footer
    case .actions: \.actions
    case .swipeActions: \.swipeActions
    case .contextMenu: \.contextMenu
    case .links: \.links
    }
  }
}
