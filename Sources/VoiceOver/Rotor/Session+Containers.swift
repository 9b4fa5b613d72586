internal import Elements
internal import Interface
internal import Order

extension Session {
  /// Where the rotor arrives that finds containers: at the first element of each, in reading order.
  func firstStops(in isFound: (Container) -> Bool) -> [Int] {
    let places = Dictionary(reading.order.stops.enumerated().map { ($0.element.element.id, $0.offset) }) {
      min($0, $1)
    }
    var found: Set<Int> = []
    for node in reading.tree.nodes { _ = node.firstStop(in: places, adding: isFound, to: &found) }
    return found.sorted()
  }
}

extension AccessibilityNode {
  /// The first stop in the node; those of the containers in it that are looked for are added on the way.
  fileprivate func firstStop(
    in places: [ViewID: Int], adding isFound: (Container) -> Bool, to found: inout Set<Int>
  ) -> Int? {
    switch self {
    case .element(let element): return places[element.id]
    case .container(let container):
      let first = container.children.compactMap { $0.firstStop(in: places, adding: isFound, to: &found) }.min()
      if let first, isFound(container) { found.insert(first) }
      return first
    }
  }
}

extension Container {
  /// Whether the rotor goes to the container: lists, tables, landmarks and bars are containers by themselves
  /// (`UIAccessibilityContainerType`), what has rows as well (a list screen offered Containers in VoiceOver's log in the
  /// iOS 26.5 simulator), other groups by their names.
  var isFoundByRotor: Bool {
    if hasRows { return true }
    return switch role {
    case .tabBar, .toolbar, .alert, .list, .landmark, .dataTable: true
    case .group, .semanticGroup, .series, .customTabBar, .navigationBar, .modal: label.isSpoken
    }
  }
}
