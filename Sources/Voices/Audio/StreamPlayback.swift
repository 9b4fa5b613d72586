internal import Foundation

/// Feeds samples to a player as they come.
final class StreamPlayback: AudioSink {
  private let player: PlayerProcess
  private let process: Process
  private let channel: ChildChannel
  private let isCancelled = Locked(false)

  init(_ player: PlayerProcess) throws {
    self.player = player
    channel = try ChildChannel()
    process = try player.start(player.arguments, input: channel.childEnd)
    try channel.closeChildEnd()
  }

  deinit {
    cancel()
  }

  func write(_ samples: [Int16]) throws {
    let isSent = samples.withUnsafeBytes { channel.transmit($0) }
    if isCancelled.withLock({ $0 }) { throw VoiceError.stopped }
    guard isSent else {
      try player.wait(for: process)
      throw VoiceError.playbackFailed(program: player.name, reason: "it ended too early")
    }
  }

  func finish() throws {
    channel.end()
    do {
      try player.wait(for: process)
    } catch {
      throw isCancelled.withLock { $0 } ? VoiceError.stopped : error
    }
    if isCancelled.withLock({ $0 }) { throw VoiceError.stopped }
  }

  func cancel() {
    isCancelled.withLock { $0 = true }
    // A write that waits for the player ends when the player does.
    process.terminateNow()
  }
}
