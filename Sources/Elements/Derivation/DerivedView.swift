internal import Interface

/// What a view, or a piece of a run of them, yielded.
struct DerivedView: Sendable {
  var nodes: ChunkedArray<AccessibilityNode>
  var omissions: ChunkedArray<Omission>
  var presentations: ChunkedArray<AccessibilityNode>
}
