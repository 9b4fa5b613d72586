internal import Interface
internal import Layout

/// A view with its place, or a piece of a run of them, as it is to be derived.
struct DerivationKey: Sendable, Hashable {
  enum Content: Sendable, Hashable {
    case view(PlacedView)
    case piece(ChunkedArray<PlacedView>)
  }

  /// How views take part in what is around them.
  enum Part: Sendable, Hashable {
    /// Their elements stand beside those around them.
    case sibling
    /// The elements of each are kept together.
    case row
  }

  var content: Content
  var part: Part
  var inherited: Box<InheritedContext>
}
