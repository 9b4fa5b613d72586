internal import ArgumentParser
internal import Diagnostics
internal import Foundation
internal import TestRuns

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The two streams of a command: results, and everything else.
enum Console {
  /// Writes a result to standard output.
  static func output(_ text: String) {
    write(Data(encoded(text, to: STDOUT_FILENO).utf8), to: STDOUT_FILENO)
  }

  /// Writes JSON to standard output.
  static func output(_ json: Data) { output(json: Array(json)) }

  /// Writes JSON, or whole lines of it, to standard output.
  static func output(json: [UInt8]) {
    write(OutputText.json(json, inLog: givesCommands(STDOUT_FILENO)), to: STDOUT_FILENO)
  }

  /// Writes what is not text to standard output.
  static func output(bytes: Data) {
    write(bytes, to: STDOUT_FILENO)
  }

  /// Writes commands to a hosted runner into its log.
  static func command(_ text: String) {
    write(Data(text.utf8), to: STDOUT_FILENO)
  }

  /// Sends messages of a protocol to who started the program.
  static func send(_ messages: [Data]) {
    for message in messages { write(message, to: STDOUT_FILENO) }
  }

  /// Writes a message to standard error.
  static func message(_ text: String) {
    write(Data(encoded(text, to: STDERR_FILENO).utf8), to: STDERR_FILENO)
  }

  /// Tells that a file cannot be written, and why; returns the outcome that this is.
  static func unwritten(_ path: String, _ error: any Error) -> Outcome {
    message("error: \(error.unwritten(path))\n")
    return .notWritten
  }

  /// How much has been written to standard error, where that is a file.
  static var messageLength: Int { max(0, Int(lseek(STDERR_FILENO, 0, SEEK_CUR))) }

  /// What ends the program if standard output could not take all of a result; `nil` if it did.
  static var failure: ExitCode? { state.hasFailed ? Outcome.notWritten.exitCode : nil }

  /// What goes into the log of a hosted runner gives it no commands; a file gets the text as it is.
  private static func encoded(_ text: String, to descriptor: Int32) -> String {
    givesCommands(descriptor) ? OutputText.log(text) : text
  }

  /// Whether what is written goes where a hosted runner looks for commands.
  private static func givesCommands(_ descriptor: Int32) -> Bool {
    guard RunEnvironment.current.readsCommandsInLog else { return false }
    var status = stat()
    return fstat(descriptor, &status) != 0 || status.st_mode & S_IFMT != S_IFREG
  }

  /// Writes all of it; a reader that has gone away, such as `head`, is not an error of ours.
  private static func write(_ data: some ContiguousBytes, to descriptor: Int32) {
    guard !state.hasFailed || descriptor != STDOUT_FILENO else { return }
    data.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = put(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
        if count >= 0 {
          written += count
        } else if errno == EAGAIN {
          var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&ready, 1, -1)
        } else if errno != EINTR {
          return fail(errno, descriptor)
        }
      }
    }
  }

  private static func fail(_ reason: Int32, _ descriptor: Int32) {
    guard reason != EPIPE, descriptor == STDOUT_FILENO, state.fail() else { return }
    message("error: cannot write to standard output: \(String(cString: strerror(reason)))\n")
  }

  private static let state = State()

  /// Whether standard output has failed, told once.
  private final class State: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var hasFailed: Bool { lock.withLock { value } }

    /// Notes the failure; `false` if it was known.
    func fail() -> Bool {
      lock.withLock {
        defer { value = true }
        return !value
      }
    }
  }
}

/// The system's way of writing, which the names of the console would hide.
private func put(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
