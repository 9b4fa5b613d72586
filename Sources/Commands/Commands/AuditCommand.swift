public import A11ySimulation
public import ArgumentParser
internal import TestRuns

/// The command `a11ysim audit`, which tells what is wrong without anybody having written an expectation.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Tells what is wrong with an interface, without anybody having written an expectation.",
    discussion: """
        a11ysim audit Scenarios
        a11ysim audit --rule name-missing --rule role-missing screen.yaml

      Every screen is looked at, and every control is tried. Each finding quotes the sentence that is heard; 'a11ysim \
      rules NAME' tells all about its rule. Exit status: 1 if there are errors.
      """)

  @Argument(
    help: "Scenario files, captures, folders with them, or '-' for standard input; those of the project unless given.",
    completion: .file())
  var paths: [String] = []

  @Option(name: .customLong("rule"), help: "Only this rule; can be given several times.")
  var rules: [String] = []

  @Option(help: "The least severity that is told: error, warning or note.")
  var level = Diagnostic.Severity.note

  @Option(help: "The least severity that makes the command fail: error, warning or note.")
  var failOn = Diagnostic.Severity.error

  @Option(help: "The form of the output: text or json.")
  var format = OutputFormat.text

  @OptionGroup var listening: ListeningOption

  @OptionGroup(title: "Captures of running apps") var captures: CaptureOptions

  @OptionGroup var changes: ScenarioChanges

  @OptionGroup var previews: PreviewOptions

  func validate() throws {
    for id in rules where Audit.Rule.named(id) == nil { throw ValidationError(RulesCommand.absence(of: id)) }
  }

  func run() throws {
    var loader = try ScenarioLoader(listening, captures)
    let audit = rules.isEmpty ? Audit() : Audit(rules: rules.compactMap(Audit.Rule.named))
    let project = try ProjectFile()
    let paths = paths.isEmpty ? project.scenarios + project.previews : paths
    var report = AuditReport()
    var text = ""
    for path in loader.files(at: paths) {
      guard let scenario = loader.load(path) else { continue }
      let findings = audit.findings(of: changes.applied(to: scenario)).filter { $0.severity <= level }
      report.add(findings, in: path)
      text += loader.text(of: findings, in: path)
    }
    switch format {
    case .text: Console.output(text + report.summary + "\n")
    case .json: Console.output(try report.json())
    }
    try max(loader.outcome, report.has(failOn) ? .no : .fine).exit()
  }
}

extension Diagnostic.Severity: ExpressibleByArgument {}
