internal import Diagnostics
public import Interface
public import ScenarioFiles
internal import Transcripts

/// Where a walk is kept as a flow: a scenario in YAML, whose comments and layout stay as they are.
public struct WalkRecording: Sendable {
  /// The name of the flow; a flow that has it already is replaced.
  public let name: String
  private let source: ScenarioSource
  private let defaults: ScenarioDefaults
  /// The scenario of the text with what the command line has changed in it.
  private let changed: @Sendable (Scenario) -> Scenario

  /// Prepares to put a flow into a scenario's text.
  ///
  /// - Parameters:
  ///   - name: The name of the flow.
  ///   - source: The text of the scenario.
  ///   - defaults: What holds where the scenario says nothing.
  ///   - changed: What else is changed in the scenario before it is walked, such as settings.
  /// - Throws: ``RecordingError`` if the text has no place for a flow, or what is wrong with the scenario.
  public init(
    named name: String, into source: ScenarioSource, defaults: ScenarioDefaults = ScenarioDefaults(),
    changed: @escaping @Sendable (Scenario) -> Scenario = { $0 }
  ) throws {
    guard source.format == .yaml else { throw RecordingError.notYAML }
    self.name = name
    self.source = source
    self.defaults = defaults
    self.changed = changed
    // A walk that can not be kept should not be begun.
    _ = try text(with: [])
  }

  /// The text of the scenario with the walk in it, which plays back to the same transcript.
  public func text(of walk: ManualWalk) throws -> String {
    let text = try text(with: walk.parts)
    let file = SourceFile(name: source.file.name, text: text)
    let scenario: Scenario
    do {
      scenario = try changed(readScenario(ScenarioSource(file: file, format: .yaml), defaults: defaults))
    } catch {
      throw RecordingError.unreadable("\(error)")
    }
    let playback = Transcript(of: scenario, flow: name)
    guard playback.text() == walk.transcript(named: name).text() else { throw RecordingError.playsDifferently }
    return text
  }

  private func text(with parts: [ManualWalk.Part]) throws -> String {
    let flow = try readScenario(source, defaults: defaults).flow(named: name)
    var text = ScenarioText(source.file.text)
    try text.put(FlowText(parts, named: name), replacing: flow.map { Int($0.origin.line) })
    return text.text
  }
}
