public import Interface
public import Utterances
package import VoiceOver

/// A walk through a scenario with everything that was heard.
public struct Transcript: Sendable {
  public var scenario: String
  /// Who speaks: the reader, the system and the language.
  public var reader: String
  /// VoiceOver's own language as a BCP 47 tag.
  public var language: String
  /// The settings that differ from a new device, such as `hints off`.
  public var settings: [String]
  /// What is read otherwise than by the better source, such as `hastyAnnouncements off`.
  package var readings: [String]
  /// What is said in the words of another system or language, for want of a source.
  package var assumptions: [String]
  public var events: [Event]

  /// Plays the flows of a scenario, or walks its first screen from its first element to its last if it has none.
  ///
  /// - Parameters:
  ///   - scenario: The scenario to play.
  ///   - flow: The flow to play; `nil` for all.
  ///   - isVisibleOnly: Whether the first screen is walked, over what is on screen now, instead of playing flows.
  public init(of scenario: Scenario, flow: String? = nil, visibleOnly isVisibleOnly: Bool = false) {
    self.init(
      of: scenario, heard: isVisibleOnly ? scenario.walk(visibleOnly: true) : scenario.play(flow: flow))
  }

  /// Tells what was done and heard on a walk through a scenario, by whomever.
  package init(of scenario: Scenario, heard walk: Walk) {
    self.scenario = scenario.name
    language = scenario.locale
    reader = "VoiceOver, \(scenario.platform), \(scenario.locale)"
    settings = scenario.settings.changesInWords
    readings = scenario.readings.changesInWords
    events = walk.events
    assumptions = Assumptions(of: scenario, heard: walk.events).lines
  }

  /// What failed in the flows.
  public var problems: [Problem] { failures.map(\.problem) }

  /// What failed, each with the name of the flow that it failed in; `nil` where a scenario has no flows.
  package var failures: [(flow: String?, problem: Problem)] {
    var flow: String?
    return events.compactMap { event in
      switch event {
      case .flow(let name): flow = name
      case .problem(let problem): return (flow, problem)
      default: break
      }
      return nil
    }
  }
}
