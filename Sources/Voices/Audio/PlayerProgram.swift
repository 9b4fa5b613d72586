internal import Foundation

/// A program of the system that plays sound.
struct PlayerProgram: Sendable, Hashable {
  /// How the program gets the sound.
  enum Input: Sendable {
    /// As bare samples on its standard input, while they are made.
    case samples
    /// As a WAV file, named by the last argument, when it is complete.
    case file
  }

  /// The program's name, looked for in `PATH`, or its path.
  var name: String
  var input: Input
  /// Its arguments, where `RATE` stands for the samples per second.
  var arguments: [String]

  /// The programs that are tried, in this order.
  static let usual: [PlayerProgram] = {
    #if os(macOS)
    [PlayerProgram(name: "afplay", input: .file, arguments: [])]
    #else
    [
      // PulseAudio, and PipeWire in its place: paplay(1). A player begins when its buffer is full, which by itself takes
      // this one two seconds of sound; samples come 0.3 s ahead of the ear.
      PlayerProgram(
        name: "paplay", input: .samples,
        arguments: ["--raw", "--format=s16le", "--channels=1", "--rate=RATE", "--latency-msec=100"]),
      // ALSA: aplay(1), whose buffer holds half a second by itself.
      PlayerProgram(
        name: "aplay", input: .samples,
        arguments: ["-q", "-t", "raw", "-f", "S16_LE", "-c", "1", "-r", "RATE", "--buffer-time=200000", "-"]),
    ]
    #endif
  }()

  /// Where the program is, or `nil` if it is not installed.
  func executable(path: String?) -> URL? {
    let folders = name.contains("/") ? [""] : (path ?? "").split(separator: ":").map { $0 + "/" }
    return folders.lazy.map { $0 + name }.first(where: FileManager.default.isExecutableFile)
      .map { URL(fileURLWithPath: $0) }
  }

  func arguments(sampleRate: Int) -> [String] {
    arguments.map { $0.replacing("RATE", with: String(sampleRate)) }
  }
}
