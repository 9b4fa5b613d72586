internal import Dispatch
internal import Foundation

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Hands what would end this program on to one that it runs, which has a process group of its own: else that one would
/// work on alone.
struct Interruptions {
  private typealias Handler = (@convention(c) (Int32) -> Void)?

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  private let sources: [any DispatchSourceSignal]
  /// What this program did before with each signal.
  private let handlers: [(signal: Int32, handler: Handler)]
  private let received: Received

  private final class Received: @unchecked Sendable {
    private let lock = NSLock()
    private var first: Int32?
    private var hasEnded = false
    var signal: Int32? { lock.withLock { first } }
    func note(_ signal: Int32) { lock.withLock { first = first ?? signal } }
    func noteEnd() { lock.withLock { hasEnded = true } }
    func unlessEnded(_ body: () -> Void) { lock.withLock { if !hasEnded { body() } } }
  }

  /// Begins to listen.
  ///
  /// - Parameter process: The other program.
  init(for process: pid_t) {
    let received = Received()
    let queue = DispatchQueue(label: "interruptions")
    var handlers: [(signal: Int32, handler: Handler)] = []
    for number in Interruptions.signals {
      let handler = signal(number, SIG_IGN)
      // What is begun in the background is often told not to listen.
      if !Interruptions.isIgnoring(handler) { handlers.append((number, handler)) }
    }
    sources = handlers.map { number, _ in
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        received.note(number)
        // A program that builds ends what it has begun itself, if it is asked by this signal; others may not listen.
        received.unlessEnded { _ = kill(-process, SIGINT) }
        queue.asyncAfter(deadline: .now() + 2) { received.unlessEnded { _ = kill(-process, SIGTERM) } }
      }
      source.resume()
      return source
    }
    self.handlers = handlers
    self.received = received
  }

  private static func isIgnoring(_ handler: Handler) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Stops listening once the other program has ended; ends this one if that was asked.
  func end() {
    received.noteEnd()
    for source in sources { source.cancel() }
    for (number, handler) in handlers { signal(number, handler) }
    if let signal = received.signal { raise(signal) }
  }
}
