internal import ArgumentParser
internal import Foundation
internal import TestRuns

extension RunEnvironment {
  /// The machine that the command runs on.
  static let current = RunEnvironment(
    ProcessInfo.processInfo.environment, hasTerminal: isatty(FileHandle.standardOutput.fileDescriptor) == 1)

  /// Ends a command that goes on until a person stops it, where there is none.
  func checkWatch() throws {
    guard isCI else { return }
    Console.message("error: --watch waits for a person, and this is CI\n")
    throw ExitCode.validationFailure
  }

  /// Whether a person sees standard error, where messages go.
  static var hasWatcher: Bool { isatty(FileHandle.standardError.fileDescriptor) == 1 }

  /// Whether a person can answer: standard input and output are a terminal.
  static var hasPerson: Bool { isatty(FileHandle.standardInput.fileDescriptor) == 1 && current.hasTerminal }
}
