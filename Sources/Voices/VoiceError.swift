/// Why nothing is heard.
package enum VoiceError: Error, Sendable, Hashable {
  /// None of the files that hold eSpeak NG could be loaded.
  case libraryMissing(names: [String])
  /// eSpeak NG is there, but cannot be used.
  case libraryUnusable(reason: String)
  /// There is no voice of the name that the settings give.
  case unknownVoice(String)
  /// The language of the settings is not spoken by any voice.
  case unknownLanguage(String)
  /// A number of the settings is beyond what the voice takes.
  case outOfRange(String, Int, ClosedRange<Int>)
  case synthesisFailed(reason: String)
  /// No program could play sound; each with what it said.
  case noAudio(attempts: [String])
  /// The program that plays sound gave up.
  case playbackFailed(program: String, reason: String)
  case fileNotWritten(path: String, reason: String)
  /// A WAV file cannot say that it is longer than 4 GiB.
  case soundTooLong
  /// Someone asked for silence.
  case stopped
}

extension VoiceError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .libraryMissing(let names):
      """
      speaking needs eSpeak NG, which is not installed (looked for \(names.joined(separator: ", "))); \
      install it with 'apt install libespeak-ng1' on Debian and Ubuntu, 'dnf install espeak-ng' on Fedora, \
      or 'brew install espeak-ng' on macOS
      """
    case .libraryUnusable(let reason): "eSpeak NG cannot be used: \(reason)"
    case .unknownVoice(let name): "there is no voice '\(name)'"
    case .unknownLanguage(let tag): "no voice speaks '\(tag)'"
    case .outOfRange(let name, let value, let range):
      "\(name) \(value) is out of range: it can be \(range.lowerBound) to \(range.upperBound)"
    case .synthesisFailed(let reason): "eSpeak NG failed: \(reason)"
    case .noAudio(let attempts):
      "there is no way to play sound here (\(attempts.joined(separator: "; "))); write a file with --output instead"
    case .playbackFailed(let program, let reason):
      "\(program) stopped playing (\(reason)); write a file with --output instead"
    case .fileNotWritten(let path, let reason): "cannot write \(path): \(reason)"
    case .soundTooLong: "the sound is longer than a WAV file can be (4 GiB)"
    case .stopped: "stopped"
    }
  }
}
