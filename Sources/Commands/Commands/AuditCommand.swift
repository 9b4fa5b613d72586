public import A11ySimulation
public import ArgumentParser
internal import Foundation
public import TestRuns

/// The command `a11ysim audit`, which tells what is wrong without anybody having written an expectation.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Tells what is wrong with an interface, without anybody having written an expectation.",
    discussion: """
        a11ysim audit Scenarios
        a11ysim audit --rule name-missing --rule role-missing screen.yaml
        a11ysim audit --format sarif --output audit.sarif
        a11ysim audit --baseline a11ysim-audit.json
        a11ysim audit --matrix --fix screen.yaml

      Every screen is looked at, and every control is tried. Each finding quotes the sentence that is heard; 'a11ysim \
      rules NAME' tells all about its rule. With a baseline, only what is new is told and can fail; what has been mended \
      is taken out of it. Exit status: 1 if there are errors.
      """)

  @Argument(
    help: """
      Scenario files, captures, folders with them, or '-' for standard input; those of the project, or Scenarios, unless \
      given.
      """,
    completion: .file())
  var paths: [String] = []

  @Option(name: .customLong("rule"), help: "Only this rule; can be given several times.")
  var rules: [String] = []

  @Option(help: "The least severity that is told.")
  var level = Diagnostic.Severity.note

  @Option(help: "The least severity that makes the command fail.")
  var failOn = Diagnostic.Severity.error

  @Option(help: "The form of the output.")
  var format = AuditFormat.text

  @Option(name: .shortAndLong, help: "The file to write, or '-' for standard output.", completion: .file())
  var output = "-"

  @Option(help: "A file with the findings that are known; it is written if it is not there.", completion: .file())
  var baseline: String?

  @Flag(help: "Take all that is found into the baseline.")
  var acceptNew = false

  @Flag(help: "Look at every screen and flow under each text size, setting and technology, one at a time.")
  var matrix = false

  @Flag(help: "Mend what can be mended for certain in the files, and show the difference.")
  var fix = false

  @Flag(help: "Show what --fix would change, and write nothing.")
  var dryRun = false

  @Flag(help: "Tell what was looked for, and what no audit can see.")
  var coverage = false

  @Flag(help: "Tell what each task of the flows takes, in gestures and seconds.")
  var costs = false

  @OptionGroup var listening: ListeningOption

  @OptionGroup(title: "Captures of running apps") var captures: CaptureOptions

  @OptionGroup var changes: ScenarioChanges

  @OptionGroup var previews: PreviewOptions

  func validate() throws {
    for id in rules where Audit.Rule.named(id) == nil { throw ValidationError(RulesCommand.absence(of: id)) }
    if acceptNew, baseline == nil { throw ValidationError("--accept-new needs a --baseline") }
    if dryRun, !fix { throw ValidationError("--dry-run is for --fix") }
  }

  func run() throws {
    var loader = try ScenarioLoader(listening, captures)
    let project = try ProjectFile()
    let audit = try project.audit(only: rules, examiningSettings: matrix)
    var report = AuditReport(by: audit.rules)
    let files = try loader.files(at: paths)
    try OutputCheck.check([output, baseline], against: files)
    for path in files {
      guard let scenario = loader.load(path) else {
        report.noteWrongFile()
        continue
      }
      let judgement = try fix ? mended(path, scenario, audit, &loader) : self.judgement(of: scenario, by: audit)
      if costs { report.note(TaskCost.all(in: scenario.play(), of: scenario), in: path) }
      report.add(
        loader.placed(judgement.toldFindings.filter { $0.severity <= level }, in: path),
        accepted: judgement.accepted, in: loader.names(of: path),
        editor: (try? ScenarioSource(path: path)).flatMap(SourceEditor.init))
    }
    let known =
      try (baseline ?? project.baseline).map { try KnownFindings(at: $0, acceptsNew: acceptNew).apply(to: &report) }
      ?? .fine
    try write(try report.data(in: format, failingOn: failOn) ?? Data(text(of: report, loader).utf8))
    try max(loader.outcome, known, report.has(failOn) ? .no : .fine).exit()
  }

  private func judgement(of scenario: Scenario, by audit: Audit) -> Acceptances.Judgement {
    audit.judgement(of: changes.applied(to: scenario))
  }

  /// Mends a file, and judges what it says then.
  private func mended(
    _ path: String, _ scenario: Scenario, _ audit: Audit, _ loader: inout ScenarioLoader
  ) throws -> Acceptances.Judgement {
    let fix = AuditFix(path: path, defaults: loader.defaults, isDry: dryRun) { judgement(of: $0, by: audit).open }
    let mending = try WholeFile.attempt(path) { try fix.apply() }
    let now = mending.hasChanged && !dryRun ? loader.load(path) : nil
    return judgement(of: now ?? scenario, by: audit).telling(mending.refusals)
  }

  /// What is new, file by file, and how much it is.
  private func text(of report: AuditReport, _ loader: ScenarioLoader) -> String {
    let news = Dictionary(grouping: report.news, by: \.file)
    return report.files.map { loader.text(of: (news[$0] ?? []).map(\.finding), in: $0) }.joined()
      + (costs ? report.costTable : "") + (coverage ? report.coverage + "\n" : "") + report.summary + "\n"
  }

  private func write(_ data: Data) throws {
    guard output != "-" else {
      switch format {
      case .github: Console.command(String(decoding: data, as: UTF8.self))
      case .text, .junit: Console.output(String(decoding: data, as: UTF8.self))
      case .json, .sarif, .gitlab: Console.output(data)
      }
      return
    }
    try WholeFile.attempt(output) { try WholeFile.make(data, at: output) }
  }
}

extension Diagnostic.Severity: ExpressibleByArgument {}
extension AuditFormat: ExpressibleByArgument {}
