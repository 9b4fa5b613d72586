internal import A11ySimulation
internal import Foundation

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// What is typed on a walk, key by key or line by line, until it ends or a signal ends it.
///
/// After Control-C, or a request to end, nothing more is read; so the walk ends in good order, and can still be kept.
/// The second signal ends the program at once.
final class WalkInput {
  private var decoder = KeyDecoder()
  private let ending = Ending()
  private let signals: SignalWatch

  /// How long the rest of an arrow key may take, in milliseconds; after that it was the Escape key.
  private static let patience: Int32 = 50

  /// Begins to watch for signals.
  ///
  /// - Parameter silence: What else happens at once when one comes.
  init(silence: @escaping @Sendable () -> Void) {
    signals = SignalWatch { [ending] number in
      guard ending.begin() else {
        TerminalMode.lines.enter()
        _exit(128 + number)
      }
      silence()
    }
  }

  /// The signal that has ended the input, if one has.
  var endSignal: Int32? { signals.received }

  /// The next key; `nil` at the end of the input.
  func key() -> Key? {
    while true {
      if decoder.isWaiting, !isReady(within: Self.patience) {
        if let key = decoder.timeOut() { return key }
        continue
      }
      guard let byte = readByte() else { return nil }
      if let key = decoder.take(byte) { return key }
    }
  }

  /// A line that was typed in the terminal's own way; `nil` at the end of the input.
  func line() -> String? {
    var bytes: [UInt8] = []
    while let byte = readByte() {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return bytes.isEmpty || endSignal != nil ? nil : String(decoding: bytes, as: UTF8.self)
  }

  private func isReady(within milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) > 0
  }

  /// The next byte; `nil` at the end of the input, and when a signal has come.
  private func readByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      var descriptors = [STDIN_FILENO, ending.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      _ = poll(&descriptors, nfds_t(descriptors.count), -1)
      if descriptors[1].revents != 0 { return nil }
      guard descriptors[0].revents != 0 else { continue }
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 { return byte }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}

extension WalkInput {
  /// Wakes up whoever waits for input: a pipe that can be read from when the end has begun.
  private final class Ending: @unchecked Sendable {
    private let lock = NSLock()
    private let pipe = Pipe()
    private var hasBegun = false

    var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

    /// Begins the end; `false` if it has begun already.
    func begin() -> Bool {
      lock.withLock {
        guard !hasBegun else { return false }
        hasBegun = true
        try? pipe.fileHandleForWriting.write(contentsOf: [0])
        return true
      }
    }
  }
}
