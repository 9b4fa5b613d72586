import Foundation

/// Programs that run command lines in copies of themselves, one line at a time each.
final class CommandServers: @unchecked Sendable {
  static let shared = CommandServers()

  /// Whether there are such programs; only Linux copies processes with all that is in them.
  #if os(Linux)
  static let areBuilt = true
  #else
  static let areBuilt = false
  #endif

  private let lock = NSLock()
  private var idle: [CommandServer] = []

  /// Runs a command line and waits for its end.
  ///
  /// - Returns: Its exit status, or the signal that ended it.
  func run(_ request: CommandRequest) throws -> Int32 {
    let server = try lock.withLock { idle.popLast() } ?? CommandServer()
    let status = try server.run(request)
    lock.withLock { idle.append(server) }
    return status
  }
}

/// One of the programs; it ends with the tests, at the end of its input.
private final class CommandServer: @unchecked Sendable {
  private let process = Process()
  private let requests = Pipe()
  private let answers = Pipe()

  init() throws {
    process.executableURL = BuiltProgram.url.deletingLastPathComponent().appending(path: "CommandServer")
    process.standardInput = requests
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  func run(_ request: CommandRequest) throws -> Int32 {
    try requests.fileHandleForWriting.write(contentsOf: request.line)
    var answer = Data()
    while answer.last != UInt8(ascii: "\n") {
      let part = answers.fileHandleForReading.availableData
      guard !part.isEmpty else { throw POSIXError(.EPIPE) }
      answer += part
    }
    guard let status = Int32(String(decoding: answer.dropLast(), as: UTF8.self)) else { throw POSIXError(.EPROTO) }
    return status
  }
}
