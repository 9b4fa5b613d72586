internal import Foundation

/// A way into a child's standard input that reports a child that has died, where a pipe would kill us (SIGPIPE).
final class ChildChannel: Sendable {
  /// What the child gets as its standard input.
  let childEnd: FileHandle
  private let ownEnd: FileHandle

  init() throws {
    #if canImport(Darwin)
    let type = SOCK_STREAM
    #else
    let type = Int32(SOCK_STREAM.rawValue)
    #endif
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw PlayerProcess.Failure(description: String(cString: strerror(errno)))
    }
    #if canImport(Darwin)
    var isQuiet: Int32 = 1
    setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &isQuiet, socklen_t(MemoryLayout<Int32>.size))
    #endif
    // Were a child to keep our end open, its input would never end.
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    ownEnd = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    childEnd = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
  }

  /// Leaves the child's end to the child, so that its death is noticed.
  func closeChildEnd() throws {
    try childEnd.close()
  }

  /// Sends bytes, waiting while the child is busy; `false` if there is no child any more.
  func transmit(_ bytes: UnsafeRawBufferPointer) -> Bool {
    #if canImport(Darwin)
    let flags: Int32 = 0
    #else
    let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = send(ownEnd.fileDescriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, flags)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Ends the child's input.
  func end() {
    _ = shutdown(ownEnd.fileDescriptor, Int32(SHUT_WR))
  }
}
