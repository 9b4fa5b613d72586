internal import Foundation

/// Runs another program and takes what it prints.
package enum Shell {
  package struct Outcome: Sendable {
    package let status: Int32
    /// Whether the program ended by itself, and not by a signal.
    package let isExit: Bool
    package let output: String
    package let errors: String
  }

  package static func run(_ command: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let (output, errors) = (try temporaryFile(), try temporaryFile())
    process.standardOutput = output.handle
    process.standardError = errors.handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, isExit: process.terminationReason == .exit, output: output.text(),
      errors: errors.text())
  }

  private struct Capture {
    let url: URL
    let handle: FileHandle

    func text() -> String {
      try? handle.close()
      defer { try? FileManager.default.removeItem(at: url) }
      return (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    }
  }

  private static func temporaryFile() throws -> Capture {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: url)
    return Capture(url: url, handle: try FileHandle(forWritingTo: url))
  }
}
