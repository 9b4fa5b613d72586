package import Interface

/// A resolved view with its place on the screen, and the views that it is made of.
package struct PlacedView: ChunkElement {
  /// The view itself; what it is made of stands in ``parts``.
  package var view: View
  /// The frame in points from the top left corner of the screen, or `nil` if none is known.
  package var frame: Frame?
  /// Whether the author gave the frame, as against an estimate.
  package var isGiven: Bool
  /// The end of the view's text for which there was no room, or `nil` if all of it is shown.
  package var cutOff: String?
  package var parts: ChunkedArray<PlacedView>
  /// What is drawn of the view itself; empty unless the layout was made for a picture.
  package var ink: [Ink] = []

  package init(
    _ view: View, frame: Frame?, isGiven: Bool, cutOff: String? = nil, parts: ChunkedArray<PlacedView> = []
  ) {
    self.view = view
    self.frame = frame
    self.isGiven = isGiven
    self.cutOff = cutOff
    self.parts = parts
  }
}

extension PlacedView {
  package var facts: ChunkFacts {
    let facts = view.ownFacts.subtracting(.given)
    return isGiven ? facts.union(.given) : facts
  }
}
