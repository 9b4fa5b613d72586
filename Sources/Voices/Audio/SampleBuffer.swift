/// Samples kept in memory.
package final class SampleBuffer: AudioSink {
  private let content = Locked<(samples: [Int16], isCancelled: Bool)>(([], false))

  package init() {}

  package var samples: [Int16] { content.withLock(\.samples) }

  package func write(_ samples: [Int16]) throws {
    try content.withLock { content in
      guard !content.isCancelled else { throw VoiceError.stopped }
      content.samples += samples
    }
  }

  package func finish() throws {
    if content.withLock(\.isCancelled) { throw VoiceError.stopped }
  }

  package func cancel() {
    content.withLock { $0 = ([], true) }
  }
}
