import Foundation
import TestSupport
import Testing

@testable import Voices

@Suite("WAV files")
struct WAVFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A file is a header of 44 bytes and the samples, little end first")
  func bytes() throws {
    let url = folder.file("tone.wav")
    let file = try WAVFile(path: url.path, sampleRate: 22_050)
    try file.write([1, -2])
    try file.write([0x1234])
    try file.finish()
    // The canonical header: RIFF, size - 8; "fmt ", 16, PCM, 1 channel, rate, bytes per second, 2, 16; data, size.
    #expect(
      try Array(Data(contentsOf: url)) == Array("RIFF".utf8) + [42, 0, 0, 0] + Array("WAVEfmt ".utf8)
        + [16, 0, 0, 0, 1, 0, 1, 0, 0x22, 0x56, 0, 0, 0x44, 0xAC, 0, 0, 2, 0, 16, 0] + Array("data".utf8)
        + [6, 0, 0, 0, 1, 0, 0xFE, 0xFF, 0x34, 0x12])
    #expect(try contents() == ["tone.wav"])
  }

  @Test("An existing file stays as it was until the new one is finished")
  func replacement() throws {
    let url = folder.file("old.wav")
    try Data("old".utf8).write(to: url)
    let file = try WAVFile(path: url.path, sampleRate: 8000)
    try file.write([1])
    #expect(try Data(contentsOf: url) == Data("old".utf8))
    try file.finish()
    #expect(try Data(contentsOf: url).count == 46)
  }

  @Test("A canceled file leaves nothing behind and takes nothing more")
  func cancellation() throws {
    let file = try WAVFile(path: folder.file("never.wav").path, sampleRate: 8000)
    try file.write([1])
    file.cancel()
    #expect(throws: VoiceError.stopped) { try file.write([2]) }
    #expect(throws: VoiceError.stopped) { try file.finish() }
    #expect(try contents().isEmpty)
  }

  @Test("A file that is forgotten leaves nothing behind")
  func forgotten() throws {
    _ = try WAVFile(path: folder.file("never.wav").path, sampleRate: 8000)
    #expect(try contents().isEmpty)
  }

  @Test("A link leads to the file that it points to, and stays a link")
  func link() throws {
    let target = folder.file("target.wav")
    let link = folder.file("link.wav")
    try Data().write(to: target)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    try WAVFile(path: link.path, sampleRate: 8000).finish()
    #expect(try Data(contentsOf: target).count == 44)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)
  }

  @Test("A device is written to, not replaced")
  func device() throws {
    try WAVFile(path: "/dev/null", sampleRate: 8000).finish()
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
    #expect(type == .typeCharacterSpecial)
  }

  @Test("A dash is the standard output, which gets the file whole, sizes included")
  func standardOutput() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let file = try WAVFile(path: "-", sampleRate: 8000)
      try file.write([1, 2])
      try file.finish()
    }
    let header = try WAVHeader(sampleRate: 8000, sampleCount: 2).bytes
    #expect(result?.standardOutputContent == header + [1, 0, 2, 0])
  }

  @Test("A place that cannot be written to is an error with the path", arguments: ["nowhere/at/all.wav", ""])
  func unwritable(path: String) throws {
    let full = folder.path + "/" + path
    let error = try #require(throws: VoiceError.self) { try WAVFile(path: full, sampleRate: 8000) }
    #expect(error.description.hasPrefix("cannot write \(full): "))
  }

  @Test("More samples than a header can count are an error")
  func tooLong() throws {
    // 44 + 2 × 2,147,483,625 is the last even size below 2^32.
    #expect(try WAVHeader(sampleRate: 22_050, sampleCount: 2_147_483_625).bytes.suffix(4) == [0xD2, 0xFF, 0xFF, 0xFF])
    #expect(throws: VoiceError.soundTooLong) { try WAVHeader(sampleRate: 22_050, sampleCount: 2_147_483_626) }
    #expect(throws: VoiceError.soundTooLong) { try WAVHeader(sampleRate: 22_050, sampleCount: .max) }
  }

  private func contents() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
  }
}
