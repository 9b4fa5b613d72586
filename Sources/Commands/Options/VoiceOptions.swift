internal import A11ySimulation
internal import ArgumentParser

/// How the voice speaks.
struct VoiceOptions: ParsableArguments {
  @Option(help: "Words per minute, 80 to 450.")
  var rate = 175

  @Option(help: "The pitch of the voice, 0 to 99.")
  var pitch = 50

  @Option(help: "The volume, 0 to 200.")
  var volume = 100

  @Option(help: "A voice of eSpeak NG by its name, identifier or language; --list-voices of speak lists them.")
  var voice: String?

  @Option(help: "The language of what names none, as a tag such as de; the scenario's locale unless given.")
  var language: String?

  @Flag(help: "Give the voice the words as they stand, without what VoiceOver makes of times, prices and symbols.")
  var raw = false

  /// The settings for a transcript in a language.
  func settings(speaking language: String) -> VoiceSettings {
    var settings = VoiceSettings()
    settings.rate = rate
    settings.pitch = pitch
    settings.volume = volume
    settings.voice = voice
    settings.language = self.language ?? language
    if raw { settings.normalization = .off }
    return settings
  }
}

extension VoiceError {
  /// Tells what is wrong and ends the command with its status.
  func exit() throws {
    Console.message("error: \(self)\n")
    try outcome.exit()
  }

  /// The exit status that tells what kind of problem it was.
  private var outcome: Outcome {
    switch self {
    case .libraryMissing, .libraryUnusable, .noAudio, .playbackFailed: .toolMissing
    case .unknownVoice, .unknownLanguage, .outOfRange: .wrongInput
    case .synthesisFailed, .fileNotWritten, .soundTooLong: .notWritten
    case .stopped: .interrupted
    }
  }
}
