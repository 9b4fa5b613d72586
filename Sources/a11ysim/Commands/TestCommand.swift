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

  @Option(help: "How many files are played at the same time; as many as there are processors unless given.")
  var jobs: Int?

  @Flag(help: "Stop at the first scenario that is no pass.")
  var failFast = false

  @OptionGroup var report: ReportOptions
  @OptionGroup var selection: TestSelection
  @OptionGroup var variation: TestVariation

  func validate() throws {
    if updatesChanged, update != nil { throw ValidationError("-u is --update changed; give one of them") }
    if check, updatesChanged || update != nil { throw ValidationError("--check writes nothing; leave --update out") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs is at least 1") }
  }

  func run() throws {
    let environment = RunEnvironment.current
    let file = try ProjectFile()
    let paths = paths.isEmpty ? file.scenarios : paths
    let all = Set(ScenarioFinder.files(at: paths)).sorted()
    let isReadOnly = check || environment.isCI
    let selected = selection.files(of: all, in: environment)
    var run = TestRun(
      files: selected.files, variation: variation.variation,
      rule: WritingRule(update: updatesChanged ? .changed : update, isReadOnly: isReadOnly),
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, stopsAtFailure: failFast)
    run.tags = selection.tag
    run.defaults = file.project.defaults
    var report = TestReport(report, in: environment, file)
    report.summary.selection = selected.notes
    report.summary.shard = selected.shard
    report.summary.isComplete = run.perform { report.add($0) }
    report.summary.unclaimed = ObsoleteGoldens.find(in: paths.filter(ScenarioFinder.isFolder), besides: all)
    if report.summary.total == 0 { report.note(judgeEmptiness(of: paths, hasScenarios: !all.isEmpty, in: environment)) }
    if let path = environment.shardStatusPath { report.write("", to: path) }
    if !isReadOnly { remember(selected.files, in: &report) }
    try report.finish().exit()
  }

  /// An empty selection is suspicious, unless it is a shard's share or allowed.
  private func judgeEmptiness(of paths: [String], hasScenarios: Bool, in environment: RunEnvironment) -> Outcome {
    let isShard = (selection.shard ?? environment.shard) != nil && hasScenarios
    if selection.passWithNoTests || isShard || selection.lastFailed && hasScenarios { return .fine }
    Console.message("no scenarios to test in \(paths.joined(separator: ", "))\n")
    return .wrongInput
  }

  private func remember(_ files: [String], in report: inout TestReport) {
    let before = LastRun.read()
    let after = (before ?? LastRun()).updated(testing: files, failing: report.summary.failing)
    guard after != before, before != nil || !after.failed.isEmpty else { return }
    report.attempt("the record of this run") { try after.write() }
  }
}
