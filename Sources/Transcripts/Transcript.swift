public import Interface
public import Utterances
package import VoiceOver

/// A walk through a scenario with everything that was heard.
public struct Transcript: Sendable {
  /// The name of the scenario.
  public var scenario: String
  /// Who speaks: the reader, the system and the language.
  public var reader: String
  /// VoiceOver's own language as a BCP 47 tag.
  public var language: String
  /// The settings that differ from a new device, such as `hints off`.
  public var settings: [String]
  /// What is read otherwise than by the better source, such as `hastyAnnouncements on`.
  package var readings: [String]
  /// What is said in the words of another system or language, because no source tells the right ones.
  package var assumptions: [String]
  /// The screens at rest, one after the other, each from its first element to its last; empty where a part of a scenario
  /// is told.
  package let screens: [Event]
  /// What was done and heard.
  public let events: [Event]
  /// Whether the walk goes through a screen that the others follow, since there are no flows.
  let isThroughScreen: Bool
  /// What is to be found besides, by the place of its event in the text; most events have nothing of it.
  private var offers: [Int: [Offer]] = [:]
  /// What goldens do not tell in full.
  let masks: [Mask]

  /// An event with what the text tells besides it.
  struct Entry: Sendable {
    var event: Event
    var offers: [Offer]
    /// Whether an empty line stands before it.
    var beginsSection: Bool
  }

  /// Reads every screen at rest and plays the flows, or walks the first screen from its first element to its last if
  /// there are none.
  ///
  /// - Parameters:
  ///   - scenario: The scenario to play.
  ///   - flow: The flow to play, and nothing else; `nil` for everything.
  ///   - isVisibleOnly: Whether the first screen is walked, over what is on screen now, and nothing else.
  public init(of scenario: Scenario, flow: String? = nil, visibleOnly isVisibleOnly: Bool = false) {
    let walk = isVisibleOnly ? scenario.walk(visibleOnly: true) : scenario.play(flow: flow)
    self.init(of: scenario, heard: walk, withScreens: flow == nil && !isVisibleOnly)
  }

  /// Tells what was done and heard on a walk through a scenario, by whomever.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - walk: What was done and heard.
  ///   - isWhole: Whether the screens of the scenario are told too, each at rest.
  package init(of scenario: Scenario, heard walk: Walk, withScreens isWhole: Bool = false) {
    self.init(of: scenario, heard: walk, atRest: isWhole ? scenario.screensAtRest(after: walk) : [])
  }

  /// Tells what was done and heard on a walk through a scenario, and what is heard on some screens at rest.
  package init(of scenario: Scenario, heard walk: Walk, atRest resting: [RestingScreen]) {
    self.scenario = scenario.name
    language = scenario.locale
    reader =
      scenario.settings.isOn(.talkBack)
      ? "TalkBack, approximate: in \(Phrasebook.forLanguage(scenario.locale).name), of the elements of \(scenario.platform)"
      : "VoiceOver, \(scenario.platform), \(scenario.locale)"
    settings = scenario.settings.changesInWords
    readings = scenario.readings.changesInWords
    masks = scenario.masks
    events = walk.events
    // While no screen reader is on, nothing is heard of a screen.
    screens = scenario.settings.isReadAloud ? resting.flatMap(\.events) : []
    assumptions = Assumptions(of: scenario, heard: [screens, walk.events]).lines
    isThroughScreen = !walk.events.contains { if case .flow = $0 { true } else { false } }
    var ledger = OfferLedger(scenario)
    for (place, event) in eventsInOrder.enumerated() {
      let isAtRest = isThroughScreen || place < screens.count
      let found = ledger.offers(at: event, isAtRest: isAtRest)
      if !found.isEmpty { offers[place] = found }
    }
  }

  /// The events in the order of the text.
  private var eventsInOrder: some Sequence<Event> {
    (isThroughScreen ? [events, screens] : [screens, events]).joined()
  }

  /// All of it in the order of the text, with what is to be found besides.
  var entries: some Sequence<Entry> {
    eventsInOrder.enumerated().lazy.map { place, event in
      Entry(event: event, offers: offers[place] ?? [], beginsSection: place > 0 && event.beginsSection)
    }
  }

  /// What failed in the flows.
  public var problems: [Problem] { failures.map(\.problem) }

  /// What failed, each with the name of the flow that it failed in; `nil` where a scenario has no flows.
  package var failures: [(flow: String?, problem: Problem)] {
    var flow: String?
    return events.compactMap { event in
      switch event {
      case .flow(let name):
        flow = name
        return nil
      case .problem(let problem): return (flow, problem)
      case .screen, .task, .step, .focus, .speech, .announcement, .cut, .sound, .shown: return nil
      }
    }
  }
}

extension Event {
  /// Whether a part of a transcript begins that stands for itself.
  fileprivate var beginsSection: Bool {
    switch self {
    case .screen, .flow: true
    case .task, .step, .focus, .speech, .announcement, .cut, .sound, .shown, .problem: false
    }
  }
}
