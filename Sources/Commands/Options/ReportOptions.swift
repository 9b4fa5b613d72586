internal import A11ySimulation
internal import ArgumentParser
internal import TestRuns

/// How a run is told, on standard output and in files.
struct ReportOptions: ParsableArguments {
  @Option(
    name: .customLong("reporter"),
    help: ArgumentHelp(
      "How the run is told, with a file to write; can be given several times.", valueName: "name[=file]"),
    completion: .list(ReporterName.allCases.map(\.rawValue)))
  var reporters: [ReporterChoice] = []

  @Option(name: .customLong("diff"), help: "The form of differences.")
  var difference = TextReporter.DifferenceForm.speech

  @Option(help: "A file for all differences, as a patch for 'git apply'; allowed in CI.", completion: .file())
  var patchOutput: String?

  @Option(
    help: "A file for what the flows go through, scenario by scenario; JSON if its name ends in .json, else text.",
    completion: .file())
  var coverage: String?

  @Option(help: "What to do about goldens that belong to no scenario; in CI fail.")
  var obsolete: ObsoleteRule?

  func validate() throws {
    try OutputCheck.checkApart(reporters.compactMap(\.file) + [coverage, patchOutput].compactMap(\.self))
  }
}

/// What to do about goldens that belong to no scenario.
enum ObsoleteRule: String, ExpressibleByArgument, CaseIterable {
  case warn, fail, delete, ignore
}
