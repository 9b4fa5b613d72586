internal import A11ySimulation
internal import ArgumentParser
internal import Foundation

/// The command `a11ysim init`, which writes a first scenario.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a first scenario with its golden, and says what to try next.",
    discussion: """
      a11ysim init    nothing that exists is written over
      Beside the folder, the JSON Schema lets editors complete scenarios, and .gitignore leaves out what a test has \
      heard and nobody has accepted yet.
      """)

  @Argument(help: "The folder for scenarios.", completion: .directory)
  var folder = "Scenarios"

  private static let scenario = """
    # yaml-language-server: $schema=../a11ysim.schema.json
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
      try prepareSurroundings()
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
      what a scenario can hold: a11ysim help kinds
      whether it still does: a11ysim test \(folder)
      to go through it by hand: a11ysim walk \(path)

      """)
  }

  /// Puts beside the folder what editors and git want to know of scenarios.
  private func prepareSurroundings() throws {
    let surroundings = URL(filePath: folder).standardizedFileURL.deletingLastPathComponent()
    let schema = surroundings.appending(path: "a11ysim.schema.json")
    if !FileManager.default.fileExists(atPath: schema.path(percentEncoded: false)) {
      try Data(jsonSchema().utf8).write(to: schema, options: .withoutOverwriting)
    }
    let ignored = surroundings.appending(path: ".gitignore")
    let text = (try? String(contentsOf: ignored, encoding: .utf8)) ?? ""
    guard !text.split(separator: "\n").contains(where: { $0 == InitCommand.ignoredPattern }) else { return }
    let end = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
    try Data((text + end + InitCommand.ignoredPattern + "\n").utf8).write(to: ignored, options: .atomic)
  }

  /// What tests leave beside goldens until somebody decides.
  private static let ignoredPattern = "*.golden.txt.new"
}
