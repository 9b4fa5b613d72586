internal import Elements
internal import Interface
internal import Layout
internal import Order

/// Things that belong together for a keyboard: Tab goes past them as a whole, and arrows go through them.
///
/// Source: WWDC21-10260: lists and grids are groups of their own, and what states none belongs to the group that is around
/// it. That a bar of tabs and a segmented control are groups as well is assumed.
enum FocusGroup: Sendable, Hashable {
  /// A list, a table or a grid.
  case list(ViewID)
  /// What one of several is chosen from: a bar of tabs, a segmented control.
  case choice(ViewID)
  /// What the author says belongs together (UIKit's `focusGroupIdentifier`), wherever it stands.
  case named(String)

  /// Whether the author has named the group.
  var isNamed: Bool {
    switch self {
    case .named: true
    case .list, .choice: false
    }
  }

  /// Whether a keyboard reaches into the group without Full Keyboard Access.
  var isList: Bool {
    switch self {
    case .list: true
    case .choice, .named: false
    }
  }

  /// The groups of a screen, by the elements in them.
  static func all(in screen: ScreenSnapshot) -> [ViewID: FocusGroup] {
    let lists = screen.tree.elements(in: \.isFocusedAsList)
    let choices = screen.tree.elements(in: \.isFocusedAsChoice)
    // A segmented control in a row of a list is the inner one of the two.
    var groups = lists.mapValues(FocusGroup.list).merging(choices.mapValues(FocusGroup.choice)) { $1 }
    let owners = Set(lists.values).union(choices.values)
    for view in screen.views { addNamed(in: view, inside: nil, besides: owners, to: &groups) }
    return groups
  }

  /// Notes what stands in the groups that authors name; a list in one is a group of its own.
  private static func addNamed(
    in placed: PlacedView, inside name: String?, besides owners: Set<ViewID>, to groups: inout [ViewID: FocusGroup]
  ) {
    let id = ViewID(placed.view)
    let name = placed.view.focusGroup ?? (owners.contains(id) ? nil : name)
    if let name { groups[id] = .named(name) }
    for part in placed.parts { addNamed(in: part, inside: name, besides: owners, to: &groups) }
  }
}

extension Container {
  fileprivate var isFocusedAsList: Bool {
    if hasRows { return true }
    switch role {
    case .list, .dataTable: return true
    case .series, .tabBar, .customTabBar, .group, .semanticGroup, .landmark, .toolbar, .navigationBar, .modal, .alert:
      return false
    }
  }

  fileprivate var isFocusedAsChoice: Bool {
    switch role {
    case .series, .tabBar, .customTabBar: true
    case .list, .dataTable, .group, .semanticGroup, .landmark, .toolbar, .navigationBar, .modal, .alert: false
    }
  }
}
