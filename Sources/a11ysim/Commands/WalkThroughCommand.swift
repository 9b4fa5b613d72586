internal import A11ySimulation
internal import ArgumentParser
internal import Foundation

/// The command `a11ysim walk`, in which a person walks through a scenario by hand.
struct WalkThroughCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "walk",
    abstract: "Lets you walk through a scenario by hand, as with VoiceOver on a device.",
    discussion: """
        a11ysim walk Scenarios/beach-trip/comments.yaml
        a11ysim walk Scenarios/beach-trip/comments.yaml --record mine.yaml --flow 'Read the comments'

      In a terminal every gesture has a key; '?' lists them. With --line, and whenever standard input is not a \
      terminal, commands are words, one a line: next, previous 3, focus Reply, rotor headings, quit; 'help' lists them.

      What happens is printed as transcripts show it; a line with '#' in front is no speech. Exit status 1 if a task \
      was marked as failed.
      """)

  @Argument(help: "A scenario file.", completion: .file())
  var path: String

  @Flag(help: "Take commands as words, one a line, in a terminal too.")
  var line = false

  @Option(help: "A YAML file that keeps the walk as a flow: the scenario, or a new file.", completion: .file())
  var record: String?

  @Option(help: "The name of the recorded flow; one that has it already is replaced.")
  var flow = "Recorded walk"

  @Flag(help: "Say each line aloud; the next key cuts it.")
  var speak = false

  @OptionGroup var listening: ListeningOption

  @OptionGroup var voice: VoiceOptions

  @OptionGroup var changes: ScenarioChanges

  func validate() throws {
    if path == "-" { throw ValidationError("a walk reads its commands from standard input; name a file") }
    if record == "-" { throw ValidationError("a walk is recorded into a file; name one") }
  }

  func run() throws {
    var loader = try ScenarioLoader(listening)
    guard let loaded = loader.load(path) else { return try loader.outcome.exit() }
    let recording = try record.map { try WalkFile(path: $0, flow: flow, scenario: path, loader.defaults, changes) }
    let scenario = changes.applied(to: loaded)
    var frontend = WalkFrontend(ManualWalk(scenario), flow: recording == nil ? nil : flow) {
      try WalkSpeech(voice, language: scenario.locale)
    }
    do {
      try frontend.open(speaking: speak)
    } catch let error as VoiceError {
      Console.message("error: \(error)\n")
      return try error.outcome.exit()
    }
    let isInteractive = TerminalMode.isInteractive
    if isInteractive, !line { frontend.runKeys() } else { frontend.runLines(isInteractive: isInteractive) }
    try recording?.write(frontend.walk)
    try frontend.outcome.exit()
  }
}
