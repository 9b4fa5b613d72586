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
  // A handler of signals can be given nothing, and may do hardly anything: it reads and writes these numbers.
  nonisolated(unsafe) private static var process: pid_t = 0
  nonisolated(unsafe) private static var ending: Int32 = SIGTERM
  nonisolated(unsafe) private static var received: Int32 = 0

  private static let lock = NSLock()
  /// Whether somebody listens.
  nonisolated(unsafe) private static var isTaken = false

  /// Whether signals are handed on here.
  private let isListening: Bool
  /// What this program did before with each signal.
  private let handlers: [(signal: Int32, handler: Handler)]

  /// Begins to listen, before the other program is there; to one that is run beside another nothing is handed on.
  ///
  /// - Parameter ending: The signal that ends the other program.
  init(endingBy ending: Int32) {
    isListening = Interruptions.lock.withLock {
      defer { Interruptions.isTaken = true }
      return !Interruptions.isTaken
    }
    guard isListening else {
      handlers = []
      return
    }
    (Interruptions.process, Interruptions.ending, Interruptions.received) = (0, ending, 0)
    var handlers: [(signal: Int32, handler: Handler)] = []
    for number in Interruptions.signals {
      let before = signal(number) { number in
        Interruptions.received = number
        if Interruptions.process > 0 { kill(-Interruptions.process, Interruptions.ending) }
      }
      // What is begun in the background is often told not to listen.
      if Interruptions.isIgnoring(before) { signal(number, SIG_IGN) } else { handlers.append((number, before)) }
    }
    self.handlers = handlers
  }

  /// Hands on what comes from now on, and what has come while the other program was begun.
  func hand(to process: pid_t) {
    guard isListening else { return }
    Interruptions.process = process
    if Interruptions.received != 0 { kill(-process, Interruptions.ending) }
  }

  private static func isIgnoring(_ handler: Handler) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Stops listening once the other program has ended; ends this one if that was asked.
  func end() {
    guard isListening else { return }
    Interruptions.process = 0
    for (number, handler) in handlers { signal(number, handler) }
    let received = Interruptions.received
    Interruptions.lock.withLock { Interruptions.isTaken = false }
    if received != 0 { raise(received) }
  }
}
