internal import Dispatch
internal import Foundation

/// Runs another program and takes what it prints.
package enum Shell {
  package struct Outcome: Sendable {
    package let status: Int32
    /// Whether the program ended by itself, and not by a signal.
    package let isExit: Bool
    package let output: String
    package let errors: String
    /// Whether the program was ended because it took too long.
    package var isLate = false
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - seconds: How long it may take; `nil` for as long as it likes.
  ///   - ending: The signal that ends it when this program is to end.
  ///   - watch: Told every now and then what it has printed so far.
  /// - Returns: How it ended.
  /// - Throws: What kept it from being run.
  package static func run(
    _ command: [String], within seconds: Double? = nil, endedBy ending: Int32 = SIGTERM,
    watchedBy watch: ((String) -> Void)? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let (output, errors) = (try temporaryFile(), try temporaryFile())
    process.standardOutput = output.handle
    process.standardError = errors.handle
    process.standardInput = FileHandle.nullDevice
    let hasEnded = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in hasEnded.signal() }
    // What ends this program while the other one is begun would else leave that one working alone.
    let interruptions = Interruptions(endingBy: ending)
    defer { interruptions.end() }
    try process.run()
    interruptions.hand(to: process.processIdentifier)
    if let watch {
      while hasEnded.wait(timeout: .now() + watchInterval) == .timedOut { watch(output.textSoFar()) }
      hasEnded.signal()
    }
    let isLate = seconds.map { hasEnded.wait(timeout: .now() + $0) == .timedOut } ?? false
    if isLate { end(process) }
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, isExit: process.terminationReason == .exit, output: output.text(),
      errors: errors.text(), isLate: isLate)
  }

  /// The seconds between two looks at what a program prints.
  private static let watchInterval = 20.0

  /// Ends a program that does not answer, with all that it has started: it is not asked to end.
  private static func end(_ process: Process) {
    // Foundation gives a program a process group of its own, in which those that it starts are, too.
    if killpg(process.processIdentifier, SIGKILL) != 0 { kill(process.processIdentifier, SIGKILL) }
  }

  private struct Capture {
    let url: URL
    let handle: FileHandle

    func text() -> String {
      try? handle.close()
      defer { try? FileManager.default.removeItem(at: url) }
      return textSoFar()
    }

    func textSoFar() -> String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
  }

  private static func temporaryFile() throws -> Capture {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: url)
    return Capture(url: url, handle: try FileHandle(forWritingTo: url))
  }
}
