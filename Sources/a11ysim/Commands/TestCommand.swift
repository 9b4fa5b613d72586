internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import TestRuns

/// The command `a11ysim test`, which compares scenarios with what was recorded.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Compares every scenario with the golden transcript beside it.",
    discussion: """
      a11ysim test                               all scenarios of the folder Scenarios
      a11ysim test -u Scenarios/beach-trip       record what differs and what is missing
      a11ysim test --locale de-DE --reporter junit=report.xml

      The golden of comments.yaml is comments.golden.txt, that of a variant comments.de-DE.golden.txt. What differs \
      waits beside its golden for 'a11ysim review'; in CI nothing is written. Screens with recordings of a real device \
      are compared with those instead.
      """)

  @Argument(
    help: "Scenario files or folders with scenarios; those of the project, or Scenarios, unless given.",
    completion: .file())
  var paths: [String] = []

  @Option(help: "The goldens to record: never, missing, changed (with the missing ones) or all.")
  var update: UpdateMode?

  @Flag(name: .customShort("u"), help: "Record what differs and what is missing, as --update changed.")
  var updatesChanged = false

  @Flag(help: "Write nothing, not even what waits for a decision; so it is in CI.")
  var check = false

  @Option(help: "What to do about goldens that belong to no scenario: warn, fail, delete or ignore; in CI fail.")
  var obsolete: ObsoleteRule?

  @Option(name: .customLong("diff"), help: "The form of differences: speech or unified.")
  var difference = TextReporter.DifferenceForm.speech

  @Option(
    name: .customLong("reporter"),
    help: ArgumentHelp(
      "pretty, plain, tap, jsonl, junit or github, with a file to write; can be given several times.",
      valueName: "name[=file]"))
  var reporters: [ReporterChoice] = []

  @Option(help: "A file for all differences, as a patch for 'git apply'; allowed in CI.", completion: .file())
  var patchOutput: String?

  @Flag(help: "Write for people who listen: sentences, no marks, no columns.")
  var accessible = false

  @Option(help: "How many files are played at the same time; as many as there are processors unless given.")
  var jobs: Int?

  @Flag(help: "Stop at the first scenario that is no pass.")
  var failFast = false

  @OptionGroup var selection: TestSelection
  @OptionGroup var variation: TestVariation

  func validate() throws {
    if updatesChanged, update != nil { throw ValidationError("-u is --update changed; give one of them") }
    if check, updatesChanged || update != nil { throw ValidationError("--check writes nothing; leave --update out") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs is at least 1") }
    let files = reporters.compactMap(\.file)
    if Set(files).count < files.count { throw ValidationError("two reporters would write the same file") }
  }

  func run() throws {
    let environment = RunEnvironment.current
    let file = try ProjectFile()
    let paths = paths.isEmpty ? file.scenarios : paths
    let all = ScenarioFinder.files(at: paths)
    let (files, notes) = selection.files(of: all, in: environment)
    let isReadOnly = check || environment.isCI
    var run = TestRun(
      files: files, variation: variation.variation,
      rule: WritingRule(update: updatesChanged ? .changed : update, isReadOnly: isReadOnly),
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, stopsAtFailure: failFast)
    run.tags = selection.tag
    let reporters = try reporters.isEmpty ? file.reporters() : reporters
    let options = textOptions(in: environment, isAccessible: file.project.isAccessible)
    var writer = ReportWriter(reporters, options, in: environment)
    var summary = RunSummary()
    summary.notes = notes
    var patch = ""
    let isComplete = run.perform { result in
      summary.add(result)
      writer.report(result)
      if patchOutput != nil { patch += result.patch }
    }
    if !isComplete { summary.notes.append("ended at the first failure") }
    var outcome = Outcome(summary.verdict)
    let canJudge = isComplete && notes.isEmpty && summary.count(.unusable) == 0
    if canJudge { outcome = max(outcome, try judgeObsolete(all, in: paths, into: &summary, isCI: environment.isCI)) }
    if summary.total == 0 {
      outcome = max(outcome, judgeEmptiness(of: paths, hasScenarios: !all.isEmpty, in: environment))
    }
    var unwritten = writer.finish(summary)
    if let path = environment.shardStatusPath { unwritten += write("", to: path) }
    if let patchOutput { unwritten += write(patch, to: patchOutput) }
    if !isReadOnly { unwritten += remember(files, summary) }
    for problem in unwritten { Console.message("error: \(problem)\n") }

    try max(outcome, unwritten.isEmpty ? .fine : .notWritten).exit()
  }

  private func textOptions(in environment: RunEnvironment, isAccessible: Bool) -> TextReporter.Options {
    var options = TextReporter.Options()
    options.difference = difference
    options.isAccessible = accessible || environment.isAccessible || isAccessible
    options.isColored = environment.allowsColor && !options.isAccessible
    options.isCI = environment.isCI
    return options
  }

  /// Obsolete goldens are judged in folders only, and only by a run that could have seen all that use them.
  private func judgeObsolete(
    _ scenarios: [String], in paths: [String], into summary: inout RunSummary, isCI: Bool
  ) throws -> Outcome {
    let rule = obsolete ?? (isCI ? .fail : .warn)
    guard rule != .ignore else { return .fine }
    let goldens = ObsoleteGoldens.find(in: paths.filter(ScenarioFinder.isFolder), besides: scenarios)
    guard rule == .delete else {
      summary.obsolete = goldens
      return rule == .fail && !goldens.isEmpty ? .no : .fine
    }
    for path in goldens {
      try FileManager.default.removeItem(atPath: path)
      Console.output("deleted \(path)\n")
    }
    return .fine
  }

  /// An empty selection is suspicious, unless it is a shard's share or allowed.
  private func judgeEmptiness(of paths: [String], hasScenarios: Bool, in environment: RunEnvironment) -> Outcome {
    let isShard = (selection.shard ?? environment.shard) != nil && hasScenarios
    if selection.passWithNoTests || isShard || selection.lastFailed && hasScenarios { return .fine }
    Console.message("no scenarios to test in \(paths.joined(separator: ", "))\n")
    return .wrongInput
  }

  private func write(_ text: String, to path: String) -> [String] {
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
      return []
    } catch {
      return ["cannot write \(path): \(error.localizedDescription)"]
    }
  }

  private func remember(_ files: [String], _ summary: RunSummary) -> [String] {
    let before = LastRun.read()
    let after = (before ?? LastRun()).updated(testing: files, failing: summary.failing)
    guard after != before, before != nil || !after.failed.isEmpty else { return [] }
    do {
      try after.write()
      return []
    } catch {
      return ["cannot write the record of this run: \(error.localizedDescription)"]
    }
  }
}

/// What to do about goldens that belong to no scenario.
enum ObsoleteRule: String, ExpressibleByArgument, CaseIterable {
  case warn, fail, delete, ignore
}
