internal import Interface

/// The rule that puts elements into reading order by their places: row by row, from the leading edge in each.
///
/// Only the top left corner counts; size, centre and depth play no part.
/// Source: AccessibilitySnapshot's parser and its pull requests 242 and 244, checked on devices.
struct RowRule: Sendable {
  /// Two corners whose heights differ by less than this many points are in the same row.
  var threshold: Double
  var isRightToLeft: Bool

  init(platform: Platform, settings: Settings) {
    threshold = platform.system == .iOS ? 8 : 13
    isRightToLeft = settings.choice(.layoutDirection) == "rightToLeft"
  }

  /// Whether the first frame is read before the second.
  ///
  /// Not transitive: in a staircase of frames closer than the threshold the result rests on the order before sorting,
  /// which is why sorting must be stable and start from the order of the tree.
  func reads(_ first: Frame, before second: Frame) -> Bool {
    if abs(first.y - second.y) >= threshold { return first.y < second.y }
    return isRightToLeft ? first.x > second.x : first.x < second.x
  }
}
