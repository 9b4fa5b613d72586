internal import Interface

/// What came of putting nodes in order, as far as it has come.
struct Ordered: Sendable {
  /// What decides the places of the nodes.
  var siblings: ChunkedArray<Sibling> = []
  var stops: ChunkedArray<Stop> = []
  var containers: ChunkedArray<ReadContainer> = []
  /// What is doubtful about the order of the nodes, and about that of what is in them.
  var doubts: ChunkedArray<OrderDoubt> = []
  var doubtsInside: ChunkedArray<OrderDoubt> = []
  /// How far the siblings were in order.
  var lineup = Lineup()
}

extension Ordered {
  /// Adds the stops of what comes after.
  static func += (first: inout Ordered, second: Ordered) {
    first.stops += second.stops
    first.containers += second.containers
    first.doubts += second.doubts
    first.doubtsInside += second.doubtsInside
    first.lineup = second.lineup
  }
}
