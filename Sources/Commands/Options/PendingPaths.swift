internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import TestRuns

/// The goldens that a command is to decide on.
struct PendingPaths: ParsableArguments {
  @Argument(
    help: "Scenario files, goldens, or folders with them; those of the project, or Scenarios, unless given.",
    completion: .file())
  var paths: [String] = []

  /// What waits for a decision.
  ///
  /// - Throws: An exit status if a path leads nowhere, which is then reported.
  func goldens() throws -> [Golden] {
    let paths = try ProjectFile().paths(paths)
    let absent = paths.filter { !FileManager.default.fileExists(atPath: $0) && !Golden(path: $0).isPending }
    for path in absent { Console.message("error: \(path) does not exist\n") }
    if !absent.isEmpty { try Outcome.wrongInput.exit() }
    return ScenarioFinder.pendingGoldens(at: paths)
  }
}

extension PendingPaths {
  /// Decides on all of them alike, and tells each.
  ///
  /// - Parameters:
  ///   - word: What has become of a golden, as it is told: `accepted`.
  ///   - decision: Decides on one, and tells whether anything was there to decide.
  /// - Throws: The exit status of a path that leads nowhere, or of a golden that cannot be written.
  func decide(_ word: String, by decision: (Golden) throws -> Bool) throws {
    let goldens = try goldens()
    var outcome = Outcome.fine
    for golden in goldens {
      do {
        if try decision(golden) { Console.output("\(word) \(golden.path)\n") }
      } catch {
        outcome = Console.unwritten(golden.path, error)
      }
    }
    if goldens.isEmpty { Console.output("nothing is pending\n") }
    try outcome.exit()
  }
}
