/// Samples kept in memory.
public final class SampleBuffer: AudioSink {
  private let content = Locked<(samples: [Int16], isCancelled: Bool)>(([], false))

  public init() {}

  public var samples: [Int16] { content.withLock(\.samples) }

  public func write(_ samples: [Int16]) throws {
    try content.withLock { content in
      guard !content.isCancelled else { throw VoiceError.stopped }
      content.samples += samples
    }
  }

  public func finish() throws {
    if content.withLock(\.isCancelled) { throw VoiceError.stopped }
  }

  public func cancel() {
    content.withLock { $0 = ([], true) }
  }
}
