internal import Elements
internal import Interface
internal import Order
internal import OrderedCollections
internal import Utterances
internal import VoiceOver

/// A screen as it is with something that a person has set, beside what it is without.
struct SettingRun {
  /// What is set, in words: `boldText on`.
  var setting: String
  var key: Setting
  var before: Audit.Screen
  var after: Audit.Screen
  /// What a flow that works without the setting can not do with it; only with the first screen.
  var problems: [Problem] = []
}

extension SettingRun {
  /// The screens of a scenario under each setting, one at a time.
  static func all(of scenario: Scenario, besides screens: [Audit.Screen]) -> [SettingRun] {
    let whole = screens.filter { $0.isFirstSight && scenario.screen(named: $0.name) != nil }
    let known = Set(scenario.play().events.compactMap(\.problemMessage))
    return changes.flatMap { setting, value -> [SettingRun] in
      guard scenario.settings[setting] != value else { return [] }
      var changed = scenario
      changed.settings[setting] = value
      let problems = changed.play().events.compactMap { event -> Problem? in
        guard case .problem(let problem) = event, !known.contains(problem.message), problem.isOfName else { return nil }
        return problem
      }
      let words = "\(setting.rawValue) \(value.asSetting)"
      return whole.enumerated().compactMap { index, screen -> SettingRun? in
        guard let written = scenario.screen(named: screen.name) else { return nil }
        // A walk may have come to the screen later than at its beginning.
        let before = Audit.Screen(screen.name, ScreenReading(of: written, in: scenario), under: scenario.circumstances)
        let after = Audit.Screen(screen.name, ScreenReading(of: written, in: changed), under: changed.circumstances)
        return SettingRun(
          setting: words, key: setting, before: before, after: after, problems: index == 0 ? problems : [])
      }
    }
  }

  /// What is set, one thing after the other: all that changes how something is shown, and each other technology.
  private static let changes: [(Setting, Value)] = Setting.allCases.flatMap { setting -> [(Setting, Value)] in
    switch setting.area {
    case .display: setting.domain.values.map { (setting, $0) }
    case .technology: setting == .voiceOver ? [] : [(setting, .flag(true))]
    case .voiceOver: []
    }
  }
}

extension SettingRun {
  /// Whether another assistive technology is on.
  var isOfTechnology: Bool { key.area == .technology }

  /// The controls that are there without the setting, and not with it.
  var lostControls: [Audit.Stop] {
    let offered = after.offeredKeys
    return before.stops.filter { ($0.isControl || $0.hasEffect) && !offered.contains($0.name) }
  }

  /// The stops whose words are heard nowhere with the setting.
  var lostWords: [Audit.Stop] {
    let heard = Set(after.stops.flatMap { ($0.label + " " + ($0.value ?? "")).spokenWords })
    let kept = Dictionary(after.stops.map { ($0.element.id, $0) }) { first, _ in first }
    return before.stops.filter { stop in
      let words = stop.words.filter { $0.count >= 3 }
      let lost = words.count { !heard.contains($0) }
      guard lost > 0 else { return false }
      // Other words of much the same meaning may stand in their place.
      guard let now = kept[stop.element.id] else { return lost * 2 > words.count }
      return !now.words.contains(where: words.contains) || lost * 2 > words.count
    }
  }

  /// The first two stops that are read in another order with the setting.
  var turned: (Audit.Stop, Audit.Stop)? {
    let places = Dictionary(after.stops.map { ($0.element.id, $0.index) }) { first, _ in first }
    let common = before.stops.compactMap { stop in places[stop.element.id].map { (stop, $0) } }
    return zip(common, common.dropFirst()).first { $0.1 > $1.1 }.map { ($0.0, $1.0) }
  }
}

extension Audit.Screen {
  /// The names of all that can be done, actions among them.
  fileprivate var offeredKeys: Set<String> {
    Set(
      stops.flatMap { [$0.name] + ($0.element.hasDetails ? $0.element.details.actions.map(\.name.normalizedName) : []) }
    )
  }
}

extension Event {
  fileprivate var problemMessage: String? { if case .problem(let problem) = self { problem.message } else { nil } }
}

extension Problem {
  /// Whether something is not there, as against other words than were expected.
  fileprivate var isOfName: Bool { if case .wrongName = kind { true } else { false } }
}
