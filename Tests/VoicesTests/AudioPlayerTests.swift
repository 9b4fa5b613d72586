import Foundation
import Testing

@testable import Voices

@Suite("Playing through a program of the system")
struct AudioPlayerTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("player-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test("A program gets the samples on its standard input, and the rate")
  func stream() throws {
    let player = try player("stream", "#!/bin/sh\ncat >> '\(folder.path)/'$1.heard")
    try player.write([1, 2])
    try player.write([-1])
    try player.finish()
    #expect(try Data(contentsOf: folder.appendingPathComponent("8000.heard")) == Data([1, 0, 2, 0, 0xFF, 0xFF]))
  }

  @Test("A program that takes files gets a whole WAV file, which is removed afterwards")
  func file() throws {
    let player = try player(
      "file", "#!/bin/sh\ncp \"$2\" '\(folder.path)/heard.wav'; echo \"$2\" > '\(folder.path)/name'", .file)
    try player.write([1, 2])
    try player.finish()
    #expect(try Data(contentsOf: folder.appendingPathComponent("heard.wav")).count == 48)
    let name = try String(contentsOf: folder.appendingPathComponent("name"), encoding: .utf8).dropLast()
    #expect(!FileManager.default.fileExists(atPath: String(name)))
  }

  @Test("Without a way to play the error says what was tried and names --output")
  func noAudio() throws {
    let failing = try program("failing", "#!/bin/sh\necho 'Connection refused' >&2; exit 1")
    let missing = PlayerProgram(name: "no-such-player", input: .samples, arguments: [])
    let error = try #require(throws: VoiceError.self) {
      try AudioPlayer(sampleRate: 8000, programs: [missing, failing], environment: ["PATH": "/bin:/usr/bin"])
    }
    #expect(
      error.description == """
        there is no way to play sound here (no-such-player is not installed; \(failing.name): Connection refused); \
        write a file with --output instead
        """)
  }

  @Test("A program that dies while it plays is an error, not the end of the process")
  func death() throws {
    let player = try player("dying", "#!/bin/sh\n[ \"$(head -c 2 | wc -c)\" -eq 0 ] && exit 0; exit 7")
    let name = folder.appendingPathComponent("dying").path
    #expect(throws: VoiceError.playbackFailed(program: name, reason: "exit status 7")) {
      for _ in 1...100 { try player.write([Int16](repeating: 0, count: 8000)) }
      try player.finish()
    }
  }

  @Test("A cancellation from another thread ends a write that waits")
  func cancellation() async throws {
    let player = try player("stuck", "#!/bin/sh\n[ \"$(head -c 2 | wc -c)\" -eq 0 ] && exit 0; exec sleep 20")
    let start = ContinuousClock.now
    async let cancelled: Void = {
      try await Task.sleep(for: .milliseconds(100))
      player.cancel()
    }()
    #expect(throws: VoiceError.stopped) {
      for _ in 1...1000 { try player.write([Int16](repeating: 0, count: 8000)) }
    }
    #expect(throws: VoiceError.stopped) { try player.finish() }
    try await cancelled
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  private func player(_ name: String, _ script: String, _ input: PlayerProgram.Input = .samples) throws -> AudioPlayer {
    try AudioPlayer(
      sampleRate: 8000, programs: [program(name, script, input)], environment: ["PATH": "/bin:/usr/bin"])
  }

  private func program(
    _ name: String,
    _ script: String,
    _ input: PlayerProgram.Input = .samples
  ) throws -> PlayerProgram {
    let url = folder.appendingPathComponent(name)
    try Data(script.utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
    return PlayerProgram(name: url.path, input: input, arguments: ["RATE"])
  }
}
