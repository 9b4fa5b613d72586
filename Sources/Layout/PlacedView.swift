package import Interface

/// A resolved view with its place on the screen, and the views that it is made of.
package struct PlacedView: ChunkElement {
  /// The view itself; what it is made of stands in ``parts``.
  package var view: View
  /// The frame in points from the top left corner of the screen, or `nil` if none is known.
  package var frame: Frame?
  /// Whether the author gave the frame; else it is estimated.
  package var isGiven: Bool
  package var parts: ChunkedArray<PlacedView>
  /// What is seen of the view itself, apart from it; `nil` where nothing is known of that, as with most.
  private var kept: Box<Looks>?

  /// What is seen of a view itself.
  private struct Looks: Sendable, Hashable {
    var cutOff: String?
    var ink: [Ink] = []
  }

  package init(
    _ view: View, frame: Frame?, isGiven: Bool, cutOff: String? = nil, parts: ChunkedArray<PlacedView> = []
  ) {
    self.view = view
    self.frame = frame
    self.isGiven = isGiven
    self.parts = parts
    if cutOff != nil { self.cutOff = cutOff }
  }
}

extension PlacedView {
  /// The end of the view's text for which there was no room, or `nil` if all of it is shown.
  package var cutOff: String? {
    get { kept?.wrapped.cutOff }
    set { looks.cutOff = newValue }
  }

  /// What is drawn of the view itself; empty unless the layout was made for a picture.
  package var ink: [Ink] {
    get { kept?.wrapped.ink ?? [] }
    _modify { yield &looks.ink }
  }

  private var looks: Looks {
    get { kept?.wrapped ?? Looks() }
    _modify {
      var looks = kept ?? Box(Looks())
      // It is changed in place where nobody else holds it.
      kept = nil
      defer { if looks.wrapped != Looks() { kept = looks } }
      yield &looks.wrapped
    }
  }

  package var facts: ChunkFacts {
    let facts = view.ownFacts.subtracting(.given)
    return isGiven ? facts.union(.given) : facts
  }
}
