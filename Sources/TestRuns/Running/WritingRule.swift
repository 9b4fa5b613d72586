/// What a run may write.
package struct WritingRule: Sendable, Hashable {
  /// The goldens that it records; `nil` if none were asked for.
  package var update: UpdateMode?
  /// Whether what it does not record waits beside the golden.
  package var suspends: Bool

  /// The rule for a run.
  ///
  /// - Parameters:
  ///   - update: What the person asked for; `nil` for nothing.
  ///   - isReadOnly: Whether nothing else may be written, as in CI.
  package init(update: UpdateMode?, isReadOnly: Bool) {
    self.update = update
    suspends = !isReadOnly && update != .never
  }

  /// What to do about a transcript.
  ///
  /// - Parameters:
  ///   - isRecorded: Whether there is a golden.
  ///   - isSame: Whether it says the same.
  /// - Returns: What is to be written.
  package func writing(isRecorded: Bool, isSame: Bool) -> TestResult.Writing {
    let isAsked: Bool =
      switch update {
      case nil, .never: false
      case .missing: !isRecorded
      case .changed: !isSame
      case .all: true
      }
    if isAsked { return .recorded }
    return suspends && !isSame ? .suspended : .nothing
  }

  /// Whether a walk that failed would have been recorded, had it not: one without a golden misses none, and is compared with
  /// nothing.
  func recordsFailures(besides comparison: TestResult.Comparison) -> Bool {
    if case .none = comparison { return writing(isRecorded: false, isSame: false) == .recorded }
    return writing(for: comparison) == .recorded
  }

  func writing(for comparison: TestResult.Comparison) -> TestResult.Writing {
    switch comparison {
    case .none: .nothing
    case .same: writing(isRecorded: true, isSame: true)
    case .missing: writing(isRecorded: false, isSame: false)
    case .differs: writing(isRecorded: true, isSame: false)
    }
  }
}
