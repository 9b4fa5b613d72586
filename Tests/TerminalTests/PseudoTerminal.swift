import Foundation
import TestSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A terminal of the tests' own, with the program at its end.
final class PseudoTerminal {
  private let near: FileHandle
  private let far: FileHandle
  private let process = Process()
  private var written = Data()
  private let original: termios

  convenience init(_ arguments: String..., environment: [String: String]? = nil, folder: URL? = nil) throws {
    try self.init(arguments, environment: environment, folder: folder)
  }

  init(_ arguments: [String], environment: [String: String]? = nil, folder: URL? = nil) throws {
    var (near, far): (Int32, Int32) = (0, 0)
    guard openpty(&near, &far, nil, nil, nil) == 0 else { throw POSIXError(.ENOTTY) }
    self.near = FileHandle(fileDescriptor: near, closeOnDealloc: true)
    self.far = FileHandle(fileDescriptor: far, closeOnDealloc: true)
    original = PseudoTerminal.settings(of: far)
    process.executableURL = BuiltProgram.url
    process.arguments = arguments
    process.environment = (environment ?? Program.environment).merging(BuiltProgram.counting) { own, _ in own }
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = self.far
    process.standardOutput = self.far
    process.standardError = self.far
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// What the program has written so far.
  var screen: String { String(decoding: written, as: UTF8.self).replacing("\r\n", with: "\n") }

  /// Whether keys are read one by one.
  var readsKeys: Bool { PseudoTerminal.settings(of: far.fileDescriptor).c_lflag & tcflag_t(ICANON) == 0 }

  /// Whether the terminal is as it was before the program began.
  var isRestored: Bool { PseudoTerminal.settings(of: far.fileDescriptor).c_lflag == original.c_lflag }

  /// Presses keys.
  func press(_ keys: String) throws {
    try near.write(contentsOf: Data(keys.utf8))
  }

  func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Waits until the program has written some words; `false` if it does not within ten seconds.
  func shows(_ words: String) -> Bool {
    waits { self.screen.contains(words) }
  }

  /// Waits until something holds; `false` if it does not within ten seconds.
  func waits(until condition: () -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .seconds(10)
    while !condition() {
      guard ContinuousClock.now < deadline else { return false }
      _ = read()
    }
    return true
  }

  /// Waits for the end of the program, reads what it wrote last, and returns its status.
  func end() -> Int32? {
    guard waits(until: { !self.process.isRunning }) else { return nil }
    while read() {}
    return process.terminationStatus
  }

  /// Waits a moment for words of the program; `false` if none came.
  private func read() -> Bool {
    var descriptor = pollfd(fd: near.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, 20) > 0 else { return false }
    written += near.availableData
    return true
  }

  private static func settings(of descriptor: Int32) -> termios {
    var settings = termios()
    tcgetattr(descriptor, &settings)
    return settings
  }
}
