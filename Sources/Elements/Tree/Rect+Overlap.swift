internal import Interface

extension Rect {
  /// The smallest rectangle around others, or `nil` around none.
  static func union(of frames: [Rect]) -> Rect? {
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { union, frame in
      let left = min(union.x, frame.x)
      let top = min(union.y, frame.y)
      return Rect(
        x: left, y: top, width: max(union.right, frame.right) - left, height: max(union.bottom, frame.bottom) - top)
    }
  }

  /// Whether more than two points of a frame show through in both directions.
  ///
  /// Source: AccessibilitySnapshot's pull request 348, which matches UIKit's own filter.
  func shows(_ frame: Rect) -> Bool {
    let visible = intersection(frame)
    return visible.width > 2 && visible.height > 2
  }
}
