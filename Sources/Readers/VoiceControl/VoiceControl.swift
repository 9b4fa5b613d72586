internal import Elements
package import Interface
internal import Order
package import Utterances

/// Voice Control: what can be operated has a name to say, or a number where names do not tell things apart.
///
/// Sources: Apple's own list of commands (``SpokenCommand``); SwiftUI's `accessibilityInputLabels` (the first is shown, all can
/// be said, and where there are some the label is not shown); w3c/matf, issue 39. That capitals and marks do not matter, and
/// that what is scrolled away has no name until it shows, is assumed. So is that a link inside a text goes by its own words.
package struct VoiceControl: PointingReader {
  /// What is shown over the screen, and what Voice Control remembers.
  package struct Overlay: Sendable, Hashable {
    /// What has a number, beginning at 1.
    enum Numbered: Sendable, Hashable {
      case stop(StopAddress)
      case action(OfferedAction, of: StopAddress)
    }

    var numbered: [Numbered] = []
    /// The grid that is shown; `nil` for none.
    var grid: SpokenGrid?
    /// What is shown again after everything that is done.
    var continuous: Continuous?
    /// What was dictated last, which “Delete that” takes back.
    var dictated: String?
    /// What was said last, which “Repeat that” says again.
    var last: String?
    /// Whether nothing is answered until “Wake up” is said.
    var isAsleep = false

    /// What can be shown until it is hidden.
    enum Continuous: Sendable, Hashable {
      case names, numbers
      case grid(columns: Int?, rows: Int?)
    }

    package init() {}

    /// Nothing is shown any longer.
    mutating func hide() {
      numbered = []
      grid = nil
      continuous = nil
    }
  }

  package internal(set) var overlay: Overlay
  let situation: Situation

  package init(in situation: Situation, showing overlay: Overlay) {
    self.situation = situation
    self.overlay = overlay
  }

  package mutating func perform(_ step: Step) -> PointingAnswer {
    if case .say(let sentence) = step.command { return carryOut(SpokenWords(sentence)) }
    return step.command.kind == .showNames ? showNames() : PointingAnswer()
  }

  /// What stands over the screen as it is after a step, while it is shown continuously.
  package mutating func shownAgain() -> [Event] {
    let kept = overlay.continuous
    defer { overlay.continuous = kept }
    return switch kept {
    case nil: []
    case .names: showNames().events
    case .numbers: showNumbers().events
    case .grid(let columns, let rows): showGrid(columns: columns, rows: rows).events
    }
  }

  /// What stands on the screen under its own name comes before the commands, and they before dictation.
  private mutating func carryOut(_ words: SpokenWords) -> PointingAnswer {
    if overlay.isAsleep {
      overlay.isAsleep = SpokenCommand.wakingUp.filled(by: words) == nil
      return PointingAnswer()
    }
    let answer = self.answer(to: words)
    // What asks for a repetition would be repeated without end.
    if SpokenCommand.repeating.filled(by: words) == nil { overlay.last = words.written }
    return answer
  }

  private mutating func answer(to words: SpokenWords) -> PointingAnswer {
    if !visibleTargets(named: words.folded).isEmpty { return operate(words) { .activate(stop: $0) } }
    for command in SpokenCommand.all {
      guard let said = command.pattern.filled(by: words), let answer = command.answer(&self, said) else { continue }
      return answer
    }
    if situation.isEditing, !isShown(words) {
      overlay.dictated = words.written
      return PointingAnswer(asking: .dictate(words.written))
    }
    return operate(words) { .activate(stop: $0) }
  }

  /// Says again what was said before (Apple's string `ErrorMessage.NoPreviousCommand`).
  mutating func sayAgain(_ times: Int) -> PointingAnswer {
    guard let last = overlay.last else { return .showing("There is nothing to repeat!") }
    return PointingAnswer(asking: .say(last, times: times))
  }

  /// Goes to a field before or after the one that has the keyboard, or without one to the first or the last.
  func goToField(_ step: Int) -> PointingAnswer {
    let fields = visiblePlaces.filter {
      !situation.stops[$0].element.traits.isDisjoint(with: [.textEntry, .searchField])
    }
    let current = fields.firstIndex { situation.stops[$0].element.id == situation.field?.id }
    let next = current.map { $0 + step } ?? (step > 0 ? 0 : fields.count - 1)
    return fields.indices.contains(next)
      ? PointingAnswer(asking: .activate(stop: fields[next])) : .showing("nothing further")
  }

  /// Opens another app; what is on this screen is not opened but tapped.
  ///
  /// In a text these are words like others.
  func openApp(_ name: SpokenWords) -> PointingAnswer? {
    guard !situation.isEditing else { return nil }
    guard visibleTargets(named: name.folded).isEmpty else {
      return .failing(.wrongName(name.written, known: []), "'Open' is for apps; say 'Tap \(name.written)'")
    }
    return .leading(to: name.written)
  }
}

