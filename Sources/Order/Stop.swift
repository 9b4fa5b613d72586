package import Elements
package import Interface

/// An element in its place among the others.
package struct Stop: ChunkElement {
  package var element: Element
  /// The innermost container around the element that VoiceOver may mention; `nil` for none.
  package var container: ReadContainer?
  /// What the containers around the element add to its speech.
  package var context: Context = .none
  /// Why the stop comes where it comes among its neighbours.
  package var reason: OrderReason = .tree

  package init(
    element: Element, container: ReadContainer? = nil, context: Context = .none, reason: OrderReason = .tree
  ) {
    self.element = element
    self.container = container
    self.context = context
    self.reason = reason
  }
}

extension ChunkFacts {
  /// A stop is the tab that is open.
  package static let chosenTab = ChunkFacts(rawValue: 1 << 7)
}

extension Stop {
  package var facts: ChunkFacts { isChosenTab ? .chosenTab : [] }

  /// Whether it is the tab that is open.
  package var isChosenTab: Bool { element.traits.isSuperset(of: [.tab, .selected]) }
}
