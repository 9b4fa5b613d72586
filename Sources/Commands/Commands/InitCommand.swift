internal import A11ySimulation
internal import ArgumentParser
internal import Foundation

/// The command `a11ysim init`, which writes a first scenario.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a first scenario with its golden, and says what to try next.",
    discussion: """
        a11ysim init

      Nothing that exists is written over. At the top of the project, the JSON Schema lets editors complete scenarios, and \
      .gitignore leaves out what a test has heard and nobody has accepted yet.
      """)

  @Argument(help: "The folder for scenarios; that of the project, or Scenarios, unless given.", completion: .directory)
  var folder: String?

  /// The scenario, with the way to the schema.
  private static func scenario(_ schema: String) -> String {
    """
    # yaml-language-server: $schema=\(schema)
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
  }

  /// Whether scenarios can be put there.
  private static func canBeFolder(_ path: String) -> Bool {
    ScenarioFinder.isFolder(path) || !FileManager.default.fileExists(atPath: path)
  }

  func run() throws {
    let file = try ProjectFile()
    let folder = folder ?? file.scenarios.first(where: InitCommand.canBeFolder) ?? "Scenarios"
    let path = folder == "." ? "first.yaml" : folder + "/first.yaml"
    let golden = Golden(besides: path)
    for path in [path, golden.path] where FileManager.default.fileExists(atPath: path) {
      Console.message("error: \(path) exists already, and stays as it is\n")
      throw Outcome.no.exitCode
    }
    let top = ProjectTop(of: folder)
    let added = try WholeFile.attempt(path) {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let text = InitCommand.scenario(top.schemaFromFolder)
      try Data(text.utf8).write(to: URL(filePath: path), options: .withoutOverwriting)
      let added = try top.prepare()
      let scenario = try readScenario(ScenarioSource(path: path), defaults: file.project.defaults)
      try golden.record(Transcript(of: scenario).goldenText(besides: nil))
      return added
    }
    Console.output(
      """
      wrote \(path) and \(golden.path)\(added.map { "\n\($0)" }.joined())
      what VoiceOver says: a11ysim transcript \(path)
      what a scenario can hold: a11ysim help kinds
      whether it still does: a11ysim test \(folder)
      to go through it by hand: a11ysim walk \(path)

      """)
  }
}
