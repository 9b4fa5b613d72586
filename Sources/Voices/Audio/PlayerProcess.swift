internal import Dispatch
internal import Foundation

/// How a player is started.
struct PlayerProcess: Sendable {
  /// Why a player did not play.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let name: String
  let executable: URL
  let arguments: [String]
  let environment: [String: String]

  /// How long a player may take to play nothing before it counts as stuck.
  private static let patience = DispatchTimeInterval.seconds(5)

  /// Plays nothing, and throws what the player says if it cannot even do that: no device, no server.
  func rehearse() throws {
    let errors = Pipe()
    let process = try start(arguments, input: FileHandle.nullDevice, errors: errors)
    let giveUp = DispatchWorkItem { process.terminateNow() }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: giveUp)
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    giveUp.cancel()
    guard process.terminationStatus != 0 || process.terminationReason != .exit else { return }
    // Players say the cause last.
    let lines = String(decoding: said, as: UTF8.self).split(whereSeparator: \.isNewline)
    throw Failure(description: lines.last.map(String.init) ?? "exit status \(process.terminationStatus)")
  }

  /// Starts the player; what it says is not shown, for nobody asked it.
  func start(_ arguments: [String], input: Any, errors: Any = FileHandle.nullDevice) throws -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    return process
  }

  /// Waits for the end; throws if the player did not say that all went well.
  func wait(for process: Process) throws {
    process.waitUntilExit()
    guard process.terminationStatus != 0 || process.terminationReason != .exit else { return }
    throw VoiceError.playbackFailed(program: name, reason: "exit status \(process.terminationStatus)")
  }
}

extension Process {
  /// Ends the process whatever it does: one that was started from a thread that blocks signals blocks SIGTERM too.
  func terminateNow() {
    guard isRunning else { return }
    _ = kill(processIdentifier, SIGKILL)
  }
}
