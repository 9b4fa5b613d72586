internal import Foundation

/// Plays a file with a player that takes nothing else, when it is complete.
final class FilePlayback: AudioSink {
  private let player: PlayerProcess
  private let url: URL
  private let file: WAVFile
  private let state = Locked<(process: Process?, isCancelled: Bool)>((nil, false))

  init(_ player: PlayerProcess, sampleRate: Int) throws {
    self.player = player
    url = FileManager.default.temporaryDirectory.appendingPathComponent("a11ysim-\(UUID().uuidString).wav")
    file = try WAVFile(path: url.path, sampleRate: sampleRate)
  }

  func write(_ samples: [Int16]) throws {
    try file.write(samples)
  }

  func finish() throws {
    try file.finish()
    defer { try? FileManager.default.removeItem(at: url) }
    let process = try state.withLock { state in
      if state.isCancelled { throw VoiceError.stopped }
      let process = try player.start(player.arguments + [url.path], input: FileHandle.nullDevice)
      state.process = process
      return process
    }
    do {
      try player.wait(for: process)
    } catch {
      throw state.withLock(\.isCancelled) ? VoiceError.stopped : error
    }
  }

  func cancel() {
    file.cancel()
    state.withLock { state in
      state.isCancelled = true
      state.process?.terminateNow()
    }
  }
}
