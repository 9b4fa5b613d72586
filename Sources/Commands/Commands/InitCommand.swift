internal import A11ySimulation
internal import ArgumentParser
internal import Foundation

/// The command `a11ysim init`, which writes a first scenario.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a first scenario with its golden, and says what to try next.",
    discussion: "a11ysim init    nothing that exists is written over")

  @Argument(help: "The folder for scenarios.", completion: .directory)
  var folder = "Scenarios"

  private static let scenario = """
    scenario: A first screen
    state:
      muted: false
    views:
      - text: Messages
        traits: header
      - hstack:
          - circle:
            label: Unread
          - text: Looks like a wonderful time
          - text: Nick
          - button: Reply
          - button: Delete
        children: combine
      - toggle: Mute
        isOn: $muted

    """

  func run() throws {
    let path = folder + "/first.yaml"
    let golden = Golden(besides: path)
    for path in [path, golden.path] where FileManager.default.fileExists(atPath: path) {
      Console.message("error: \(path) exists already, and stays as it is\n")
      throw Outcome.no.exitCode
    }
    let defaults = try ProjectFile().project.defaults
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(InitCommand.scenario.utf8).write(to: URL(filePath: path), options: .withoutOverwriting)
      let scenario = try readScenario(ScenarioSource(path: path), defaults: defaults)
      try golden.record(Transcript(of: scenario).goldenText(besides: nil))
    } catch {
      Console.message("error: cannot write \(path): \(error.localizedDescription)\n")
      throw Outcome.notWritten.exitCode
    }
    Console.output(
      """
      wrote \(path) and \(golden.path)
      what VoiceOver says: a11ysim transcript \(path)
      whether it still does: a11ysim test \(folder)
      to go through it by hand: a11ysim walk \(path)

      """)
  }
}
