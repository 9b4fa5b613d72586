internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import Importers

/// The command `a11ysim import`, which makes a scenario of a capture of a running app.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Writes captures of a running app as a scenario.",
    discussion: """
        a11ysim import page.xml -o Scenarios/checkout.yaml
        idb ui describe-all --nested | a11ysim import - -o Scenarios/checkout.yaml
        a11ysim import cart.xml address.xml done.xml appium.log -o order.yaml

      Takes the page source of Appium and WebDriverAgent (XML and JSON), idb and AXe, AccessibilitySnapshot's model, \
      Maestro, XCUIApplication.debugDescription and Flutter's semantics dump. The scenario reads as the capture does; \
      what was guessed stands in comments, and what became of every node is told on standard error.

      Several captures, in the order in which they were taken, become the screens of one scenario. What was tapped \
      between them is taken from the log of an Appium session or from a flow file of Maestro's, and becomes actions and a \
      flow; without one it is guessed by titles.
      """)

  @Argument(help: "Captures, or '-' for standard input, and the log or the flow file of the test.", completion: .file())
  var paths: [String]

  @Option(name: .shortAndLong, help: "The file to write, or '-' for standard output.", completion: .file())
  var output = "-"

  @Flag(help: "Write over a file that is there.")
  var force = false

  @OptionGroup var captures: CaptureOptions

  @OptionGroup var listening: ListeningOption

  func validate() throws {
    try OutputCheck.check([output], against: paths)
  }

  func run() throws {
    var loader = try ScenarioLoader(listening, captures)
    var imports: [CaptureImport] = []
    var script: TestScript?
    for path in paths {
      switch loader.importFile(path) {
      case .capture(let captured)?: imports.append(captured)
      case .script(let read)?: script = read
      case nil: break
      }
    }
    guard loader.outcome == .fine, let first = imports.first else { return try loader.outcome.exit() }
    let format = ScenarioSource.Format(name: output) ?? .yaml
    guard imports.count > 1 || script != nil else { return try write(first.text(in: format)) }
    let flow = CapturedFlow(imports, script)
    Console.message(flow.remarks.map { "\($0)\n" }.joined())
    if captures.strict, !flow.remarks.isEmpty { throw Outcome.wrongInput.exitCode }
    try write(flow.text(in: format))
  }

  private func write(_ text: String) throws {
    guard output != "-" else { return Console.output(text) }
    if !force, FileManager.default.fileExists(atPath: output) {
      Console.message("error: \(output) exists already, and stays as it is; --force writes over it\n")
      throw Outcome.no.exitCode
    }
    try WholeFile.attempt(output) { try WholeFile.make(Data(text.utf8), at: output) }
  }
}
