import Foundation
import TestSupport
import Testing

@testable import Voices

@Suite("Playing through a program of the system")
struct AudioPlayerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A program gets the samples on its standard input, and the rate")
  func stream() throws {
    let player = try player("stream", "#!/bin/sh\ncat >> '\(folder.path)/'$1.heard")
    try player.write([1, 2])
    try player.write([-1])
    try player.finish()
    #expect(try Data(contentsOf: folder.file("8000.heard")) == Data([1, 0, 2, 0, 0xFF, 0xFF]))
  }

  @Test("A program that takes files gets a whole WAV file, which is removed afterwards")
  func file() throws {
    let player = try player(
      "file", "#!/bin/sh\ncp \"$2\" '\(folder.path)/heard.wav'; echo \"$2\" > '\(folder.path)/name'", .file)
    try player.write([1, 2])
    try player.finish()
    #expect(try Data(contentsOf: folder.file("heard.wav")).count == 48)
    let name = try String(contentsOf: folder.file("name"), encoding: .utf8).dropLast()
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
    let name = folder.file("dying").path
    #expect(throws: VoiceError.playbackFailed(program: name, reason: "exit status 7")) {
      for _ in 1...100 { try player.write([Int16](repeating: 0, count: 8000)) }
      try player.finish()
    }
  }

  @Test("A cancellation from another thread ends a write that waits")
  func cancellation() throws {
    let player = try player("stuck", "#!/bin/sh\n[ \"$(head -c 2 | wc -c)\" -eq 0 ] && exit 0; exec sleep 20")
    let start = ContinuousClock.now
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.1)
      player.cancel()
    }
    #expect(throws: VoiceError.stopped) {
      for _ in 1...1000 { try player.write([Int16](repeating: 0, count: 8000)) }
    }
    #expect(throws: VoiceError.stopped) { try player.finish() }
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test(
    "A sound server hears speech at once, for as long as it lasts, and no more once it is canceled",
    .enabled(if: NullSoundServer.isInstalled, "needs pulseaudio, paplay and parec"))
  func server() throws {
    let server = try NullSoundServer(in: folder.url)
    defer { try? server.stop() }
    func player() throws -> AudioPlayer {
      try AudioPlayer(sampleRate: 8000, programs: PlayerProgram.usual, environment: server.environment)
    }
    let clock = ContinuousClock()
    let heard = try server.samples(at: 8000) {
      let whole = try clock.measure {
        _ = try Narrator(voice: RememberingVoice())
          .narrate([.passage(SpokenPassage(id: "1", text: "one two three four five"))], to: player())
      }
      #expect(whole > .milliseconds(490))
    }
    // The recording voice speaks a word in a tenth of a second, at a level of 1,000.
    #expect((3600...4400).contains(heard.count { $0 > 900 }))
    // What is cut was heard until then: a player that waits for two seconds of sound would have played nothing.
    let cut = try server.samples(at: 8000) {
      let narrator = Narrator(voice: RememberingVoice())
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 1.5)
        narrator.stop()
      }
      let words = Array(repeating: "word", count: 40).joined(separator: " ")
      #expect(throws: VoiceError.stopped) {
        try narrator.narrate(
          [.passage(SpokenPassage(id: "1", text: words))], to: PacedSink(player(), sampleRate: 8000))
      }
    }
    #expect((2000...13_600).contains(cut.count { $0 > 900 }))
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
    let url = folder.file(name)
    // A copy made by another process is never open for writing in one that this process starts meanwhile, which
    // Linux would call “text file busy”.
    let source = folder.file("\(name).txt")
    try Data(script.utf8).write(to: source)
    let copy = try Process.run(URL(filePath: "/bin/cp"), arguments: [source.path, url.path])
    copy.waitUntilExit()
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
    return PlayerProgram(name: url.path, input: input, arguments: ["RATE"])
  }
}
