internal import Elements
package import Interface
internal import Order
internal import Utterances

/// Full Keyboard Access: a ring goes from one thing that can be operated to the next, and keys operate it.
///
/// Sources: WWDC21-10120 (Tab and Shift-Tab, arrows, Space, Tab-Z for actions, Tab-F to find, Control-Tab out of a text, the
/// app's own shortcuts with or without it); WWDC21-10260 (lists, grids and fields are groups of their own, which are entered
/// at what is chosen or was left last, and gone through with the arrows); github.com/workday-accessibility, keyboard.md
/// (Tab-B, Escape, Tab-G, Tab-H). That Tab goes in reading order, from the last on to the first, is assumed.
package struct FullKeyboardAccess: PointingReader {
  /// Where the ring is.
  package struct Position: Sendable, Hashable {
    var stop: StopAddress?
    /// The entry that is chosen in the open list of actions; `nil` while none is open.
    var action: Int?
    /// Whether what is typed is looked for.
    package internal(set) var isFinding = false
    /// Where the ring was last in each group.
    var left: [FocusGroup: StopAddress] = [:]

    package init() {}

    /// Nothing is looked for any longer: what is typed is text again.
    package mutating func endFinding() { isFinding = false }

    /// The ring comes back to a screen, on which it was somewhere.
    package mutating func comeBack(to earlier: Position) { (stop, left) = (earlier.stop, earlier.left) }
  }

  package internal(set) var position: Position
  let situation: Situation
  /// The groups that elements belong to.
  let groups: [ViewID: FocusGroup]

  package init(in situation: Situation, at position: Position) {
    self.situation = situation
    self.position = position
    groups = FocusGroup.all(in: situation.screen)
  }

  package mutating func perform(_ step: Step) -> PointingAnswer {
    if case .type(let text) = step.command { return find(text) }
    guard case .press(let keys) = step.command else { return PointingAnswer() }
    guard !keys.isKeptBySystem else { return .showing("outside the app: \(keys)") }
    if let actions = openActions { return choose(by: keys, among: actions) }
    if position.isFinding { return endFinding(by: keys) }
    if situation.isEditing, let answer = edit(by: keys) { return answer }
    if let owner = situation.stops.firstIndex(where: { $0.element.answers(to: keys) }) {
      return PointingAnswer(asking: .activate(stop: owner))
    }
    guard let command = KeyboardCommand(keys) else { return unknown(keys) }
    return carryOut(command)
  }

  private mutating func carryOut(_ command: KeyboardCommand) -> PointingAnswer {
    switch command {
    case .nextItem: return move(by: 1)
    case .previousItem: return move(by: -1)
    case .move(let direction): return adjust(direction) ?? move(direction)
    case .activate: return onPlace { .activate(stop: $0) }
    case .contextMenu: return onPlace { .longPress(stop: $0) }
    case .actions: return openList()
    case .find:
      position.isFinding = true
      return .showing("find:")
    case .back: return PointingAnswer(asking: .escape)
    case .help: return PointingAnswer(KeyboardCommand.helpLines.map(Event.shown))
    case .system: return .showing("the system's own menu")
    }
  }

  private func unknown(_ keys: Keystroke) -> PointingAnswer {
    let shortcuts = situation.stops.compactMap { stop in
      stop.element.hasDetails ? stop.element.details.keyboardShortcut?.description : nil
    }
    return .failing(.wrongName("\(keys)", known: shortcuts), "nothing on this screen answers to \(keys)")
  }

  /// The stop that the ring is on.
  package var place: Int? {
    position.stop.flatMap(situation.place).flatMap { reaches($0) ? $0 : nil }
  }

  /// Asks for something where the ring is.
  private func onPlace(_ request: (Int) -> PointingRequest) -> PointingAnswer {
    place.map { PointingAnswer(asking: request($0)) } ?? .showing("nothing has the focus")
  }

  /// An arrow changes the value of what is adjustable; elsewhere it moves the ring (assumed from Apple's guide).
  private func adjust(_ direction: KeyboardCommand.Direction) -> PointingAnswer? {
    guard let place, situation.stops[place].element.traits.contains(.adjustable) else { return nil }
    switch direction {
    case .up, .right: return PointingAnswer(asking: .increment(stop: place))
    case .down, .left: return PointingAnswer(asking: .decrement(stop: place))
    }
  }
}

