internal import Interface

/// A container whose elements have been put in order; it is the same as long as nothing in it changes.
final class OrderedContainer: Sendable, Hashable {
  let siblings: ChunkedArray<Sibling>
  let ordered: Ordered
  /// The whole place of a container of SwiftUI's.
  let extent: Frame?
  /// What is mentioned of the container, if anything is.
  let mention: ReadContainer?

  init(_ siblings: ChunkedArray<Sibling>, _ ordered: Ordered, extent: Frame?, mention: ReadContainer?) {
    self.siblings = siblings
    self.ordered = ordered
    self.extent = extent
    self.mention = mention
  }

  static func == (first: OrderedContainer, second: OrderedContainer) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
