internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import TestRuns

/// The command `a11ysim speak`, which says a transcript aloud or into a file.
struct SpeakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak",
    abstract: "Says the transcript aloud, or writes it into a WAV file.",
    discussion: """
        a11ysim speak Scenarios/beach-trip/comments.yaml
        a11ysim speak inbox.yaml --output inbox.wav --cues inbox.vtt
        a11ysim speak inbox.yaml --only 2 --rate 300
        a11ysim speak inbox.yaml --dry-run

      Needs eSpeak NG at run time; without it the command says what to install, with exit status 69.
      """)

  @Argument(help: "A scenario file or a capture, or '-' for standard input.", completion: .file())
  var path: String?

  @Option(name: .shortAndLong, help: "A WAV file to write, or '-' for standard output.", completion: .file())
  var output: String?

  @Option(help: "A file that says what is heard when: .json, or .vtt for captions.", completion: .file())
  var cues: String?

  @Option(help: "The flow to speak; all of them unless given.")
  var flow: String?

  @Option(help: "The stop to begin with, counted from one.")
  var fromStop: Int?

  @Option(help: "The only stop to speak, counted from one.")
  var only: Int?

  @Option(help: "Whether hints are spoken.")
  var hints: OnOrOff?

  @Flag(help: "Print what would be said, and when, without saying it.")
  var dryRun = false

  @Flag(help: "List the voices of eSpeak NG with their languages.")
  var listVoices = false

  @OptionGroup var previews: PreviewOptions

  @OptionGroup var listening: ListeningOption

  @OptionGroup var voice: VoiceOptions

  @OptionGroup var changes: ScenarioChanges

  @OptionGroup(title: "Captures of running apps") var captures: CaptureOptions

  func validate() throws {
    if path == nil, !listVoices { throw ValidationError("name a scenario file, or '-' for standard input") }
    if fromStop != nil, only != nil { throw ValidationError("--from-stop and --only exclude each other") }
    if let stop = fromStop ?? only, stop < 1 { throw ValidationError("stops count from one") }
    if let cues, CueFile(cues) == nil { throw ValidationError("a cue sheet is a file that ends in .json or .vtt") }
    if let output, !["", "wav", "wave"].contains(URL(filePath: output).pathExtension.lowercased()) {
      throw ValidationError("the sound is written as WAV: name a file that ends in .wav")
    }
    try OutputCheck.check([output, cues], against: [path].compactMap(\.self))
    try OutputCheck.check([output], against: [cues].compactMap(\.self))
  }

  func run() throws {
    do {
      if listVoices { return try printVoices() }
      guard let path else { return }
      try speak(path)
    } catch let error as VoiceError {
      try error.exit()
    }
  }

  private func speak(_ path: String) throws {
    var loader = try ScenarioLoader(listening, captures)
    guard let loaded = loader.load(path), loader.accepts(flow, of: loaded, in: path) else {
      return try loader.outcome.exit()
    }
    var scenario = changes.applied(to: loaded)
    if let hints { scenario.settings[.hints] = .flag(hints == .on) }
    let transcript = Transcript(of: scenario, flow: flow)
    let lines = transcript.spokenLines(of: stops, language: voice.language)
    if lines.isEmpty, let stop = fromStop ?? only {
      Console.message("error: there is no stop \(stop) in \(path)\n")
      return try Outcome.wrongInput.exit()
    }
    // Where nothing can be spoken, no folder is made for it.
    let voice = try ESpeakVoice(voice.settings(speaking: transcript.language))
    let cues = cues.flatMap(CueFile.init)
    try cues?.prepare()
    let sheet = try narrate(lines, of: transcript, by: voice, isAccessible: loader.isAccessible)
    for note in sheet.notes { Console.message("note: \(note)\n") }
    try cues?.write(sheet)
    loader.report(transcript.problems, in: path)
    try loader.outcome.exit()
  }

  private var stops: ClosedRange<Int>? {
    only.map { $0...$0 } ?? fromStop.map { $0...Int.max }
  }

  /// Speaks the lines, each of which is printed when it is heard.
  private func narrate(
    _ lines: [SpokenLine], of transcript: Transcript, by voice: ESpeakVoice, isAccessible: Bool
  ) throws -> CueSheet {
    let narrator = Narrator(voice: voice)
    let signals = SignalWatch { _ in narrator.stop() }
    let printsLines = output != "-" && !dryRun
    let progress = WorkProgress(of: "lines", total: lines.count, isShown: output != nil && RunEnvironment.hasWatcher)
    let heading = transcript.heading
    if printsLines { Console.output(isAccessible ? TranscriptText(heading).inWords : heading) }
    let items = lines.lazy.flatMap { line in
      progress.advance()
      if printsLines { Console.output(isAccessible ? TranscriptText.inWords(line.text) : line.text) }
      return line.items
    }
    do {
      let sheet = try narrator.narrate(items, to: sink(for: voice))
      if dryRun {
        Console.output(
          sheet.schedule(inWords: isAccessible) { voice.settings.normalization.spoken($0, language: $1) })
      }
      return sheet
    } catch VoiceError.stopped {
      throw Outcome(endedBy: signals.received).exitCode
    }
  }

  private func sink(for voice: ESpeakVoice) throws -> any AudioSink {
    if dryRun { return SilentSink() }
    if let output {
      if output != "-" { try VoiceError.naming(output) { try WholeFile.prepare(output) } }
      return try WAVFile(path: output, sampleRate: voice.sampleRate)
    }
    return PacedSink(try AudioPlayer(sampleRate: voice.sampleRate), sampleRate: voice.sampleRate)
  }

  private func printVoices() throws {
    for voice in try ESpeakVoice().voices() {
      let languages = voice.languages.map(\.tag).joined(separator: ", ")
      Console.output("\(voice.name): \(languages) (\(voice.identifier))\n")
    }
  }
}

/// A switch that is given as a word.
enum OnOrOff: String, ExpressibleByArgument, CaseIterable {
  case on, off
}
