internal import Foundation
internal import TestRuns

extension RunEnvironment {
  /// The machine that the command runs on.
  static let current = RunEnvironment(
    ProcessInfo.processInfo.environment, hasTerminal: isatty(FileHandle.standardOutput.fileDescriptor) == 1)

  /// Whether a person sees standard error, where messages go.
  static var hasWatcher: Bool { isatty(FileHandle.standardError.fileDescriptor) == 1 }

  /// Whether a person can answer: standard input and output are a terminal.
  static var hasPerson: Bool { isatty(FileHandle.standardInput.fileDescriptor) == 1 && current.hasTerminal }
}