// While a text is edited.
extension FullKeyboardAccess {
  /// What keys do in a text; `nil` for those that do what they do everywhere.
  ///
  /// Tab leaves a field of one line, and stands in a text of several, which Control-Tab leaves (the former is assumed).
  private mutating func edit(by keys: Keystroke) -> PointingAnswer? {
    switch (keys.modifiers, keys.key) {
    case ([], .named(.space)): return PointingAnswer(asking: .type(" "))
    case ([], .named(.returnKey)): return PointingAnswer(asking: .type("\n"))
    case ([], .named(.delete)): return PointingAnswer(asking: .delete)
    case ([.control], .named(.tab)): return PointingAnswer(move(by: 1).events, asking: .endEditing)
    case ([], .named(.tab)) where situation.field?.hasLines == true: return PointingAnswer(asking: .type("\t"))
    case ([], .named(.tab)): return PointingAnswer(move(by: 1).events, asking: .endEditing)
    case ([.shift], .named(.tab)): return PointingAnswer(move(by: -1).events, asking: .endEditing)
    default: return nil
    }
  }
}

// Finding.
extension FullKeyboardAccess {
  /// Moves the ring to what is called so, by a label or an input label; the first that begins with the words comes first
  /// (assumed).
  private mutating func find(_ text: String) -> PointingAnswer {
    let words = text.lowercased()
    let found = reachedPlaces.filter { names(of: $0).contains { $0.contains(words) } }
    guard let place = found.first(where: { names(of: $0).contains { $0.hasPrefix(words) } }) ?? found.first else {
      return .failing(.wrongName(text, known: reachedPlaces.map(situation.name)), "nothing is found for '\(text)'")
    }
    return focus(place)
  }

  private func names(of place: Int) -> [String] {
    let element = situation.stops[place].element
    return ([element.name].compactMap(\.self) + element.inputLabels).map { $0.lowercased() }
  }

  /// Return and Escape leave the ring on what was found; other keys do what they do everywhere.
  private mutating func endFinding(by keys: Keystroke) -> PointingAnswer {
    position.isFinding = false
    let ends: [Keystroke] = [Keystroke(.returnKey), Keystroke(.escape)]
    return ends.contains(keys) ? PointingAnswer() : perform(Step(.press(keys)))
  }
}

// The list of actions.
extension FullKeyboardAccess {
  /// The actions of the element that the ring is on, while their list is open.
  private var openActions: [OfferedAction]? { position.action == nil ? nil : place.map(actions(at:)) }

  private func actions(at place: Int) -> [OfferedAction] {
    let element = situation.stops[place].element
    // Space follows the one link of a text; that each of several is in the list is assumed.
    let links = element.operableLinks.count > 1 ? element.operableLinks.map(OfferedAction.custom) : []
    return links + element.offeredActions(whileDragging: situation.isDragging)
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
  /// Whether Tab comes to the element: there is something to do with it or a link in it, or the app has made an element of
  /// a view without saying what it is.
  ///
  /// Source: WWDC21-10120, which asks apps to say of such elements that they do not respond.
  package var isReachedByKeyboard: Bool {
    if isOperable || !operableLinks.isEmpty { return true }
    guard kind == .element || kind == .view, traits.isEmpty else { return false }
    return !hasDetails || details.respondsToUserInteraction != false
  }

  fileprivate func answers(to keys: Keystroke) -> Bool {
    hasDetails && details.keyboardShortcut == keys && !traits.contains(.notEnabled)
  }
}
