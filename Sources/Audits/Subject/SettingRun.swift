internal import Elements
internal import Interface
internal import Layout
internal import Order
internal import OrderedCollections
internal import Utterances
internal import VoiceOver

/// A screen as it is with something that a person has set, beside what it is without.
struct SettingRun {
  var change: PersonalChange
  var before: Audit.Screen
  var after: Audit.Screen
  /// What a flow that works without the setting cannot do with it; only with the first screen.
  var problems: [Problem] = []

  /// What is set, in words: `boldText on`.
  var setting: String { change.words }
  /// The setting; `nil` for a language.
  var key: Setting? { change.setting }
}

extension SettingRun {
  /// The screens of a scenario under each setting, one at a time.
  static func all(of scenario: Scenario, besides screens: [Audit.Screen]) -> [SettingRun] {
    let names = screens.filter(\.isFirstSight).map(\.name)
    let known = Set(scenario.play().events.compactMap(\.problemMessage))
    let runs = PersonalChange.all.flatMap { change -> [SettingRun] in
      guard let changed = change.applied(to: scenario) else { return [] }
      var runs = all(of: change, from: scenario, to: changed, names)
      if !change.isOfLanguage, !runs.isEmpty { runs[0].problems = changed.newProblems(besides: known) }
      return runs
    }
    // VoiceOver is on wherever something is heard: what it changes is seen from where it is off.
    guard let unheard = PersonalChange(.voiceOver, .flag(false)).applied(to: scenario) else { return runs }
    return runs + all(of: PersonalChange(.voiceOver, .flag(true)), from: unheard, to: scenario, names)
  }

  /// Screens before a change and after it, each at its beginning, whenever a walk may have come there.
  private static func all(
    of change: PersonalChange, from first: Scenario, to second: Scenario, _ names: [String]
  ) -> [SettingRun] {
    func screen(_ name: String, in scenario: Scenario) -> Audit.Screen? {
      scenario.screen(named: name).map {
        Audit.Screen(name, ScreenReading(of: $0, in: scenario), under: scenario.circumstances)
      }
    }
    return names.compactMap { name in
      guard let before = screen(name, in: first), let after = screen(name, in: second) else { return nil }
      return SettingRun(change: change, before: before, after: after)
    }
  }
}

extension SettingRun {
  /// Whether another assistive technology is on.
  var isOfTechnology: Bool { key?.area == .technology }

  /// The controls that are there without the setting, and not with it.
  var lostControls: [Audit.Stop] {
    let controls = before.stops.filter { $0.isControl || $0.hasEffect }
    // In another language names are others.
    if change.isOfLanguage { return controls.filter { !afterIDs.contains($0.element.id) } }
    let offered = after.offeredKeys
    return controls.filter { !offered.contains($0.name) }
  }

  /// The stops whose words are heard nowhere with the setting.
  var lostWords: [Audit.Stop] {
    if change.isOfLanguage { return before.stops.filter { !afterIDs.contains($0.element.id) } }
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
    // What runs from right to left is read from there, row by row.
    guard key != .layoutDirection, before.isRightToLeft == after.isRightToLeft else { return nil }
    let places = Dictionary(after.stops.map { ($0.element.id, $0.index) }) { first, _ in first }
    let common = before.stops.compactMap { stop in places[stop.element.id].map { (stop, $0) } }
    return zip(common, common.dropFirst()).first { $0.1 > $1.1 }.map { ($0.0, $1.0) }
  }

  /// The texts that are cut off with the setting alone.
  var newlyCut: [PlacedView] {
    let known = Set(before.reading.snapshot.views.cutTexts.map(\.view.origin))
    return after.reading.snapshot.views.cutTexts.filter { !known.contains($0.view.origin) }
  }

  private var afterIDs: Set<ViewID> { Set(after.stops.map(\.element.id)) }
}

extension Audit.Screen {
  /// The names of all that can be done, actions among them.
  fileprivate var offeredKeys: Set<String> {
    Set(
      stops.flatMap { [$0.name] + ($0.element.hasDetails ? $0.element.details.actions.map(\.name.normalizedName) : []) }
    )
  }
}

extension PersonalChange {
  fileprivate var isOfLanguage: Bool { settings.isEmpty }
}

extension Scenario {
  /// Where its flows cannot go on, and could before.
  fileprivate func newProblems(besides known: Set<String>) -> [Problem] {
    play().events.compactMap { event in
      guard case .problem(let problem) = event, !known.contains(problem.message), problem.endsFlow else { return nil }
      return problem
    }
  }
}

extension Event {
  fileprivate var problemMessage: String? { if case .problem(let problem) = self { problem.message } else { nil } }
}

extension Problem {
  /// Whether something cannot be done, as against other words than were expected.
  fileprivate var endsFlow: Bool {
    switch kind {
    case .wrongName, .ambiguous, .impossible, .failedEffect: true
    case .unexpected: false
    }
  }
}
