internal import Foundation

/// The program `opusenc` of the Opus tools, where it is installed.
package struct OpusEncoder: Sendable {
  /// What is enough for one voice (RFC 7587, section 3.1.1: 28 to 40 kb/s for full-band speech, 16 to 20 for wideband).
  private static let kilobitsPerSecond = 20

  private let executable: URL

  /// The encoder; `nil` if it is not installed.
  package init?() {
    let program = PlayerProgram(name: "opusenc", input: .file, arguments: [])
    guard let url = program.executable(path: ProcessInfo.processInfo.environment["PATH"]) else { return nil }
    executable = url
  }

  /// The sound of a WAV file as Opus in Ogg; `nil` if the program cannot do it.
  func encoded(_ wav: Data) -> Data? {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "a11ysim-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    let (input, output) = (folder.appending(path: "sound.wav"), folder.appending(path: "sound.opus"))
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try wav.write(to: input)
      let process = Process()
      process.executableURL = executable
      // The serial number would be another one each time.
      process.arguments = [
        "--quiet", "--serial", "1", "--discard-comments", "--bitrate", "\(Self.kilobitsPerSecond)", input.path,
        output.path,
      ]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus == 0 ? try Data(contentsOf: output) : nil
    } catch {
      return nil
    }
  }
}
