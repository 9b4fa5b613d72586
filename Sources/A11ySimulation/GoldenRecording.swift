internal import TestRuns

/// Which goldens the tests of a task may write.
///
/// The variable `A11YSIM_UPDATE` is asked first. In CI, what stands in code writes nothing.
public enum GoldenRecording: String, Sendable, CaseIterable {
  case never
  /// Those that are not there.
  case missing
  /// Those that say something else, and those that are not there.
  case changed
  case all

  /// What the tests that run now may write; `nil` if nobody has said it.
  @TaskLocal package static var current: GoldenRecording?

  /// The goldens that a run writes.
  var update: UpdateMode {
    switch self {
    case .never: .never
    case .missing: .missing
    case .changed: .changed
    case .all: .all
    }
  }
}
