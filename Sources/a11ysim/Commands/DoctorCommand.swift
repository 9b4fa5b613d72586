internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import TestRuns

/// The command `a11ysim doctor`, which tells what this machine has and what a run would do here.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Tells what this machine has, and what a run would do here and why.",
    discussion: "a11ysim doctor")

  func run() throws {
    let environment = RunEnvironment.current
    let file = try ProjectFile()
    let facts = [
      ("project file", file.path ?? "none; a11ysim.yaml is looked for in this folder and those around it"),
      ("scenarios", file.scenarios.joined(separator: ", ")),
      ("standard output", environment.hasTerminal ? "a terminal" : "no terminal"),
      ("colors", environment.allowsColor ? "on" : "off"),
      ("output for listening", environment.isAccessible || file.project.isAccessible ? "on" : "off"),
      ("CI", environment.isCI ? "yes; nothing is written unless asked for" : "no; changes wait to be reviewed"),
      ("processors", "\(ProcessInfo.processInfo.activeProcessorCount)"),
      ("speech", speech),
    ]
    Console.output(facts.map { "\($0.0): \($0.1)\n" }.joined())
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
