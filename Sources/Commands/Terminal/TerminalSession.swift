internal import A11ySimulation
internal import Foundation

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// A time in which keys are read one by one; the terminal is put back at its end.
///
/// After Control-Z it is put back as well, and the keys come back when the shell brings the program to the front again.
final class TerminalSession: @unchecked Sendable {
  private let lock = NSLock()
  private var mode = TerminalMode.lines
  private var signals: SignalWatch?

  /// Begins to read keys.
  ///
  /// - Parameter silence: What else happens at once when the program is stopped.
  init(silence: @escaping @Sendable () -> Void) {
    signals = SignalWatch([SIGTSTP, SIGCONT]) { [weak self] number in
      guard number == SIGTSTP else { return self?.goOn() ?? () }
      silence()
      self?.stop()
    }
    enter(.keys)
  }

  deinit {
    TerminalMode.lines.enter()
  }

  /// Changes how input is read, for as long as nothing else is said.
  func enter(_ mode: TerminalMode) {
    lock.withLock {
      self.mode = mode
      mode.enter()
    }
  }

  /// Stops as after Control-Z; what follows may still run, so the keys come back only with the signal to go on.
  private func stop() {
    lock.withLock { TerminalMode.lines.enter() }
    _ = kill(getpid(), SIGSTOP)
  }

  private func goOn() {
    lock.withLock { mode.enter() }
  }
}
