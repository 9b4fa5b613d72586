internal import Dispatch
internal import Foundation

/// Calls back when the person presses Control-C, for as long as it lives.
///
/// A program that speaks needs it: without `Narrator.stop` a player goes on with what it has, and a file stays half done.
public final class Interruption {
  private let source: any DispatchSourceSignal

  public init(_ handler: @escaping @Sendable () -> Void) {
    // The signal must not end the process before the handler has run.
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler(handler: handler)
    source.setCancelHandler { signal(SIGINT, SIG_DFL) }
    // Until the source is registered the signal would be lost.
    let isRegistered = DispatchSemaphore(value: 0)
    source.setRegistrationHandler { isRegistered.signal() }
    source.resume()
    isRegistered.wait()
  }

  deinit {
    source.cancel()
  }
}
