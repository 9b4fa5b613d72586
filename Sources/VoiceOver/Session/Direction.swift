/// Which way a swipe goes.
enum Direction: Sendable {
  case up, down
}

extension Direction {
  /// The place that comes next in a list of so many: from nowhere the first or the last, and at an end one outside of it.
  func next(after place: Int?, of count: Int) -> Int {
    switch self {
    case .down: place.map { $0 + 1 } ?? 0
    case .up: (place ?? count) - 1
    }
  }

  /// The place that comes next in a list of so many that goes round.
  func nextInRound(after place: Int?, of count: Int) -> Int { (next(after: place, of: count) + count) % count }
}
