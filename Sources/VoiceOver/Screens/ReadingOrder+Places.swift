internal import Elements
internal import Interface
internal import Order
internal import Readers

extension ReadingOrder {
  /// The tab of the system's that is chosen; `nil` without such tabs.
  var chosenTab: Element? { stops.indices(of: .chosenTab, where: \.isChosenTab).first.map { stops[$0].element } }

  /// The title in the bar at the top of the screen.
  func barTitle(in tree: AccessibilityTree) -> String? {
    let bar = tree.elements { $0.role == .navigationBar }
    return stops.first { bar[$0.element.id] != nil && $0.element.has(.header) }?.element.label
  }

  /// Whether an element has changed its place among those that were there before; what came and went does not count.
  func hasMoved(from old: Int?, in before: ReadingOrder, to new: Int?) -> Bool {
    guard let old, let new, old != new else { return false }
    let earlier = Set(before.stops[..<old].map(\.element.id))
    let later = Set(before.stops[(old + 1)...].map(\.element.id))
    return stops[..<new].contains { later.contains($0.element.id) }
      || stops[(new + 1)...].contains { earlier.contains($0.element.id) }
  }

  /// The stop of an element, looked for from where it last was.
  func index(of id: ViewID, near index: Int) -> Int? {
    if stops.indices.contains(index), stops[index].element.id == id { return index }
    return stops.firstIndex { $0.element.id == id }
  }
}
