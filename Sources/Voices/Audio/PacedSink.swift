internal import Dispatch
internal import Foundation

/// Hands samples on at the speed at which they are heard, so that what is printed beside them is printed in time.
package final class PacedSink: AudioSink {
  private let sink: any AudioSink
  private let sampleRate: Int
  private let progress = Locked<(start: DispatchTime?, samples: Int)>((nil, 0))
  private let cancellation = DispatchSemaphore(value: 0)

  /// How far the samples may be ahead of the ear, in seconds; less makes a player stutter.
  private static let lead = 0.3

  package init(_ sink: any AudioSink, sampleRate: Int) {
    self.sink = sink
    self.sampleRate = sampleRate
  }

  package func write(_ samples: [Int16]) throws {
    try sink.write(samples)
    let due = progress.withLock { progress in
      progress.samples += samples.count
      let start = progress.start ?? .now()
      progress.start = start
      return start + Double(progress.samples) / Double(sampleRate) - Self.lead
    }
    guard due > .now() else { return }
    // Waiting ends early when someone asks for silence; the next write finds the sink cancelled.
    _ = cancellation.wait(timeout: due)
  }

  package func finish() throws {
    try sink.finish()
  }

  package func cancel() {
    sink.cancel()
    cancellation.signal()
  }
}
