internal import Interface
internal import Layout

extension Derivation {
  /// Which of some views side by side are visited, the others being noted.
  ///
  /// All of them are, or, where one or more are modal, the last modal one, and what follows it if that is not hidden, too.
  ///
  /// Source: AccessibilitySnapshot, ModalTests; SwiftUI's `isModal`, which makes VoiceOver ignore what is beside the view.
  mutating func visited(_ siblings: ChunkedArray<PlacedView>) -> Range<Int> {
    guard let modal = siblings.indices(of: .modal, where: { $0.view.cutsOffNeighbors }).last else {
      return siblings.indices
    }
    let visited = modal..<(modalHidesFollowing ? modal + 1 : siblings.count)
    for index in siblings.indices where !visited.contains(index) { omit(siblings[index].view, .behindModal) }
    return visited
  }
}
