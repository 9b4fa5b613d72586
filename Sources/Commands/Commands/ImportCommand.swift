internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import Importers

/// The command `a11ysim import`, which makes a scenario of a capture of a running app.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Writes a capture of a running app as a scenario.",
    discussion: """
        a11ysim import page.xml -o Scenarios/checkout.yaml
        idb ui describe-all --nested | a11ysim import - -o Scenarios/checkout.yaml

      Takes the page source of Appium and WebDriverAgent (XML and JSON), idb and AXe, AccessibilitySnapshot's model, \
      Maestro, XCUIApplication.debugDescription and Flutter's semantics dump. The scenario reads as the capture does; \
      what was guessed stands in comments, and what became of every node is told on standard error.
      """)

  @Argument(help: "A capture, or '-' for standard input.", completion: .file())
  var path: String

  @Option(name: .shortAndLong, help: "The file to write, or '-' for standard output.", completion: .file())
  var output = "-"

  @Flag(help: "Write over a file that is there.")
  var force = false

  @OptionGroup var captures: CaptureOptions

  @OptionGroup var listening: ListeningOption

  func run() throws {
    var loader = try ScenarioLoader(listening, captures)
    guard let imported = loader.importCapture(path) else { return try loader.outcome.exit() }
    guard output != "-" else { return Console.output(imported.yaml) }
    if !force, FileManager.default.fileExists(atPath: output) {
      Console.message("error: \(output) exists already, and stays as it is; --force writes over it\n")
      throw Outcome.no.exitCode
    }
    do {
      try WholeFile.make(Data(imported.yaml.utf8), at: output)
    } catch {
      Console.message("error: cannot write \(output): \(error.localizedDescription)\n")
      throw Outcome.notWritten.exitCode
    }
  }
}
