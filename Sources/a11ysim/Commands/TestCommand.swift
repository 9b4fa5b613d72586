internal import A11ySimulation
internal import ArgumentParser

/// The command `a11ysim test`, which compares scenarios with what was recorded.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Compares every scenario with the golden transcript beside it.",
    discussion: """
      The golden of comments.yaml is comments.golden.txt. Without --update nothing is written, and a scenario without a \
      golden has failed. Screens with recordings of a real device are compared with those instead.
      """)

  @Argument(help: "Scenario files or folders with scenarios.", completion: .file())
  var paths = ["Scenarios"]

  @Flag(help: "Record what differs and what is missing.")
  var update = false

  func run() throws {
    var loader = ScenarioLoader()
    var tally = Tally()
    let files = ScenarioFinder.files(at: paths)
    for path in files {
      guard let scenario = loader.load(path) else {
        tally.unreadable += 1
        continue
      }
      let recordings = scenario.recordingComparisons
      if recordings.isEmpty {
        let transcript = Transcript(of: scenario)
        loader.report(transcript.problems, in: path)
        try compare(transcript.text(), of: path, into: &tally)
      } else {
        report(recordings, of: path, into: &tally)
      }
    }
    if files.isEmpty { Console.message("no scenarios in \(paths.joined(separator: ", "))\n") }
    Console.output(tally.summary)
    let outcome = files.isEmpty ? .wrongInput : tally.failures > 0 ? Outcome.no : .fine
    try max(outcome, loader.outcome).exit()
  }

  /// A file of recordings is as expected if all of its cases are.
  private func report(_ recordings: [RecordingComparison], of path: String, into tally: inout Tally) {
    var cases = RecordingTally()
    for recording in recordings { cases.add(recording, showingAll: false) }
    guard cases.unexpected > 0 else {
      tally.same += 1
      return
    }
    tally.failures += 1
    Console.output("\(path): \(cases.summary)\n")
  }

  private func compare(_ transcript: String, of path: String, into tally: inout Tally) throws {
    let golden = Golden(besides: path)
    switch try golden.compare(with: transcript) {
    case .same:
      tally.same += 1
    case .missing:
      if update { return try record(transcript, as: golden, into: &tally) }
      tally.failures += 1
      Console.output("\(path): no golden; record it with 'a11ysim test --update \(path)'\n\n")
    case .different(let lines):
      if update { return try record(transcript, as: golden, into: &tally) }
      tally.failures += 1
      Console.output("\(path): differs from \(golden.path)\n\(lines.text())\n")
    }
  }

  private func record(_ transcript: String, as golden: Golden, into tally: inout Tally) throws {
    try golden.record(transcript)
    tally.recorded += 1
    Console.output("recorded \(golden.path)\n")
  }
}

/// How many scenarios came out how.
private struct Tally {
  var same = 0
  var failures = 0
  var recorded = 0
  var unreadable = 0

  var summary: String {
    let counts = [
      (failures, "failed"), (unreadable, "unreadable"), (recorded, "recorded"), (same, "as expected"),
    ]
    return counts.filter { $0.0 > 0 || $0.1 == "as expected" }.map { "\($0.0) \($0.1)" }.joined(separator: ", ") + "\n"
  }
}
