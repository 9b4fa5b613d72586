internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import TestRuns

/// One run of `a11ysim test` after another, each over the files that are there then.
struct TestSession {
  let command: TestCommand
  let environment: RunEnvironment

  init(_ command: TestCommand, in environment: RunEnvironment = .current) {
    self.command = command
    self.environment = environment
  }

  /// The paths of the scenarios that the command line and the project name, in their order.
  func scenarios(_ file: ProjectFile) -> [String] {
    Set(ScenarioFinder.files(at: file.places(command.paths))).sorted()
  }

  /// Tests what the command line selects.
  ///
  /// - Parameters:
  ///   - file: The file of the project.
  ///   - changed: Only scenarios among these; `nil` for all.
  ///   - update: The goldens to record, in place of what the command line says.
  ///   - isWanted: Asked after each result, whether to go on.
  /// - Returns: How it came out, and which scenarios do not pass.
  func test(
    in file: ProjectFile, _ changed: Set<String>? = nil, update: UpdateMode? = nil,
    while isWanted: () -> Bool = { true }
  ) -> (outcome: Outcome, failing: [String]) {
    let (paths, all) = (paths(file), scenarios(file))
    var selected = command.selection.files(of: all, in: environment)
    if let changed {
      selected.files = selected.files.filter(changed.contains)
      selected.notes.append("\(selected.files.count) of \(all.count) tested again")
    }
    let run = self.run(of: selected.files, in: file, update: update ?? command.updateMode)
    var report = TestReport(command.report, command.listening, in: environment, file)
    report.summary.selection = selected.notes
    report.summary.otherRelease = file.project.release.flatMap { $0.tellsTheSame(as: .current) ? nil : $0 }
    report.summary.shard = selected.shard
    let progress = WorkProgress(of: "scenarios", total: selected.files.count, isShown: environment.hasTerminal)
    report.summary.isComplete = run.perform(while: isWanted) { result in
      progress.advance(to: result.testCase.path)
      report.add(result)
    }
    report.summary.unclaimed = ObsoleteGoldens.find(in: paths.filter(ScenarioFinder.isFolder), besides: all)
    if report.summary.total == 0, changed == nil { report.note(judgeEmptiness(of: paths, hasScenarios: !all.isEmpty)) }
    if let path = environment.shardStatusPath { report.write("", to: path) }
    if !isReadOnly { remember(selected.files, in: &report) }
    return (report.finish(), report.summary.failing)
  }

  /// Whether no golden is written.
  private var isReadOnly: Bool { command.check || environment.isCI }

  /// The run of some scenarios, as the command line and the project want it.
  private func run(of files: [String], in file: ProjectFile, update: UpdateMode?) -> TestRun {
    var run = TestRun(
      files: files, variation: command.changes.variation(in: command.notation),
      rule: WritingRule(update: update, isReadOnly: isReadOnly),
      jobs: command.jobs ?? ProcessInfo.processInfo.activeProcessorCount, stopsAtFailure: command.failFast)
    run.tags = command.selection.tag
    run.defaults = file.project.defaults
    if let audit = try? file.audit() { run.audit = audit.inBrief }
    run.isStrict = command.strict || file.project.isStrict
    run.isReviewed = command.reporters(file).contains { $0.name.isForReview }
    run.library = Program.library
    return run
  }

  private func paths(_ file: ProjectFile) -> [String] {
    command.paths.isEmpty ? file.scenarios + file.previews : command.paths
  }

  /// An empty selection is suspicious, unless it is a shard's share or allowed.
  private func judgeEmptiness(of paths: [String], hasScenarios: Bool) -> Outcome {
    let selection = command.selection
    let isShard = (selection.shard ?? environment.shard) != nil && hasScenarios
    if selection.passWithNoTests || isShard || selection.lastFailed && hasScenarios { return .fine }
    Console.message(
      hasScenarios
        ? "no scenarios to test in \(paths.joined(separator: ", "))\n" : "\(ScenarioFinder.absence(in: paths))\n")
    return .wrongInput
  }

  private func remember(_ files: [String], in report: inout TestReport) {
    let before = LastRun.read()
    let after = (before ?? LastRun()).updated(testing: files, failing: report.summary.failing)
    guard after != before, before != nil || !after.failed.isEmpty else { return }
    report.attempt("the record of this run") { try after.write() }
  }
}
