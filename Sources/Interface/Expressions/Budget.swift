package import Diagnostics
internal import OrderedCollections

/// How much work one moment of an app may take, so that a few lines cannot exhaust the machine.
///
/// A moment is a screen that is brought to its state, or an action with all its effects. What is spent is not given back.
/// Loops in loops and aliases of aliases make much out of little, and are what it guards against: who has written much may
/// have much.
package struct Budget: Sendable, Hashable {
  /// What there is only so much of.
  package enum Good: String, Sendable, CaseIterable {
    /// Parts of expressions that are computed, and values that are gone through.
    case steps
    /// Views that loops and components yield.
    case views
    /// Bytes of text that are made.
    case bytes

    /// How much of it there is in one moment of what was written in so many bytes.
    fileprivate func limit(for size: Int) -> Int {
      switch self {
      case .steps: max(4_000_000, 4 * size)
      case .views: max(400_000, size / 2)
      case .bytes: max(64 * 1024 * 1024, 4 * size)
      }
    }
  }

  private var steps: Int
  private var views: Int
  private var bytes: Int
  /// How many bytes the scenario was written in.
  private let size: Int
  /// The last place that work was done for; a literal has none.
  private var place = SourcePlace.code

  /// - Parameter size: How many bytes the scenario was written in; what was made in code has none.
  package init(size: Int = 0) {
    self.size = size
    steps = Good.steps.limit(for: size)
    views = Good.views.limit(for: size)
    bytes = Good.bytes.limit(for: size)
  }

  /// How many views may stand in each other where components do.
  package static let depth = 100

  /// Leaves nothing of the budget.
  mutating func end() { views = -1 }

  /// Whether something was asked for that there was not enough of.
  package var isExceeded: Bool { steps < 0 || views < 0 || bytes < 0 }

  /// Takes a part of the budget.
  ///
  /// - Throws: ``EvaluationError`` if there is not enough of it.
  package mutating func spend(_ amount: Int = 1, of good: Good, at place: SourcePlace) throws(EvaluationError) {
    if place != .code { self.place = place }
    let rest: Int
    switch good {
    case .steps:
      steps -= amount
      rest = steps
    case .views:
      views -= amount
      rest = views
    case .bytes:
      bytes -= amount
      rest = bytes
    }
    guard rest >= 0 else { throw EvaluationError(.tooMuch(good, limit: good.limit(for: size)), at: self.place) }
  }
}

extension Budget {
  /// Finds out whether two values are equal, of which each may hold the same lists many times.
  package mutating func areEqual(
    _ first: Value, _ second: Value, at place: SourcePlace
  ) throws(EvaluationError) -> Bool {
    try spend(of: .steps, at: place)
    switch (first, second) {
    case (.list(let items), .list(let others)):
      if items.isShared(with: others) { return true }
      guard items.count == others.count else { return false }
      for (item, other) in zip(items, others) where try !areEqual(item, other, at: place) { return false }
      return true
    case (.record(let record), .record(let other)):
      guard record.count == other.count else { return false }
      for (name, value) in record {
        guard let counterpart = other[name], try areEqual(value, counterpart, at: place) else { return false }
      }
      return true
    case (.text(let text), .text(let other)):
      try spend(text.utf8.count / 64, of: .steps, at: place)
      return text == other
    default:
      return first == second
    }
  }
}
