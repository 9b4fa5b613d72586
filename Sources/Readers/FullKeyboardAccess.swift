internal import Elements
package import Interface
internal import Order
internal import Utterances

/// Full Keyboard Access: a ring goes from one thing that can be operated to the next, and keys operate it.
///
/// Sources: WWDC21-10120 (Tab and Shift-Tab, arrows, Space, Tab-Z for actions, the app's own shortcuts with or without it);
/// github.com/workday-accessibility, keyboard.md (Tab-B and Escape). That Tab goes in reading order, and from the last on
/// to the first, is assumed.
package struct FullKeyboardAccess: PointingReader {
  /// Where the ring is.
  package struct Position: Sendable, Hashable {
    var stop: StopAddress?
    /// The entry that is chosen in the open list of actions; `nil` while none is open.
    var action: Int?

    package init() {}
  }

  package private(set) var position: Position
  private let situation: Situation

  package init(in situation: Situation, at position: Position) {
    self.situation = situation
    self.position = position
  }

  package mutating func perform(_ step: Step) -> PointingAnswer {
    guard case .press(let keys) = step.command else { return PointingAnswer() }
    if let actions = openActions { return choose(by: keys, among: actions) }
    if let owner = situation.stops.firstIndex(where: { $0.element.answers(to: keys) }) {
      return PointingAnswer(asking: .activate(stop: owner))
    }
    switch (keys.modifiers, keys.key) {
    case ([], .named(.tab)): return move(by: 1)
    case ([.shift], .named(.tab)): return move(by: -1)
    case ([], .named(.right)): return adjust(up: true) ?? move(by: 1)
    case ([], .named(.left)): return adjust(up: false) ?? move(by: -1)
    case ([], .named(.up)): return adjust(up: true) ?? move(by: -1)
    case ([], .named(.down)): return adjust(up: false) ?? move(by: 1)
    case ([], .named(.space)):
      return place.map { PointingAnswer(asking: .activate(stop: $0)) } ?? .showing("nothing has the focus")
    case ([.tab], .character("Z")): return openList()
    case ([.tab], .character("B")), ([], .named(.escape)): return PointingAnswer(asking: .escape)
    default:
      return PointingAnswer(
        asking: .fail(.wrongName("\(keys)", known: shortcuts), "nothing on this screen answers to \(keys)"))
    }
  }

  /// The stop that the ring is on.
  private var place: Int? {
    position.stop.flatMap(situation.place).flatMap { situation.stops[$0].element.isReachedByKeyboard ? $0 : nil }
  }

  private var shortcuts: [String] {
    situation.stops.compactMap { $0.element.hasDetails ? $0.element.details.keyboardShortcut?.description : nil }
  }

  private mutating func move(by step: Int) -> PointingAnswer {
    let places = situation.stops.indices.filter { situation.stops[$0].element.isReachedByKeyboard }
    guard !places.isEmpty else { return .showing("nothing takes the focus") }
    let current = place.flatMap(places.firstIndex(of:))
    let next = current.map { ($0 + step + places.count) % places.count } ?? (step > 0 ? 0 : places.count - 1)
    position.stop = situation.address(of: places[next])
    return .showing(situation.stops[places[next]].element.nameForKeyboard)
  }

  /// An arrow changes the value of what is adjustable; elsewhere it moves the ring (assumed from Apple's guide).
  private func adjust(up: Bool) -> PointingAnswer? {
    guard let place, situation.stops[place].element.traits.contains(.adjustable) else { return nil }
    return PointingAnswer(asking: up ? .increment(stop: place) : .decrement(stop: place))
  }
}

// The list of actions.
extension FullKeyboardAccess {
  /// The actions of the element that the ring is on, while their list is open.
  private var openActions: [OfferedAction]? { position.action == nil ? nil : place.map(actions(at:)) }

  private func actions(at place: Int) -> [OfferedAction] {
    situation.stops[place].element.offeredActions(whileDragging: situation.isDragging)
  }

  private mutating func openList() -> PointingAnswer {
    let actions = place.map(actions(at:)) ?? []
    guard !actions.isEmpty else { return .showing("no actions") }
    position.action = 0
    return .showing("actions: " + actions.map { $0.name(in: situation.phrasebook) }.joined(separator: ", "))
  }

  private mutating func choose(by keys: Keystroke, among actions: [OfferedAction]) -> PointingAnswer {
    guard let chosen = position.action, let place, actions.indices.contains(chosen) else {
      position.action = nil
      return PointingAnswer()
    }
    switch (keys.modifiers, keys.key) {
    case ([], .named(.down)), ([], .named(.tab)): position.action = (chosen + 1) % actions.count
    case ([], .named(.up)), ([.shift], .named(.tab)): position.action = (chosen + actions.count - 1) % actions.count
    case ([], .named(.space)), ([], .named(.returnKey)):
      position.action = nil
      return PointingAnswer(asking: .perform(actions[chosen], stop: place))
    default:
      position.action = nil
      return .showing("the list of actions is closed")
    }
    return .showing(actions[position.action ?? 0].name(in: situation.phrasebook))
  }
}

extension Element {
  /// Whether Tab comes to the element: there is something to do with it, or the app has made an element of a view without
  /// saying what it is.
  ///
  /// Source: WWDC21-10120, which asks apps to say of such elements that they do not respond.
  package var isReachedByKeyboard: Bool {
    if isOperable { return true }
    guard kind == .element || kind == .view, traits.isEmpty else { return false }
    return !hasDetails || details.respondsToUserInteraction != false
  }

  fileprivate func answers(to keys: Keystroke) -> Bool {
    hasDetails && details.keyboardShortcut == keys && !traits.contains(.notEnabled)
  }

  /// What the ring is around, with the keys that operate it from elsewhere.
  fileprivate var nameForKeyboard: String {
    let keys = hasDetails ? details.keyboardShortcut.map { " (\($0))" } ?? "" : ""
    return (voiceName ?? "\(kind.rawValue) without a name") + keys
  }
}
