internal import A11ySimulation
internal import Foundation

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Reads keys, and now and then a line, from standard input.
struct KeyReader {
  private var decoder = KeyDecoder()
  private let end: Int32?

  private static let escape: UInt8 = 0x1B

  /// How long the rest of an arrow key may take, in milliseconds; after that it was the Escape key.
  private static let patience: Int32 = 50

  /// - Parameter end: A file descriptor that can be read from when no more input is wanted.
  init(until end: Int32? = nil) {
    self.end = end
  }

  /// The next key; `nil` at the end of the input.
  mutating func next() -> Key? {
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
  ///
  /// - Parameter endsAtEscape: Whether the Escape key ends the line as well; it is then the last character.
  /// - Returns: The line.
  func line(endingAtEscape endsAtEscape: Bool = false) -> String? {
    var bytes: [UInt8] = []
    while let byte = readByte() {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
      guard endsAtEscape, byte == KeyReader.escape else { continue }
      // The rest of an arrow key is not an answer, and no key either.
      _ = poll(nil, 0, Self.patience)
      _ = tcflush(STDIN_FILENO, TCIFLUSH)
      return String(decoding: bytes, as: UTF8.self)
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Whether something can be read, or can be within some milliseconds.
  func isReady(within milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) > 0
  }

  /// The next byte; a signal in between is not an end.
  private func readByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      var descriptors = [STDIN_FILENO, end ?? -1].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      _ = poll(&descriptors, nfds_t(descriptors.count), -1)
      if descriptors[1].revents != 0 { return nil }
      guard descriptors[0].revents != 0 else { continue }
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 { return byte }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}
