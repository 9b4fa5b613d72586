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
      is simulated, and with what is odd about its screen; one that is marked with 'miss' is known to be wrong, one that \
      is marked with 'differs' can't be compared and counts nowhere.
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
    let audit = try ProjectFile().audit().inBrief
    var report = RecordingsReport()
    var remarks: [[String]] = []
    let files = try loader.files(at: paths)
    for path in files {
      guard let scenario = loader.load(path) else { continue }
      let comparisons = scenario.recordingComparisons
      report.add(comparisons, of: path)
      if format == .text { remarks += self.remarks(on: comparisons, in: scenario, by: audit) }
    }
    if report.isEmpty, !files.isEmpty { Console.message("no recordings in \(files.joined(separator: ", "))\n") }
    switch format {
    case .json: Console.output(try RecordingsDocument(report).json())
    case .text where !report.isEmpty:
      for ((_, comparison), remarks) in zip(report.comparisons, remarks) where all || comparison.isWrong {
        print(comparison, remarks)
      }
      Console.output(listening.isOn(in: .current) ? report.sentences : report.table)
    case .text: break
    }
    let outcome = report.isEmpty ? .wrongInput : report.unexpected > 0 ? Outcome.no : .fine
    try max(outcome, loader.outcome).exit()
  }

  /// What is odd about the screens that are not as they were heard, which often tells why; nothing of the others.
  private func remarks(
    on comparisons: [RecordingComparison], in scenario: Scenario, by audit: Audit
  ) -> [[String]] {
    guard comparisons.contains(where: \.isWrong) else { return comparisons.map { _ in [] } }
    let findings = Dictionary(grouping: audit.findings(of: scenario)) { finding in
      // What was written is on the screen that it was written in.
      finding.screen
        ?? finding.place.flatMap { place in
          scenario.screens.reversed().first { $0.value.origin <= place }?.key
        }
    }
    let names = scenario.screens.filter { $0.value.recording != nil }.map(\.key)
    return zip(comparisons, names).map { comparison, name in
      guard comparison.isWrong else { return [] }
      return (findings[name] ?? []).map { "\($0.severity): \($0.message) [\($0.rule)]" }
    }
  }

  /// The case on a line, with its words unless there is nothing to compare in them.
  private func print(_ comparison: RecordingComparison, _ remarks: [String]) {
    let lines = comparison.isRight ? [] : comparison.lines + remarks
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
