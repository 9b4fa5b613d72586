internal import Elements
internal import Interface
package import Order
package import Utterances

/// What came of walking through a scenario.
package struct Walk: Sendable {
  package internal(set) var events: [Event] = []
  /// Elements on the way whose order is in doubt, each pair once.
  package private(set) var doubts: [OrderDoubt] = []
  private var known: Set<Pair> = []
  /// What was doubtful about the screen that was taken in last.
  private var last: ChunkedArray<OrderDoubt> = []

  /// Two elements, the same before and after a change of state.
  private struct Pair: Hashable {
    var ids: [ViewID]
    /// Views that were made in code have no places in a file to tell them apart.
    var names: [String?]
  }

  /// Takes what happened on a walk, of which nothing is known to be doubtful.
  package init(events: [Event] = []) {
    self.events = events
  }

  /// Takes in what is doubtful about the order of a screen.
  mutating func note(_ order: ReadingOrder) {
    order.doubts.forEach(besides: last) { doubt in
      let elements = [doubt.first, doubt.second]
      if known.insert(Pair(ids: elements.map(\.id), names: elements.map(\.name))).inserted { doubts.append(doubt) }
    }
    last = order.doubts
  }
}
