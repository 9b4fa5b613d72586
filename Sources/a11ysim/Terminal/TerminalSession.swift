internal import Dispatch
internal import Foundation

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// A time in which keys are read one by one; the terminal is put back on every way out.
///
/// The ways out are the end of the session, Control-C, a request to end, and Control-Z, after which the keys come back
/// when the shell brings the program to the front again.
final class TerminalSession: @unchecked Sendable {
  private let lock = NSLock()
  private var mode = TerminalMode.lines
  private var sources: [any DispatchSourceSignal] = []

  init() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      on(number) { [weak self] in
        self?.leave()
        // As the shell would report it, had the signal ended the program by itself.
        _exit(128 + number)
      }
    }
    on(SIGTSTP) { [weak self] in self?.stop() }
    on(SIGCONT) { [weak self] in self?.goOn() }
    enter(.keys)
  }

  deinit {
    TerminalMode.lines.enter()
    for source in sources { source.cancel() }
  }

  /// Changes how input is read, for as long as nothing else is said.
  func enter(_ mode: TerminalMode) {
    lock.withLock {
      self.mode = mode
      mode.enter()
    }
  }

  private func leave() {
    lock.withLock { TerminalMode.lines.enter() }
  }

  /// Stops as after Control-Z; what follows may still run, so the keys come back only with the signal to go on.
  private func stop() {
    lock.withLock { TerminalMode.lines.enter() }
    _ = kill(getpid(), SIGSTOP)
  }

  private func goOn() {
    lock.withLock { mode.enter() }
  }

  private func on(_ number: Int32, _ handler: @escaping @Sendable () -> Void) {
    // The signal must not do what it does by itself before the handler has run.
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler(handler: handler)
    source.setCancelHandler { signal(number, SIG_DFL) }
    // Until the source is registered the signal would be lost.
    let isRegistered = DispatchSemaphore(value: 0)
    source.setRegistrationHandler { isRegistered.signal() }
    source.resume()
    isRegistered.wait()
    sources.append(source)
  }
}
