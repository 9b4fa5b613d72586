internal import A11ySimulation
internal import ArgumentParser

/// The command `a11ysim check`, which reads files and reports what is wrong.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Reads scenarios and reports all that is wrong with them.")

  @Argument(
    help: """
      Scenario files, folders with scenarios, or '-' for standard input; those of the project, or Scenarios, unless given.
      """,
    completion: .file())
  var paths: [String] = []

  @OptionGroup var previews: PreviewOptions

  @OptionGroup var listening: ListeningOption

  @OptionGroup(title: "Captures of running apps") var captures: CaptureOptions

  func run() throws {
    var loader = try ScenarioLoader(listening, captures)
    let audit = try ProjectFile().audit().inBrief
    loader.takesIncluded = true
    let files = try loader.files(at: paths)
    var correct = 0
    for file in files {
      let scenario = loader.load(file)
      if scenario != nil || loader.included.contains(file) { correct += 1 }
      if let scenario { loader.report(audit.findings(of: scenario), in: file) }
    }
    Console.output("\(correct) of \(files.count.counted("scenario")) correct\n")
    try loader.outcome.exit()
  }
}
