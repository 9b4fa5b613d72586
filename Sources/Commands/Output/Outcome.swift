internal import ArgumentParser
internal import TestRuns

/// The exit status of a run; of several problems the gravest counts, which has the highest number.
enum Outcome: Int32, Comparable {
  case fine = 0
  /// The answer is no: a transcript differs or is missing.
  case no = 1
  /// An input could not be used.
  case wrongInput = 2
  /// Something outside of the program is needed and missing: the speech library, or a tool that makes PNG or PDF.
  case toolMissing = 69
  /// Something could not be written.
  case notWritten = 74
  /// The terminal has gone away (SIGHUP).
  case hungUp = 129
  /// The person has pressed Control-C (SIGINT).
  case interrupted = 130
  /// The person has pressed Control-\ (SIGQUIT).
  case quit = 131
  /// Someone has asked the program to end (SIGTERM).
  case terminated = 143

  static func < (first: Outcome, second: Outcome) -> Bool {
    first.rawValue < second.rawValue
  }

  /// What ends a command with the status when it is thrown.
  var exitCode: ExitCode { ExitCode(rawValue) }

  /// Ends the command with the status, unless all is fine.
  func exit() throws {
    if self != .fine { throw exitCode }
  }
}

extension Outcome {
  /// The status with which shells report that a signal has ended a program.
  init(endedBy signal: Int32?) {
    self = signal.flatMap { Outcome(rawValue: 128 + $0) } ?? .interrupted
  }

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
