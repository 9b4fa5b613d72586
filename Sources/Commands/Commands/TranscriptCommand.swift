public import A11ySimulation
public import ArgumentParser
internal import TestRuns
internal import Transcripts

/// The command `a11ysim transcript`, which prints what VoiceOver says.
struct TranscriptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcript",
    abstract: "Prints what VoiceOver says.",
    discussion: """
        a11ysim transcript Scenarios/beach-trip/comments.yaml

      Each screen is read from its first element to its last, then the flows are played. '>' is what the person does, \
      '~' is said after a pause, '+' can be found there and is not heard; a line without a mark is heard at once.
      """)

  @Argument(help: "Scenario files, folders with scenarios, or '-' for standard input.", completion: .file())
  var paths: [String]

  @Option(help: "The form of the output.")
  var format = OutputFormat.text

  @Option(help: "The notation of what is heard.")
  var style = Style.spoken

  @Option(help: "The flow to play; all of them unless given.")
  var flow: String?

  @Flag(help: "Walk only what is on screen now, without what is scrolled away.")
  var visible = false

  @Flag(help: "Tell below a line, with a '=', what a voice makes of it where that differs from what is written.")
  var heard = false

  @Option(
    name: [.customLong("readers"), .customLong("reader")],
    help: """
      Assistive technologies to put side by side, element by element: voiceover, talkback, voice-control, \
      switch-control, full-keyboard-access, with commas between them. VoiceOver or TalkBack alone plays flows, too.
      """,
    completion: .list(ReaderList.allValueStrings), transform: ReaderList.read)
  var readers = ReaderList([.voiceOver])

  @OptionGroup var previews: PreviewOptions

  @OptionGroup var listening: ListeningOption

  @OptionGroup(title: "Captures of running apps") var captures: CaptureOptions

  @OptionGroup var changes: ScenarioChanges

  func validate() throws {
    if heard, style != .spoken || format != .text {
      throw ValidationError("'--heard' is for text in the spoken style")
    }
    if !readers.isOneThatSpeaks, heard || visible || flow != nil || style != .spoken {
      throw ValidationError("'--readers' reads whole screens at rest, in the spoken style")
    }
  }

  func run() throws {
    var loader = try ScenarioLoader(listening, captures)
    if !readers.isOneThatSpeaks { return try compareReaders(with: &loader) }
    let audit = try ProjectFile().audit().inBrief
    var transcripts: [TranscriptDocument.Entry] = []
    for path in try loader.files(at: paths) {
      guard let scenario = loader.load(path), loader.accepts(flow, of: scenario, in: path) else { continue }
      let changed = readers.applied(to: changes.applied(to: scenario))
      let walk = visible ? changed.walk(visibleOnly: true) : changed.play(flow: flow)
      let transcript = Transcript(of: changed, heard: walk, withScreens: !isPart)
      loader.report(transcript.problems, in: path)
      let judgement = audit.judgement(of: changed, heard: walk)
      // A part of a scenario does not show what the whole of it has been accepted for.
      let findings = isPart ? judgement.open : judgement.toldFindings
      loader.report(findings, in: path)
      transcripts.append(
        .init(
          file: path, included: loader.names(of: path).included, transcript: transcript, findings: findings))
    }
    switch format {
    case .text:
      let texts = transcripts.map { heard ? $0.transcript.textWithHeardWords : $0.transcript.text(in: style) }
      Console.output(texts.map { isInWords ? TranscriptText($0).inWords : $0 }.joined(separator: "\n"))
    case .json: try TranscriptDocument(transcripts, style: style).write(to: Console.output(json:))
    }
    try loader.outcome.exit()
  }

  /// Tells what several assistive technologies make of the screens at rest.
  private func compareReaders(with loader: inout ScenarioLoader) throws {
    var pages: [SideBySide] = []
    for path in try loader.files(at: paths) {
      guard let scenario = loader.load(path) else { continue }
      pages.append(SideBySide(of: changes.applied(to: scenario), by: readers.names))
    }
    switch format {
    case .text: Console.output(pages.map(\.text).joined(separator: "\n"))
    case .json: Console.output(try pages.json())
    }
    try loader.outcome.exit()
  }

  /// Whether not all of a scenario is told.
  private var isPart: Bool { flow != nil || visible }

  /// Whether words stand for the marks.
  ///
  /// A file or a program gets the transcript as it is, unless the option is given.
  private var isInWords: Bool {
    listening.accessible || RunEnvironment.current.isAccessible && RunEnvironment.current.hasTerminal
  }
}

/// The forms in which a command answers.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

extension Style: ExpressibleByArgument {}
