/// What a capture may not exceed, so that a broken one cannot exhaust the machine.
enum CaptureLimits {
  /// How deep nodes may be nested; tools cut at 50 or 62 themselves.
  static let depth = 250
  /// How many nodes there may be.
  static let nodes = 500_000
  /// How far from the origin a coordinate may lie, in points.
  static let coordinate = 1_000_000.0
}
