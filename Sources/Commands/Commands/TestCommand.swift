internal import A11ySimulation
internal import ArgumentParser
internal import TestRuns

/// The command `a11ysim test`, which compares scenarios with what was recorded.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Compares every scenario with the golden transcript beside it.",
    discussion: """
        a11ysim test                          all scenarios of the folder Scenarios
        a11ysim test -u Scenarios/beach-trip  record what differs and what is missing
        a11ysim test --locale de-DE --reporter junit=report.xml

      The golden of comments.yaml is comments.golden.txt, that of a variant comments.de-DE.golden.txt. What differs \
      waits beside its golden for 'a11ysim review'; in CI nothing is written unless -u or --update asks for it. \
      Screens with recordings of a real device are compared with those instead.
      """)

  @Argument(
    help: "Scenario files or folders with scenarios; those of the project, or Scenarios, unless given.",
    completion: .file())
  var paths: [String] = []

  @Option(help: "The goldens to record; 'changed' records those that are missing, too.")
  var update: UpdateMode?

  @Flag(name: .customShort("u"), help: "Record what differs and what is missing, as --update changed.")
  var updatesChanged = false

  @Flag(help: "Write nothing, not even what waits for a decision; so it is in CI, unless asked for.")
  var check = false

  @Option(help: "How many files are played at the same time; as many as there are processors unless given.")
  var jobs: Int?

  @Flag(help: "Fail where a finding is a warning, too; 'strict: on' in a11ysim.yaml does the same.")
  var strict = false

  @Flag(help: "Stop at the first scenario that does not pass.")
  var failFast = false

  @Flag(help: "Go on, and test again what changes, until you press Control-C.")
  var watch = false

  @OptionGroup var previews: PreviewOptions
  @OptionGroup var report: ReportOptions
  @OptionGroup var listening: ListeningOption
  @OptionGroup var selection: TestSelection
  @OptionGroup var changes: ScenarioChanges
  @OptionGroup var notation: NotationOption

  func validate() throws {
    if updatesChanged, update != nil { throw ValidationError("-u is --update changed; give one of them") }
    if check, updatesChanged || update != nil { throw ValidationError("--check writes nothing; leave --update out") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs is at least 1") }
  }

  func run() throws {
    let session = TestSession(self)
    let file = try ProjectFile()
    if paths.isEmpty { try file.checkScenarios() }
    // What is wrong with its rules is told before anything is tested.
    _ = try file.audit()
    let outputs = reporters(file).map(\.file) + [report.patchOutput, report.coverage]
    if outputs.contains(where: { $0 != nil }) {
      let scenarios = session.scenarios(file)
      try OutputCheck.check(outputs, against: scenarios + scenarios.map { Golden(besides: $0).path })
    }
    guard watch else { return try session.test(in: file).outcome.exit() }
    try session.environment.checkWatch()
    var watch = TestWatch(session, in: file)
    try watch.run().exit()
  }

  /// The reporters that the command line asks for, or else the project.
  func reporters(_ file: ProjectFile) -> [ReporterChoice] {
    report.reporters.isEmpty ? file.reporters : report.reporters
  }

  /// The goldens that the command line asks to record.
  var updateMode: UpdateMode? { updatesChanged ? .changed : update }
}
