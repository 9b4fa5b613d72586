internal import Elements
internal import Interface
internal import Layout
internal import Order

/// Things that belong together for a keyboard: Tab goes past them as a whole, and arrows go through them.
///
/// Source: WWDC21-10260: lists and grids are groups of their own, and what states none belongs to the group that is around
/// it. That a bar of tabs and a segmented control are groups as well is assumed.
enum FocusGroup: Sendable, Hashable {
  case container(ViewID)
  /// What the author says belongs together (UIKit's `focusGroupIdentifier`), wherever it stands.
  case named(String)

  var isNamed: Bool {
    switch self {
    case .named: true
    case .container: false
    }
  }

  /// The groups of a screen, by the elements in them.
  static func all(in screen: ScreenSnapshot) -> [ViewID: FocusGroup] {
    let containers = screen.tree.elements(in: \.isFocusGroup)
    var groups = containers.mapValues(FocusGroup.container)
    let owners = Set(containers.values)
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
  /// Whether Tab goes past the container as a whole, and arrows go through it.
  fileprivate var isFocusGroup: Bool {
    if hasRows { return true }
    switch role {
    case .list, .dataTable, .series, .tabBar, .customTabBar: return true
    case .group, .semanticGroup, .landmark, .toolbar, .navigationBar, .modal, .alert: return false
    }
  }
}
