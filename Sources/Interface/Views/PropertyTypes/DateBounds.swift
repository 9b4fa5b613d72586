/// The first and the last moment that can be chosen, each as it is written: `2026-11-28`, `08:30`, or both.
package struct DateBounds: Sendable, Hashable {
  package var from: String
  package var to: String

  package init(from: String, to: String) {
    (self.from, self.to) = (from, to)
  }

  /// The moment, or the bound that is nearest to it.
  ///
  /// A bound without a time counts for the whole day, as far as it is written.
  package func pinned(_ moment: String) -> String {
    if moment.isBefore(from) { return from.completed(by: moment) }
    return to.isBefore(moment) ? to.completed(by: moment) : moment
  }

  /// Whether the moment can be chosen.
  package func contains(_ moment: String) -> Bool { !moment.isBefore(from) && !to.isBefore(moment) }
}

extension String {
  /// Whether a moment is earlier than another one, as far as both are written.
  fileprivate func isBefore(_ other: String) -> Bool {
    let count = Swift.min(self.count, other.count)
    return prefix(count) < other.prefix(count)
  }

  /// A moment as long as another one, with that one's end.
  fileprivate func completed(by other: String) -> String {
    count < other.count ? self + other.dropFirst(count) : String(prefix(other.count))
  }
}
