internal import Dispatch
internal import Foundation

/// Calls back when a signal comes, for as long as it lives, and keeps the signal from ending the process.
///
/// A program that speaks needs it: without `Narrator.stop` a player goes on with what it has, and a file stays half done.
package final class SignalWatch {
  /// The signals with which a person or the system ends a program: Control-C, Control-\, a request, a lost terminal.
  package static let endings = [SIGINT, SIGQUIT, SIGTERM, SIGHUP]

  /// What a process does about a signal, as C has it.
  private typealias Action = @convention(c) (Int32) -> Void

  private let sources: [any DispatchSourceSignal]
  private let latest = Locked<Int32?>(nil)

  /// The signal that came last.
  package var received: Int32? { latest.withLock { $0 } }

  /// Watches some signals.
  ///
  /// - Parameters:
  ///   - signals: Which ones; those that whoever started the program wants ignored, as nohup does, stay ignored.
  ///   - handler: Is called with the signal, on a thread of its own.
  package init(_ signals: [Int32] = endings, handler: @escaping @Sendable (Int32) -> Void) {
    let latest = latest
    sources = signals.compactMap { number in
      let previous = signal(number, SIG_IGN)
      // Until it is watched a signal does what it does by itself: were it ignored, it would be lost.
      _ = signal(number, previous)
      guard !Self.isIgnoring(previous) else { return nil }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        latest.withLock { $0 = number }
        handler(number)
      }
      source.setCancelHandler { _ = signal(number, previous) }
      let isRegistered = DispatchSemaphore(value: 0)
      source.setRegistrationHandler { isRegistered.signal() }
      source.resume()
      isRegistered.wait()
      #if canImport(Darwin)
      // There a source only looks on; elsewhere it takes the place of what the signal does by itself.
      _ = signal(number, SIG_IGN)
      #endif
      return source
    }
  }

  private static func isIgnoring(_ action: Action?) -> Bool {
    unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  deinit {
    for source in sources { source.cancel() }
  }
}