// Names and numbers.
extension VoiceControl {
  /// What can be operated and is seen.
  var visiblePlaces: [Int] { operablePlaces.filter(situation.shows) }

  /// What a tag shows.
  func name(_ place: Int) -> String {
    let element = situation.stops[place].element
    return element.nameInVoiceControl ?? element.kindWithoutName
  }

  private var operablePlaces: [Int] { situation.stops.indices.filter { situation.stops[$0].element.isOperable } }

  /// The stops that can be meant: an input label where there are some, else the label.
  func visiblePlaces(named name: String) -> [Int] {
    visiblePlaces.filter { situation.stops[$0].element.saidNames.contains(name) }
  }

  /// What has a name to say.
  private enum Target {
    case stop(Int)
    case link(CustomAction, in: Int)

    var place: Int {
      switch self {
      case .stop(let place), .link(_, in: let place): place
      }
    }
  }

  /// What can be operated, the links inside texts among them, in reading order.
  private var targets: [Target] {
    situation.stops.indices.flatMap { place in
      let element = situation.stops[place].element
      return (element.isOperable ? [.stop(place)] : []) + element.operableLinks.map { Target.link($0, in: place) }
    }
  }

  private var visibleTargets: [Target] { targets.filter { situation.shows($0.place) } }

  private func visibleTargets(named name: String) -> [Target] { visibleTargets.filter { answers($0, to: name) } }

  private func answers(_ target: Target, to name: String) -> Bool {
    switch target {
    case .stop(let place): situation.stops[place].element.saidNames.contains(name)
    case .link(let link, in: _): link.name.asSaid == name
    }
  }

  private func name(_ target: Target) -> String {
    switch target {
    case .stop(let place): name(place)
    case .link(let link, in: _): link.name
    }
  }

  /// Whether a number or an action with such a name is shown.
  private func isShown(_ words: SpokenWords) -> Bool {
    if let number = words.number {
      return overlay.grid?.numbers.contains(number) ?? overlay.numbered.indices.contains(number - 1)
    }
    return action(named: words.folded) != nil
  }

  private func action(named name: String) -> (OfferedAction, StopAddress)? {
    for case .action(let action, let stop) in overlay.numbered
    where action.name(in: situation.phrasebook).asSaid == name {
      return (action, stop)
    }
    return nil
  }

  /// Does something to what is called so, or has the number.
  mutating func operate(_ words: SpokenWords, by request: (Int) -> PointingRequest) -> PointingAnswer {
    if let number = words.number {
      if let grid = overlay.grid { return touch(number, of: grid, by: request) }
      if overlay.numbered.indices.contains(number - 1) { return choose(overlay.numbered[number - 1], by: request) }
    }
    if let (action, stop) = action(named: words.folded) { return perform(action, of: stop) }
    let targets = visibleTargets(named: words.folded)
    guard let first = targets.first else { return unknown(words) }
    guard targets.count == 1 else { return number(targets) }
    return switch first {
    case .stop(let place): PointingAnswer(asking: request(place))
    case .link(let link, in: let place): PointingAnswer(asking: .perform(.custom(link), stop: place))
    }
  }

