/// A sink that keeps nothing: for finding out how long something takes to say.
public final class SilentSink: AudioSink {
  private let isCancelled = Locked(false)

  public init() {}

  public func write(_ samples: [Int16]) throws {
    if isCancelled.withLock({ $0 }) { throw VoiceError.stopped }
  }

  public func finish() throws {
    if isCancelled.withLock({ $0 }) { throw VoiceError.stopped }
  }

  public func cancel() {
    isCancelled.withLock { $0 = true }
  }
}
