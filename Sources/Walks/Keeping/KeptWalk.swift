internal import Diagnostics
internal import Interface
package import ScenarioFiles
internal import Transcripts

/// Where a walk is kept as a flow: a scenario whose comments and layout stay as they are.
package struct KeptWalk: Sendable {
  /// The name of the flow; a flow that has it already is replaced.
  package let name: String
  private let source: ScenarioSource
  private let defaults: ScenarioDefaults
  private let scenario: Scenario

  /// Prepares to put a flow into a scenario's text.
  ///
  /// - Parameters:
  ///   - name: The name of the flow; one that no flow has yet unless given.
  ///   - source: The text of the scenario.
  ///   - defaults: What holds where the scenario says nothing.
  /// - Throws: ``KeepingError`` if the text has no place for a flow, or what is wrong with the scenario.
  package init(
    named name: String? = nil, into source: ScenarioSource, defaults: ScenarioDefaults = ScenarioDefaults()
  ) throws {
    self.source = source
    self.defaults = defaults
    scenario = try readScenario(source, defaults: defaults)
    self.name = name ?? Self.newName(in: scenario)
    // A walk that cannot be kept should not be begun.
    _ = try text(with: [])
  }

  /// The text of the scenario with the walk in it, which plays back to the same transcript.
  package func text(of walk: ManualWalk) throws -> String {
    let text = try text(with: walk.parts)
    let file = SourceFile(name: source.file.name, text: text)
    let recorded: Scenario
    do {
      recorded = try readScenario(ScenarioSource(file: file, format: source.format), defaults: defaults)
    } catch {
      throw KeepingError.unreadable("\(error)")
    }
    let playback = Transcript(of: recorded, flow: name)
    guard recorded.flowNames == scenario.flowNames + (scenario.flow(named: name) == nil ? [name] : []),
      playback.text() == walk.transcript(named: name).text()
    else { throw KeepingError.playsDifferently }
    return text
  }

  private func text(with parts: [ManualWalk.Part]) throws -> String {
    let place = scenario.flow(named: name)?.origin
    return try ScenarioText(source).text(with: FlowText(name: name, parts: parts), replacing: place)
  }

  /// “Recorded walk”, with a number after it if there is one already.
  private static func newName(in scenario: Scenario) -> String {
    var name = "Recorded walk"
    var number = 1
    while scenario.flow(named: name) != nil {
      number += 1
      name = "Recorded walk \(number)"
    }
    return name
  }
}
