internal import Foundation

/// Whether to stop, asked by one thread and told by another.
final class StopFlag: @unchecked Sendable {
  private let lock = NSLock()
  private var hasBeenRaised = false

  var isRaised: Bool { lock.withLock { hasBeenRaised } }

  func raise() { lock.withLock { hasBeenRaised = true } }
}
