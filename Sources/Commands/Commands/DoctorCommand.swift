internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import TestRuns

/// The command `a11ysim doctor`, which tells what this machine has and what a run would do here.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Tells what this machine has, and what a run would do here and why.",
    discussion: "  a11ysim doctor")

  func run() throws {
    let environment = RunEnvironment.current
    let file = try ProjectFile()
    let defaults = file.project.defaults
    let settings = defaults.settings.changesInWords
    let readings = defaults.readings.changesInWords
    let writing = environment.isCI ? "nothing is written unless asked for" : "changes wait to be reviewed"
    let facts: [(name: String, words: String)] = [
      ("version", "\(Release.current)"),
      ("project file", file.path ?? "none; a11ysim.yaml is looked for in this folder and those around it"),
      ("goldens", goldens(of: file.project)),
      ("scenarios", file.scenarios.joined(separator: ", ")),
      ("previews", file.previews.isEmpty ? "no Swift code is named" : file.previews.joined(separator: ", ")),
      ("package for previews", SimulatorSources.folder?.path ?? "none; A11YSIM_PACKAGE names it"),
      ("platform", "\(defaults.platform), unless a scenario says otherwise"),
      ("device", "\((defaults.device ?? .standard(for: defaults.platform)).name), unless a scenario says otherwise"),
      ("locale", "\(defaults.locale), unless a scenario says otherwise"),
      ("settings", settings.isEmpty ? "those of a new device" : settings.joined(separator: ", ")),
      ("readings", readings.isEmpty ? "those of the better sources" : readings.joined(separator: ", ")),
      ("reporters", reporters(of: file, in: environment)),
      ("standard output", environment.hasTerminal ? "a terminal" : "no terminal"),
      ("colors", "\(environment.allowsColor ? "on" : "off")\(because(of: environment.colorVariable))"),
      ("output for listening", environment.isAccessible || file.project.isAccessible ? "on" : "off"),
      ("CI", "\(environment.isCI ? "yes" : "no")\(because(of: environment.ciVariable)); \(writing)"),
      ("processors", "\(ProcessInfo.processInfo.activeProcessorCount)"),
      ("speech", speech),
    ]
    Console.output(facts.map { "\($0.name): \($0.words)\n" }.joined())
    try file.checkScenarios()
  }

  private func goldens(of project: Project) -> String {
    guard let release = project.release else { return "of any version; 'version' in a11ysim.yaml names one" }
    return release.tellsTheSame(as: .current) ? "of this version" : "of \(release), with which words may differ"
  }

  private func because(of variable: String?) -> String {
    variable.map { ", because of \($0)" } ?? ""
  }

  private func reporters(of file: ProjectFile, in environment: RunEnvironment) -> String {
    guard !file.reporters.isEmpty else { return environment.hasTerminal ? "pretty" : "plain" }
    return file.reporters.map { choice in choice.name.rawValue + (choice.file.map { "=\($0)" } ?? "") }
      .joined(separator: ", ")
  }

  private var speech: String {
    do {
      _ = try ESpeakVoice(VoiceSettings())
      return "eSpeak NG found"
    } catch {
      return "\(error)"
    }
  }
}
