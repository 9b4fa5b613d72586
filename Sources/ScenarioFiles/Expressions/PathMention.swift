import Interface

/// A path as it was written, for the check of its names.
struct PathMention: Sendable {
  var path: Path
  var rootRange: Range<Int>
  /// Where each step of the path stands.
  var stepRanges: [Range<Int>]
  /// Whether something is compared with the path, which may be meant as text.
  var isCompared = false
  /// The constant that the path is compared with.
  var comparand: Value?
  /// The lists whose items the path may be about, as `it`, the innermost last.
  var lists: [Expression] = []
}
