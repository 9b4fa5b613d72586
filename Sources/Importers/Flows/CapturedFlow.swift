internal import Diagnostics
package import Interface
internal import OrderedCollections
package import ScenarioFiles

/// Captures of one app that were taken one after the other, brought together: a screen for each, what leads from one to the
/// next, and a flow through them.
///
/// What was tapped between two captures is told by the log or the script of a test. Without one it is guessed: by the back
/// button on the way to a screen that was there before, else by an element that is called as the next screen is titled.
package struct CapturedFlow: Sendable {
  package let scenario: Scenario
  /// What is not certain, or not told, in sentences.
  package let remarks: [String]
  private let origins: [String]

  /// - Parameters:
  ///   - imports: The captures, in the order in which they were taken.
  ///   - script: What the test did meanwhile.
  package init(_ imports: [CaptureImport], _ script: TestScript?) {
    var path = CapturedPath(imports)
    let dealt = script.map { path.deal($0.steps) } ?? path.guesses()
    let steps = path.walk(dealt)
    var scenario = imports.first?.scenario ?? Scenario(name: "Captured flow")
    scenario.name = imports.lazy.compactMap(\.capture.appName).first ?? scenario.name
    scenario.screens = path.screens
    if !steps.isEmpty {
      let name = script.map { $0.file.name.baseName } ?? "Captured flow"
      scenario.flows = [name: Flow(tasks: [Flow.Task(steps: steps.map { Step($0) })])]
    }
    self.scenario = scenario
    remarks = path.remarks
    origins = imports.map { "Imported from \($0.capture.file.name): \($0.summary.lines[0])." }
  }

  /// The scenario as text; YAML says what is not certain.
  package func text(in format: ScenarioSource.Format = .yaml) throws(WritingError) -> String {
    try ScenarioWriter.text(
      of: scenario, in: format, comment: (origins + remarks.map { "\($0)." }).joined(separator: "\n"))
  }
}

extension String {
  /// The name of a file without its folder, and without what follows its first full stop.
  var baseName: String {
    let file = split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." })
  }
}
