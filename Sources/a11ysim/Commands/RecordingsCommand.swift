internal import A11ySimulation
internal import ArgumentParser

/// The command `a11ysim recordings`, which compares scenarios with what was heard on real devices.
struct RecordingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recordings",
    abstract: "Compares screens with published recordings of VoiceOver.",
    discussion: """
      Only words and their order are compared. A case that is marked with 'differs' must differ, every other must not.
      """)

  @Argument(help: "Scenario files or folders with scenarios.", completion: .file())
  var paths = ["Scenarios/recordings"]

  @OptionGroup var listening: ListeningOption

  func run() throws {
    var loader = try ScenarioLoader(listening)
    var tally = RecordingTally()
    for path in ScenarioFinder.files(at: paths) {
      for comparison in loader.load(path)?.recordingComparisons ?? [] { tally.add(comparison, showingAll: true) }
    }
    if tally.isEmpty { Console.message("no recordings in \(paths.joined(separator: ", "))\n") }
    Console.output(tally.summary)
    let outcome = tally.isEmpty ? .wrongInput : tally.unexpected > 0 ? Outcome.no : .fine
    try max(outcome, loader.outcome).exit()
  }
}
