package import Diagnostics

/// That an author knows of what a rule finds at a place, and why it stays so.
package struct Acceptance: Sendable {
  /// The name of the rule, such as `nameless`.
  package var rule: String
  package var reason: String
  /// Where it was written.
  package var place: SourcePlace

  package init(rule: String, reason: String, place: SourcePlace = .code) {
    self.rule = rule
    self.reason = reason
    self.place = place
  }
}

extension Acceptance: Hashable {
  /// Two acceptances are equal if they say the same, wherever they stand.
  package static func == (first: Self, second: Self) -> Bool {
    first.rule == second.rule && first.reason == second.reason
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(reason)
  }
}
