internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import TestRuns

/// Reads scenarios for a command, and reports what is wrong with them and with the walks through them.
struct ScenarioLoader {
  /// The gravest problem so far.
  private(set) var outcome = Outcome.fine
  private var files: [String: SourceFile] = [:]
  /// What the project has decided for scenarios that say nothing.
  let defaults: ScenarioDefaults
  /// Whether output is made for people who listen.
  let isAccessible: Bool

  /// - Parameter listening: Whether problems are told in sentences.
  /// - Throws: An exit status if the file of the project is wrong, which is then reported.
  init(_ listening: ListeningOption) throws {
    let file = try ProjectFile()
    defaults = file.project.defaults
    isAccessible = listening.isOn(in: .current, file)
  }

  /// The scenarios behind the paths of a command line; that there are none is reported.
  mutating func files(at paths: [String]) -> [String] {
    let files = ScenarioFinder.files(at: paths)
    guard files.isEmpty else { return files }
    Console.message("error: \(ScenarioFinder.absence(in: paths))\n")
    outcome = max(outcome, .wrongInput)
    return []
  }

  /// Reads the scenario at a path, or on standard input for `-`; reports its errors and returns `nil` if it has some.
  mutating func load(_ path: String) -> Scenario? {
    do {
      let source =
        try path == "-"
        ? ScenarioSource(data: FileHandle.standardInput.readDataToEndOfFile()) : ScenarioSource(path: path)
      files[path] = source.file
      return try readScenario(source, defaults: defaults)
    } catch {
      Console.message(error.text(isAccessible: isAccessible))
      outcome = max(outcome, .wrongInput)
      return nil
    }
  }

  /// Whether a scenario has the flow that the command line asks for; reports it if not.
  mutating func accepts(_ flow: String?, of scenario: Scenario, in path: String) -> Bool {
    guard let flow, !scenario.flowNames.contains(flow) else { return true }
    Console.message(
      "error: \(path) has no flow '\(flow)'; \(ScenarioLoader.hint(for: flow, among: scenario.flowNames))\n")
    outcome = max(outcome, .wrongInput)
    return false
  }

  /// The screen that the command line asks for, or the first one; `nil` if the scenario has none.
  ///
  /// - Throws: An exit status if there is no screen of that name, which is then reported.
  func screen(_ name: String?, of scenario: Scenario, in path: String) throws -> (name: String, screen: Screen)? {
    guard let name else { return scenario.opening }
    guard let screen = scenario.screen(named: name) else {
      let hint = ScenarioLoader.hint(for: name, among: scenario.screenNames)
      Console.message("error: \(path) has no screen '\(name)'; \(hint)\n")
      throw Outcome.wrongInput.exitCode
    }
    return (name, screen)
  }

  /// The names that were probably meant, or all that there are.
  private static func hint(for name: String, among names: [String]) -> String {
    if let hint = NearMiss.hint(for: name, among: names) { return hint }
    return names.isEmpty ? "it has none" : "it has \(names.map { "'\($0)'" }.joined(separator: ", "))"
  }

  /// Reports the steps that failed: names that are not there are wrong input, other words than expected a “no”.
  mutating func report(_ problems: [Problem], in path: String) {
    guard !problems.isEmpty, let file = files[path] else { return }
    for problem in problems {
      outcome = max(outcome, problem.isWrongInput ? .wrongInput : .no)
    }
    Console.message(
      DiagnosticRenderer(file, isAccessible: isAccessible).text(DiagnosticList(problems.map(Diagnostic.init))))
  }

  /// Reports what is odd about an interface, which is no reason to fail.
  func report(_ findings: [Finding], in path: String) {
    guard !findings.isEmpty, let file = files[path] else { return }
    Console.message(
      DiagnosticRenderer(file, isAccessible: isAccessible).text(DiagnosticList(findings.map(Diagnostic.init))))
  }
}
