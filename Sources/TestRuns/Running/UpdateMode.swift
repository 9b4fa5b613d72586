/// Which goldens a run may write.
public enum UpdateMode: String, Sendable, CaseIterable {
  case never, missing, changed, all
}

/// What a run may write.
public struct WritingRule: Sendable, Hashable {
  /// The goldens that it records; `nil` if none were asked for.
  public var update: UpdateMode?
  /// Whether what it does not record waits beside the golden.
  public var suspends: Bool

  /// The rule for a run.
  ///
  /// - Parameters:
  ///   - update: What the person asked for; `nil` for nothing.
  ///   - isReadOnly: Whether nothing else may be written, as in CI.
  public init(update: UpdateMode?, isReadOnly: Bool) {
    self.update = update
    suspends = !isReadOnly && update != .never
  }

  /// What to do about a transcript.
  func writing(for comparison: TestResult.Comparison) -> TestResult.Writing {
    let isAsked: Bool =
      switch (comparison, update) {
      case (.none, _): false
      case (.same, let update): update == .all
      case (.missing, let update): update == .missing || update == .changed || update == .all
      case (.differs, let update): update == .changed || update == .all
      }
    if isAsked { return .recorded }
    switch comparison {
    case .same, .none: return .nothing
    case .missing, .differs: return suspends ? .suspended : .nothing
    }
  }
}
