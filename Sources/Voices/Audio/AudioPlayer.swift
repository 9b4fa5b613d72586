internal import Foundation

/// Plays samples through a program of the system: `paplay` or `aplay` as they are made, `afplay` when they are complete.
package final class AudioPlayer: AudioSink {
  private let playback: any AudioSink

  /// Finds a program that can play here; the error says what each one said.
  package convenience init(sampleRate: Int) throws {
    try self.init(
      sampleRate: sampleRate, programs: PlayerProgram.usual, environment: ProcessInfo.processInfo.environment)
  }

  init(sampleRate: Int, programs: [PlayerProgram], environment: [String: String]) throws {
    var attempts: [String] = []
    for program in programs {
      guard let executable = program.executable(path: environment["PATH"]) else {
        attempts.append("\(program.name) is not installed")
        continue
      }
      let player = PlayerProcess(
        name: program.name, executable: executable, arguments: program.arguments(sampleRate: sampleRate),
        environment: environment)
      do {
        switch program.input {
        case .samples:
          try player.rehearse()
          playback = try StreamPlayback(player)
        case .file: playback = try FilePlayback(player, sampleRate: sampleRate)
        }
        return
      } catch {
        attempts.append("\(program.name): \(error)")
      }
    }
    throw VoiceError.noAudio(attempts: attempts)
  }

  package func write(_ samples: [Int16]) throws {
    try playback.write(samples)
  }

  /// Returns when all has been heard.
  package func finish() throws {
    try playback.finish()
  }

  package func cancel() {
    playback.cancel()
  }
}
