internal import A11ySimulation
internal import ArgumentParser

/// The command `a11ysim check`, which reads files and reports what is wrong.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Reads scenarios and reports all that is wrong with them.")

  @Argument(help: "Scenario files, folders with scenarios, or '-' for standard input.", completion: .file())
  var paths: [String]

  @OptionGroup var previews: PreviewOptions

  @OptionGroup var listening: ListeningOption

  @OptionGroup(title: "Captures of running apps") var captures: CaptureOptions

  func run() throws {
    var loader = try ScenarioLoader(listening, captures)
    let files = loader.files(at: paths)
    var correct = 0
    for file in files {
      if let isCorrect = loader.checksIncluded(file) {
        if isCorrect { correct += 1 }
        continue
      }
      guard let scenario = loader.load(file) else { continue }
      correct += 1
      loader.report(Audit.brief.findings(of: scenario), in: file)
    }
    Console.output("\(correct) of \(files.count) \(files.count == 1 ? "scenario" : "scenarios") correct\n")
    try loader.outcome.exit()
  }
}
