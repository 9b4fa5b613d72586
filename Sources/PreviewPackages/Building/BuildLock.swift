internal import Foundation

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Keeps others from building in a folder for as long as it is held; it ends with the program at the latest.
final class BuildLock {
  private let descriptor: Int32

  /// Waits until nobody else builds in the folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - isWaiting: Is called if there is somebody else.
  init(of folder: URL, whenWaiting isWaiting: () -> Void) {
    descriptor = open(folder.appendingPathComponent("lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
    isWaiting()
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { close(descriptor) }
}
