internal import A11ySimulation
internal import ArgumentParser

/// The command `a11ysim walk`, in which a person walks through a scenario by hand.
struct WalkThroughCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "walk",
    abstract: "Lets you walk through a scenario by hand, as with VoiceOver on a device.",
    discussion: """
        a11ysim walk Scenarios/beach-trip/comments.yaml
        a11ysim walk inbox.yaml --record mine.yaml --flow 'Read the mail'

      In a terminal every gesture has a key; '?' lists them. With --line, and whenever standard input is not a \
      terminal or ACCESSIBLE is set, commands are words, one a line: next, previous 3, focus Reply, rotor headings, \
      quit; 'help' lists them.

      What happens is printed as transcripts show it; a line with '#' in front is not speech. Control-C ends the walk as \
      'quit' does, and what was walked so far is still recorded. In a recorded flow the settings of the command line \
      are the first step. Exit status 1 if a task was marked as failed.
      """)

  @Argument(help: "A scenario file, a Swift file with a preview, or a capture.", completion: .file())
  var path: String

  @Flag(help: "Take commands as words, one a line, in a terminal too.")
  var line = false

  @Option(
    help: ArgumentHelp("A file that keeps the walk as a flow: the scenario, or a new file.", valueName: "file"),
    completion: .file())
  var record: String?

  @Option(
    help: ArgumentHelp(
      "The name of the recorded flow, in the place of one that has it already; a new name unless given.",
      valueName: "name"))
  var flow: String?

  @Flag(help: "Say each line aloud; the next key cuts it.")
  var speak = false

  @OptionGroup var previews: PreviewOptions

  @OptionGroup var listening: ListeningOption

  @OptionGroup(title: "Captures of running apps") var captures: CaptureOptions

  @OptionGroup var voice: VoiceOptions

  @OptionGroup var changes: ScenarioChanges

  func validate() throws {
    if path == "-" { throw ValidationError("a walk reads its commands from standard input; name a file") }
    if record == "-" { throw ValidationError("a walk is recorded into a file; name one") }
    if record != nil, changes.locale != nil {
      throw ValidationError("a recorded flow is played in the scenario's own language; leave --locale out")
    }
    if record != nil, !changes.readings.isEmpty {
      throw ValidationError("a recorded flow is played with the scenario's own readings; leave --reading out")
    }
    if flow != nil, record == nil { throw ValidationError("--flow names what --record FILE keeps") }
  }

  func run() throws {
    var loader = try ScenarioLoader(listening, captures)
    guard let loaded = loader.load(path) else { return try loader.outcome.exit() }
    let recording = try record.map { try WalkFile(path: $0, flow: flow, scenario: path, loader) }
    // What is recorded plays back without the command line, so there the settings are a step.
    let scenario = recording == nil ? changes.applied(to: loaded) : loaded
    let speech = WalkSpeech(voice.settings(speaking: scenario.locale))
    do {
      if speak { try speech.turnOn() }
    } catch let error as VoiceError {
      return try error.exit()
    }
    var frontend = WalkFrontend(
      ManualWalk(scenario), flow: recording?.flow, speech: speech, isAccessible: loader.isAccessible)
    frontend.open()
    let settings = Dictionary(changes.changes.map { ($0.setting, $0.value) }) { _, last in last }
    if recording != nil, !settings.isEmpty { frontend.perform(.step(.settings(settings))) }
    let isInteractive = TerminalMode.isInteractive
    if isInteractive, !line, !loader.isAccessible {
      frontend.runKeys()
    } else {
      frontend.runLines(isInteractive: isInteractive)
    }
    // A walk by hand does not show everything that a scenario has been accepted for.
    let judgement = try ProjectFile().audit().inBrief.judgement(of: scenario, heard: frontend.walk.asFlow)
    loader.report(judgement.open, in: path)
    try recording?.write(frontend.walk)
    try frontend.outcome.exit()
  }
}
