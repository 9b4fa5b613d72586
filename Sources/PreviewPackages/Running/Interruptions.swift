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

  /// What this program did before with each signal.
  private let handlers: [(signal: Int32, handler: Handler)]

  /// Begins to listen, before the other program is there; one program is run at a time.
  ///
  /// - Parameter ending: The signal that ends the other program.
  init(endingBy ending: Int32) {
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
    Interruptions.process = process
    if Interruptions.received != 0 { kill(-process, Interruptions.ending) }
  }

  private static func isIgnoring(_ handler: Handler) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Stops listening once the other program has ended; ends this one if that was asked.
  func end() {
    Interruptions.process = 0
    for (number, handler) in handlers { signal(number, handler) }
    if Interruptions.received != 0 { raise(Interruptions.received) }
  }
}
