internal import A11ySimulation
internal import ArgumentParser
internal import TestRuns

/// Whether output is made for people who listen to it.
struct ListeningOption: ParsableArguments {
  @Flag(help: "Write for people who listen: sentences, no marks, no columns; also if ACCESSIBLE is set.")
  var accessible = false

  /// Whether the command line, the surroundings or the project ask for it.
  func isOn(in environment: RunEnvironment, _ file: ProjectFile? = nil) -> Bool {
    accessible || environment.isAccessible || file?.project.isAccessible == true
  }
}
