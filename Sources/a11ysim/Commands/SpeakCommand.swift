internal import A11ySimulation
internal import ArgumentParser

/// The command `a11ysim speak`, which says a transcript aloud or into a file.
struct SpeakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak",
    abstract: "Says the transcript aloud, or writes it into a WAV file.",
    discussion: """
      a11ysim speak Scenarios/beach-trip/comments.yaml
      a11ysim speak Scenarios/beach-trip/comments.yaml --output comments.wav

      Needs eSpeak NG at run time; without it the command says what to install.
      """)

  @Argument(help: "A scenario file, or '-' for standard input.", completion: .file())
  var path: String

  @Option(name: .shortAndLong, help: "A WAV file to write, or '-' for standard output.", completion: .file())
  var output: String?

  @Option(help: "Words per minute, 80 to 450.")
  var rate = 175

  @Option(help: "The pitch of the voice, 0 to 99.")
  var pitch = 50

  @Option(help: "The volume, 0 to 200.")
  var volume = 100

  @Option(help: "A voice of eSpeak NG by its name.")
  var voice: String?

  @OptionGroup var changes: ScenarioChanges

  func run() throws {
    var loader = ScenarioLoader()
    guard let scenario = loader.load(path) else { return try loader.outcome.exit() }
    let transcript = Transcript(of: changes.applied(to: scenario))
    do {
      try speak(transcript)
    } catch VoiceError.stopped {
      return
    } catch let error as VoiceError {
      Console.message("error: \(error)\n")
      try error.outcome.exit()
    }
  }

  private func speak(_ transcript: Transcript) throws {
    let voice = try ESpeakVoice(settings(for: transcript))
    let sink: any AudioSink =
      if let output {
        try WAVFile(path: output, sampleRate: voice.sampleRate)
      } else {
        try AudioPlayer(sampleRate: voice.sampleRate)
      }
    if output != "-" { Console.output(transcript.text()) }
    let narrator = Narrator(voice: voice, to: sink)
    let interruption = Interruption { narrator.stop() }
    let sheet = try withExtendedLifetime(interruption) { try narrator.narrate(transcript.passages()) }
    for note in sheet.notes { Console.message("note: \(note)\n") }
  }

  private func settings(for transcript: Transcript) -> VoiceSettings {
    var settings = VoiceSettings()
    settings.rate = rate
    settings.pitch = pitch
    settings.volume = volume
    settings.voice = voice
    settings.language = transcript.language
    return settings
  }
}

extension VoiceError {
  /// The exit status that tells what kind of problem it was.
  fileprivate var outcome: Outcome {
    switch self {
    case .libraryMissing, .libraryUnusable, .noAudio, .playbackFailed: .noVoice
    case .unknownVoice, .unknownLanguage, .outOfRange: .wrongInput
    case .synthesisFailed, .fileNotWritten, .recordingTooLong, .stopped: .notWritten
    }
  }
}
