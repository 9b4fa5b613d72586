internal import Interface

/// What decides the place of a node among its siblings: nothing but numbers, so that nodes are compared without counting
/// who holds them.
struct Standing: Sendable, Hashable {
  /// The place on the screen; `nil` for a node without one.
  var frame: Frame?
  /// The whole place of a node that SwiftUI put there; `nil` for a node of UIKit's, and for one whose author gave its frame.
  var extent: Frame?
  var priority: Double

  /// The frame that the node is sorted by: one without a place comes last.
  var rank: Frame { frame ?? Standing.nowhere }

  /// Below everything: where an empty group stands (AccessibilitySnapshot's parser).
  private static let nowhere = Frame(x: 0, y: .greatestFiniteMagnitude, width: 0, height: 0)
}

extension RowRule {
  /// Whether a node is read before another: one of higher priority, then the one that comes first on the screen.
  func reads(_ first: Standing, before second: Standing) -> Bool {
    if first.priority != second.priority { return first.priority > second.priority }
    if let (first, second) = extents(first, second) { return readsInSwiftUI(first, before: second) }
    return reads(first.rank, before: second.rank)
  }

  /// The extents of two nodes, if their order goes by them.
  func extents(_ first: Standing, _ second: Standing) -> (Frame, Frame)? {
    guard comparesExtents, let first = first.extent, let second = second.extent else { return nil }
    return (first, second)
  }
}
