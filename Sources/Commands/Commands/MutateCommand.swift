internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import Mutations
internal import TestRuns

/// The command `a11ysim mutate`, which tells how much the goldens of scenarios would notice.
struct MutateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutate",
    abstract: "Plants regressions, one at a time, and tells which of them 'test' would notice.",
    discussion: """
        a11ysim mutate Scenarios/beach-trip
        a11ysim mutate --kind effect-lost --at-least 95

      Nothing is written. A regression that changes nothing a person meets, such as another label on what is hidden, is \
      counted apart. The sorts: \(MutationKind.all.map(\.id).joined(separator: ", ")).
      """)

  @Argument(
    help: "Scenario files or folders with scenarios; those of the project, or Scenarios, unless given.",
    completion: .file())
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("Only regressions of this sort; can be given several times.", valueName: "sort"),
    completion: .list(MutationKind.all.map(\.id)))
  var kind: [String] = []

  @Option(help: "The form of the output.")
  var format = OutputFormat.text

  @Option(help: ArgumentHelp("Exit with status 1 if fewer are noticed.", valueName: "percent"))
  var atLeast: Double?

  @Option(help: "How many regressions are tried at the same time; as many as there are processors unless given.")
  var jobs: Int?

  func validate() throws {
    let names = MutationKind.all.map(\.id)
    for name in kind where MutationKind.named(name) == nil {
      let hint = NearMiss.hint(for: name, among: names) ?? "there are \(names.joined(separator: ", "))"
      throw ValidationError("there is no sort of regressions '\(name)'; \(hint)")
    }
    if let jobs, jobs < 1 { throw ValidationError("--jobs is at least 1") }
  }

  func run() throws {
    let file = try ProjectFile()
    var run = MutationRun(files: Set(ScenarioFinder.files(at: try file.paths(paths))).sorted())
    guard !run.files.isEmpty else {
      Console.message("error: \(file.absence(in: paths))\n")
      throw Outcome.wrongInput.exitCode
    }
    if !kind.isEmpty { run.kinds = kind.compactMap(MutationKind.named) }
    run.defaults = file.project.defaults
    run.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    var outcome = Outcome.fine
    let isAccessible = RunEnvironment.current.isAccessible || file.project.isAccessible
    let report = run.perform { error in
      Console.message(error.text(isAccessible: isAccessible))
      outcome = .wrongInput
    }
    switch format {
    case .text: Console.output(report.text)
    case .json: Console.output(try report.json())
    }
    if let atLeast, report.percentage < atLeast { outcome = max(outcome, .no) }
    try outcome.exit()
  }
}