  private func unknown(_ words: SpokenWords) -> PointingAnswer {
    if targets.contains(where: { answers($0, to: words.folded) }) {
      return .failing(
        .wrongName(words.written, known: []), "'\(words.written)' is scrolled away; say 'Scroll down' before")
    }
    let known = visibleTargets.map(name)
    return .failing(.wrongName(words.written, known: known), "nothing here is called '\(words.written)'")
  }

  /// Does something to an adjustable element.
  mutating func adjust(_ words: SpokenWords, by request: (Int) -> PointingRequest) -> PointingAnswer {
    let places = visiblePlaces(named: words.folded)
    if let place = places.first, places.count == 1, !situation.stops[place].element.traits.contains(.adjustable) {
      let known = visiblePlaces.filter { situation.stops[$0].element.traits.contains(.adjustable) }
      return .failing(
        .wrongName(words.written, known: known.map(situation.name)), "'\(words.written)' has no value to change")
    }
    return operate(words, by: request)
  }

  private mutating func choose(_ numbered: Overlay.Numbered, by request: (Int) -> PointingRequest) -> PointingAnswer {
    overlay.hide()
    switch numbered {
    case .stop(let stop):
      return situation.place(of: stop).map { PointingAnswer(asking: request($0)) } ?? PointingAnswer()
    case .action(let action, let stop): return perform(action, of: stop)
    }
  }

  private mutating func perform(_ action: OfferedAction, of stop: StopAddress) -> PointingAnswer {
    overlay.hide()
    return situation.place(of: stop).map { PointingAnswer(asking: .perform(action, stop: $0)) } ?? PointingAnswer()
  }

  /// Shows the name of each thing, the others that can be said for it, and in parentheses its actions.
  mutating func showNames() -> PointingAnswer {
    overlay.hide()
    return PointingAnswer(
      visibleTargets.map { target in
        guard case .stop(let place) = target else { return .shown(name(target)) }
        let others = situation.stops[place].element.inputLabels.dropFirst().map { ", also \($0)" }.joined()
        return .shown(name(place) + others + situation.actionList(of: place))
      })
  }

  mutating func showNumbers() -> PointingAnswer { number(visibleTargets) }

  /// Shows numbers in place of names.
  private mutating func number(_ targets: [Target]) -> PointingAnswer {
    overlay.hide()
    overlay.numbered = targets.map { target in
      let address = situation.address(of: target.place)
      return switch target {
      case .stop: .stop(address)
      case .link(let link, in: _): .action(.custom(link), of: address)
      }
    }
    return PointingAnswer(zip(1..., targets).map { .shown("\($0) \(name($1))") })
  }

  /// Shows the actions of what is called so, with a number each.
  mutating func showActions(of words: SpokenWords) -> PointingAnswer {
    let places = visiblePlaces(named: words.folded)
    guard let place = places.first, places.count == 1 else { return operate(words) { .activate(stop: $0) } }
    let actions = situation.stops[place].element.offeredActions(whileDragging: situation.isDragging)
    // Apple's string `InfoMessage.NoElementActionsAvailable`.
    guard !actions.isEmpty else { return .showing("No actions are available for this item.") }
    overlay.hide()
    overlay.numbered = actions.map { .action($0, of: situation.address(of: place)) }
    return PointingAnswer(zip(1..., actions).map { .shown("\($0) \($1.name(in: situation.phrasebook))") })
  }
}

extension Element {
  /// The names that can be said.
  fileprivate var saidNames: [String] {
    let labels = inputLabels.filter { !$0.isEmpty }
    return (labels.isEmpty ? [nameInVoiceControl].compactMap(\.self) : labels).map(\.asSaid)
  }
}
