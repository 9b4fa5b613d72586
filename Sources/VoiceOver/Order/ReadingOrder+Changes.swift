internal import Elements
internal import Interface

extension ReadingOrder {
  /// Takes over elements that have changed where they stand, and returns whether that is all that differs between two
  /// trees; if it is not, the order stays as it was and has to be found anew.
  ///
  /// - Complexity: linear in the number of elements, of which all but the changed ones are compared by reference.
  mutating func follow(from old: AccessibilityTree, to new: AccessibilityTree) -> Bool {
    var changes: [(old: Element, new: Element)] = []
    guard ReadingOrder.collect(&changes, from: old.nodes, to: new.nodes) else { return false }
    var places: [Int] = []
    for change in changes {
      // Elements that are alike in everything can not be told apart.
      let indices = stops.indices.filter { stops[$0].element == change.old }
      guard indices.count == 1 else { return false }
      places += indices
    }
    for (place, change) in zip(places, changes) {
      stops[place].element = change.new
      for index in doubts.indices {
        if doubts[index].first == change.old { doubts[index].first = change.new }
        if doubts[index].second == change.old { doubts[index].second = change.new }
      }
    }
    return true
  }

  /// With more changes than this, finding the order anew is as fast as looking for the places of all.
  private static let fewChanges = 8

  /// Notes which elements differ, and returns whether there are few and all of them stand where they stood.
  private static func collect(
    _ changes: inout [(old: Element, new: Element)], from old: [AccessibilityNode], to new: [AccessibilityNode]
  ) -> Bool {
    guard old.count == new.count else { return false }
    for (before, after) in zip(old, new) {
      switch (before, after) {
      case (.element(let before), .element(let after)):
        guard before != after else { continue }
        guard after.stands(where: before), changes.count < fewChanges else { return false }
        changes.append((before, after))
      case (.container(let before), .container(let after)):
        guard after.stands(where: before), collect(&changes, from: before.children, to: after.children) else {
          return false
        }
      case (.element, .container), (.container, .element):
        return false
      }
    }
    return true
  }
}

extension Element {
  /// Whether nothing that decides about the order, or about what is said of other elements, is different.
  fileprivate func stands(where other: Element) -> Bool {
    frame?.x == other.frame?.x && frame?.y == other.frame?.y && isFrameGiven == other.isFrameGiven
      && sortPriority == other.sortPriority && details.cell == nil && other.details.cell == nil
  }
}

extension Container {
  /// Whether nothing but the children is different.
  fileprivate func stands(where other: Container) -> Bool {
    id == other.id && role == other.role && label == other.label && frame == other.frame
      && sortPriority == other.sortPriority && isOrdered == other.isOrdered
  }
}
