/// How many of a number of things are right.
package struct Share: Sendable, Hashable, Encodable {
  package var right: Int
  package var total: Int

  package init(_ right: Int = 0, of total: Int = 0) {
    self.right = right
    self.total = total
  }

  /// In whole percent; `nil` of nothing.
  package var percent: Int? { total == 0 ? nil : (200 * right + total) / (2 * total) }

  mutating func count(asRight isRight: Bool) {
    right += isRight ? 1 : 0
    total += 1
  }

  package static func + (first: Share, second: Share) -> Share {
    Share(first.right + second.right, of: first.total + second.total)
  }
}

/// How faithful a simulation is to recordings: their words, their order, and what is heard after something is done.
package struct RecordingScore: Sendable, Hashable, Encodable {
  /// Cases in which all is right that the source quotes.
  package var cases = Share()
  /// Utterances that are right word for word, of those that the source quotes whole.
  package var utterances = Share()
  /// Those among them that answer to something that was done.
  package var answers = Share()
  /// Walks over two stops or more that come in the right order, none of them missing and none additional.
  package var walks = Share()

  package init() {}

  /// The score of one case; one that cannot be compared counts nowhere.
  ///
  /// A case that is right but of which the source quotes no utterance whole proves too little to count, but for its order.
  package init(_ comparison: RecordingComparison) {
    if case .incomparable = comparison.outcome { return }
    let whole = comparison.passages.filter { $0.isWhole && !$0.recorded.isEmpty }
    if !whole.isEmpty || !comparison.isRight { cases.count(asRight: comparison.isRight) }
    for passage in whole {
      utterances.count(asRight: passage.isSame)
      if passage.isAfterAction { answers.count(asRight: passage.isSame) }
    }
    let stops = comparison.passages.filter { !$0.isAfterAction }
    if stops.count > 1 { walks.count(asRight: stops.allSatisfy { !$0.recorded.isEmpty && $0.simulated != nil }) }
  }

  package static func + (first: RecordingScore, second: RecordingScore) -> RecordingScore {
    var sum = first
    sum.cases = first.cases + second.cases
    sum.utterances = first.utterances + second.utterances
    sum.answers = first.answers + second.answers
    sum.walks = first.walks + second.walks
    return sum
  }
}

extension Sequence<RecordingComparison> {
  /// The score of all of them.
  package var score: RecordingScore { reduce(RecordingScore()) { $0 + RecordingScore($1) } }
}
