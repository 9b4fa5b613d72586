package import Diagnostics
internal import OrderedCollections

/// How much work one moment of an app may take, so that a few lines cannot exhaust the machine.
///
/// A moment is a screen that is brought to its state, or an action with all its effects. What is spent is not given back.
package struct Budget: Sendable, Hashable {
  /// What there is only so much of.
  package enum Good: String, Sendable, CaseIterable {
    /// Parts of expressions that are computed, and values that are gone through.
    case steps
    /// Views that loops and components yield.
    case views
    /// Bytes of text that are made.
    case bytes

    /// How much of it there is in one moment.
    package var limit: Int {
      switch self {
      case .steps: 4_000_000
      case .views: 400_000
      case .bytes: 64 * 1024 * 1024
      }
    }
  }

  private var steps = Good.steps.limit
  private var views = Good.views.limit
  private var bytes = Good.bytes.limit
  /// The last place that work was done for; a literal has none.
  private var place = SourcePlace.code

  package init() {}

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
    guard rest >= 0 else { throw EvaluationError(.tooMuch(good), at: self.place) }
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
