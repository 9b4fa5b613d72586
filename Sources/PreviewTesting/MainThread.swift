internal import Foundation

/// The thread on which views live.
enum MainThread {
  /// Does something there, and waits for it.
  static func run<Result: Sendable>(_ work: @MainActor () throws -> Result) rethrows -> Result {
    if Thread.isMainThread { return try MainActor.assumeIsolated(work) }
    return try DispatchQueue.main.sync { try MainActor.assumeIsolated(work) }
  }
}
