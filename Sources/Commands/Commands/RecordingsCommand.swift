internal import A11ySimulation
internal import ArgumentParser
internal import TestRuns

/// The command `a11ysim recordings`, which scores simulations by what was heard on real devices.
struct RecordingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recordings",
    abstract: "Scores screens by published recordings of VoiceOver.",
    discussion: """
      Only words and their order are compared. Every case that is not right is printed with what was recorded and what \
      is simulated; one that is marked with 'miss' is known to be wrong, one that is marked with 'differs' can't be \
      compared and counts nowhere.
      """)

  @Argument(
    help: "Scenario files or folders with scenarios; those of the project, or Scenarios, unless given.",
    completion: .file())
  var paths: [String] = []

  @Option(help: "The form of the output.")
  var format = OutputFormat.text

  @Flag(help: "Print every case, also those that are right or can't be compared.")
  var all = false

  @OptionGroup var listening: ListeningOption

  func run() throws {
    var loader = try ScenarioLoader(listening)
    var report = RecordingsReport()
    let files = try loader.files(at: paths)
    for path in files {
      if let scenario = loader.load(path) { report.add(scenario.recordingComparisons, of: path) }
    }
    if report.isEmpty, !files.isEmpty { Console.message("no recordings in \(files.joined(separator: ", "))\n") }
    switch format {
    case .json: Console.output(try RecordingsDocument(report).json())
    case .text where !report.isEmpty:
      for (_, comparison) in report.comparisons where all || comparison.isWrong { print(comparison) }
      Console.output(listening.isOn(in: .current) ? report.sentences : report.table)
    case .text: break
    }
    let outcome = report.isEmpty ? .wrongInput : report.unexpected > 0 ? Outcome.no : .fine
    try max(outcome, loader.outcome).exit()
  }

  /// The case on a line, with its words unless there is nothing to compare in them.
  private func print(_ comparison: RecordingComparison) {
    let lines = comparison.isRight ? [] : comparison.lines
    Console.output(([comparison.headline] + lines).joined(separator: "\n") + "\n\n")
  }
}

extension RecordingComparison {
  /// Whether the simulation should say what was recorded, and does not; or is marked so, and does.
  fileprivate var isWrong: Bool {
    switch outcome {
    case .miss, .wrong, .rightUnexpectedly: true
    case .right, .incomparable: false
    }
  }
}
