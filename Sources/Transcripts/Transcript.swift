public import Interface
public import VoiceOver

/// A walk through a scenario with everything that was heard.
public struct Transcript: Sendable {
  public var scenario: String
  /// Who speaks: the reader, the system and the language.
  public var reader: String
  /// VoiceOver's own language as a BCP 47 tag.
  public var language: String
  /// The settings that differ from a new device, such as `hints off`.
  public var settings: [String]
  public var events: [Event]
  /// Elements on the way whose order hangs on less than an estimated layout can tell.
  public var doubts: [OrderDoubt]

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
  public init(of scenario: Scenario, heard walk: Walk) {
    self.scenario = scenario.name
    language = scenario.locale
    reader = "VoiceOver, \(scenario.platform), \(scenario.locale)"
    if !Phrasebook.knows(scenario.locale) { reader += " (role words in English: none are known for this language)" }
    if scenario.platform.speaksAsPhones { reader += " (no words of this system's own are known; those of iOS)" }
    settings = scenario.settings.changesInWords
    events = walk.events
    doubts = walk.doubts
  }

  /// What failed in the flows.
  public var problems: [Problem] {
    events.compactMap { event in
      guard case .problem(let problem) = event else { return nil }
      return problem
    }
  }
}

extension Platform {
  /// Whether the sources tell nothing of the system's own wording.
  fileprivate var speaksAsPhones: Bool { system == .visionOS || system == .watchOS }
}
