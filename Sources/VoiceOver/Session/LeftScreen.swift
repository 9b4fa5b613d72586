internal import Elements
internal import Readers

/// A screen that was left for another one.
struct LeftScreen: Sendable {
  /// The row of a list that was double tapped, on which the cursor lands when the other screen has gone.
  var row: ViewID?
  /// Whether the other screen covers it, rather than follow it.
  var isCovered: Bool
  /// Where the ring of Full Keyboard Access was on it.
  var ring: FullKeyboardAccess.Position
}
