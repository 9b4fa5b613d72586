internal import Elements
internal import Interface

/// Nodes, or a piece of a run of them, as they are to be put in order.
enum OrderKey: Sendable, Hashable {
  case container(Container, Surroundings)
  case siblings(ChunkedArray<AccessibilityNode>, Surroundings)
  case placing(ChunkedArray<Sibling>, OrderReason, Surroundings, after: Lineup)
}
