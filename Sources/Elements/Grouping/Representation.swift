internal import Interface
internal import Layout

extension PlacedView {
  /// A view that stands for another one to accessibility, with all that is in it, where the other stands.
  init(_ representation: View, inPlaceOf placed: PlacedView) {
    let parts = ChunkedArray(representation.parts.map { PlacedView($0, inPlaceOf: placed) })
    self.init(representation, frame: placed.frame, isGiven: placed.isGiven, parts: parts)
  }
}
