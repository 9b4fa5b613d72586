internal import Interface

extension Rect {
  /// What two rectangles share; of no size if they share nothing.
  func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: max(0, min(x + width, other.x + other.width) - left),
      height: max(0, min(y + height, other.y + other.height) - top))
  }

  /// Whether more than two points of a frame show through in both directions.
  ///
  /// Source: AccessibilitySnapshot's pull request 348, which matches UIKit's own filter.
  func shows(_ frame: Rect) -> Bool {
    let visible = intersection(frame)
    return visible.width > 2 && visible.height > 2
  }
}

extension Kind {
  /// Whether such a view is a window on what is in it, which can be larger.
  var isViewport: Bool {
    switch self {
    case .list, .form, .table, .scrollView, .sheet, .popover: true
    default: false
    }
  }
}
