/// A sink that keeps nothing: for finding out how long something takes to say.
package final class SilentSink: AudioSink {
  private let isCancelled = Locked(false)

  package init() {}

  package func write(_ samples: [Int16]) throws {
    if isCancelled.withLock({ $0 }) { throw VoiceError.stopped }
  }

  package func finish() throws {
    if isCancelled.withLock({ $0 }) { throw VoiceError.stopped }
  }

  package func cancel() {
    isCancelled.withLock { $0 = true }
  }
}
