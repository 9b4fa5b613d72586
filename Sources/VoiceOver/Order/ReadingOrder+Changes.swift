internal import Elements
internal import Interface

extension ReadingOrder {
  /// Takes over elements that have changed where they stand, and returns whether that is all that differs between two
  /// trees; if it is not, the order stays as it was and has to be found anew.
  ///
  /// - Complexity: linear in the number of elements, of which all but the changed ones are compared by reference.
  mutating func follow(from old: AccessibilityTree, to new: AccessibilityTree) -> Bool {
    guard followsTree else { return false }
    var changes = ElementChanges()
    guard changes.collect(from: old.nodes, to: new.nodes) else { return false }
    for change in changes.found {
      stops[change.place].element = change.new
      for index in doubts.indices {
        if doubts[index].first == change.old { doubts[index].first = change.new }
        if doubts[index].second == change.old { doubts[index].second = change.new }
      }
    }
    return true
  }
}

/// The elements that differ between two trees of one shape.
private struct ElementChanges {
  var found: [(place: Int, old: Element, new: Element)] = []
  /// How many elements have been compared.
  private var place = 0

  /// Notes what differs, and returns whether all elements and containers stand where they stood.
  mutating func collect(from old: [AccessibilityNode], to new: [AccessibilityNode]) -> Bool {
    guard old.count == new.count else { return false }
    for index in old.indices {
      switch (old[index], new[index]) {
      case (.element(let before), .element(let after)):
        if before != after {
          guard after.stands(where: before) else { return false }
          found.append((place, before, after))
        }
        place += 1
      case (.container(let before), .container(let after)):
        guard after.stands(where: before), collect(from: before.children, to: after.children) else { return false }
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
