internal import ArgumentParser
internal import TestRuns

/// The exit status of a run; of several problems the gravest counts.
enum Outcome: Int32, Comparable {
  case fine = 0
  /// The answer is no: a transcript differs or is missing.
  case no = 1
  /// An input could not be used.
  case wrongInput = 2
  /// The speech library is needed and missing.
  case noVoice = 69
  /// Something could not be written.
  case notWritten = 74
  /// The person has pressed Control-C.
  case interrupted = 130

  static func < (first: Outcome, second: Outcome) -> Bool {
    first.gravity < second.gravity
  }

  private var gravity: Int {
    switch self {
    case .fine: 0
    case .no: 1
    case .wrongInput: 2
    case .noVoice: 3
    case .notWritten: 4
    case .interrupted: 5
    }
  }

  /// Ends the command with the status, unless all is fine.
  func exit() throws {
    if self != .fine { throw ExitCode(rawValue) }
  }
}

extension Outcome {
  /// The status for how a run of tests came out.
  init(_ verdict: TestResult.Verdict) {
    switch verdict {
    case .asExpected, .recorded: self = .fine
    case .missing, .differs, .failed: self = .no
    case .unusable: self = .wrongInput
    case .notWritten: self = .notWritten
    }
  }
}
