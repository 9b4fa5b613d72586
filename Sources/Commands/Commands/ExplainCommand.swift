internal import A11ySimulation
internal import ArgumentParser
internal import TestRuns
internal import Transcripts

/// The command `a11ysim explain`, which tells where the order and the words come from.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tells, stop by stop, why it comes here and where each word comes from.",
    discussion: "  a11ysim explain Scenarios/beach-trip/trip.yaml")

  @Argument(help: "A scenario file or a capture, or '-' for standard input.", completion: .file())
  var path: String

  @Option(help: "The screen to explain; the first one unless given, as json all of them.")
  var screen: String?

  @Option(help: "The form of the output.")
  var format = OutputFormat.text

  @Option(
    help: "The screen reader whose words are explained: voiceover or talkback; voiceover unless given.",
    completion: .list(ReaderList.speaking.map(\.rawValue)), transform: ReaderList.readSpeaking)
  var reader = ReaderList([.voiceOver])

  @OptionGroup var previews: PreviewOptions

  @OptionGroup var listening: ListeningOption

  @OptionGroup(title: "Captures of running apps") var captures: CaptureOptions

  @OptionGroup var changes: ScenarioChanges

  func validate() throws {
    if !reader.isOneThatSpeaks { throw ValidationError("'--reader' is voiceover or talkback here") }
  }

  func run() throws {
    if format == .json { return try printDocument() }
    var loader = try ScenarioLoader(listening, captures)
    guard let loaded = loader.load(path) else { return try loader.outcome.exit() }
    let scenario = reader.applied(to: changes.applied(to: loaded))
    guard let (name, screen) = try loader.screen(screen, of: scenario, in: path) else { return }
    let explanation = loader.placed(Explanation(of: screen, named: name, in: scenario, file: path), in: path)
    Console.output(loader.isAccessible ? explanation.inWords : explanation.text)
  }

  /// Prints what a program may read: all screens, and of Swift code all previews.
  private func printDocument() throws {
    var loader = try ScenarioLoader(listening, captures)
    let addresses = Program.library?.previews(at: path).map(\.text) ?? []
    var screens: [ExplanationDocument.Screen] = []
    for path in addresses.isEmpty ? [path] : addresses {
      guard let loaded = loader.load(path) else { continue }
      let scenario = reader.applied(to: changes.applied(to: loaded))
      for name in self.screen.map({ [$0] }) ?? scenario.screenNames {
        guard let (name, screen) = try loader.screen(name, of: scenario, in: path) else { continue }
        let explanation = Explanation(of: screen, named: name, in: scenario, file: path)
        screens.append(.init(loader.placed(explanation, in: path), of: path))
      }
    }
    Console.output(try ExplanationDocument(screens).json())
    try loader.outcome.exit()
  }
}
