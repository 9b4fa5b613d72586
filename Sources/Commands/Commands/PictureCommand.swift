internal import A11ySimulation
internal import ArgumentParser
internal import Foundation

/// The command `a11ysim picture`, which draws a screen with its stops numbered.
struct PictureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture",
    abstract: "Draws the laid-out screen with its stops numbered in reading order, as SVG.",
    discussion: """
        a11ysim picture Scenarios/beach-trip/trip.yaml -o trip.svg
        a11ysim picture Scenarios/beach-trip/comments.yaml --all -o pictures

      With --all, each screen is drawn into a file of its own in the folder.
      """)

  @Argument(help: "A scenario file, or '-' for standard input.", completion: .file())
  var path: String

  @Option(name: .shortAndLong, help: "The file to write, or '-' for standard output.", completion: .file())
  var output = "-"

  @Option(help: "The screen to draw; the first one unless given.")
  var screen: String?

  @Flag(help: "Draw every screen, each into a file of the folder that --output names.")
  var all = false

  @OptionGroup var previews: PreviewOptions

  @OptionGroup var listening: ListeningOption

  @OptionGroup(title: "Captures of running apps") var captures: CaptureOptions

  @OptionGroup var changes: ScenarioChanges

  func validate() throws {
    if all, output == "-" { throw ValidationError("--all needs a folder: give one with --output") }
    if all, screen != nil { throw ValidationError("--all draws every screen; leave --screen out") }
    try OutputCheck.check([output], against: [path])
  }

  func run() throws {
    var loader = try ScenarioLoader(listening, captures)
    guard let loaded = loader.load(path) else { return try loader.outcome.exit() }
    let scenario = changes.applied(to: loaded)
    do {
      if all {
        for name in scenario.screenNames {
          guard let screen = scenario.screen(named: name) else { continue }
          try draw(screen, name, of: scenario, to: "\(output)/\(name.asFileName).svg")
        }
      } else {
        guard let (name, screen) = try loader.screen(screen, of: scenario, in: path) else { return }
        try draw(screen, name, of: scenario, to: output)
      }
    } catch let error as CocoaError {
      Console.message("error: cannot write \(output): \(error.localizedDescription)\n")
      try Outcome.notWritten.exit()
    }
  }

  private func draw(_ screen: Screen, _ name: String, of scenario: Scenario, to path: String) throws {
    let svg = ScreenPicture(of: screen, named: name, in: scenario).svg
    guard path != "-" else { return Console.output(svg) }
    try WholeFile.make(Data(svg.utf8), at: path)
  }
}

extension String {
  /// The name of a file in a folder, whatever the text is: what leads elsewhere or cannot stand in a name becomes `-`.
  fileprivate var asFileName: String {
    let name = String(
      map { character in
        let isControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
        return isControl || "/\\:".contains(character) ? "-" : character
      })
    return name.isEmpty || name.hasPrefix(".") ? "-" + name : name
  }
}
