internal import Elements
package import Interface
internal import Order
package import Utterances

/// TalkBack, Android's screen reader, on the same screens: a cursor of its own order and words.
///
/// It is younger here than VoiceOver and less certain: the elements are those of iOS, and an Android app would be built of
/// others. Sources: google/talkback, October 2024 (words, what is said on landing and on a click, where the focus comes back);
/// support.google.com/accessibility/android, gestures and reading controls. What is said of a new screen is assumed.
package struct TalkBack: Sendable {
  /// What TalkBack keeps between steps.
  package struct Memory: Sendable, Hashable {
    var granularity = TalkBackGranularity.standard
    /// What the person has turned to, while an element has turned to something else.
    var chosen: TalkBackGranularity?
    /// The action that a double tap performs on the element under the cursor; `nil` for the tap's own.
    var action: String?
    /// The piece of the text under the cursor that was read last.
    var piece: Range<Int>?
    /// The screen that the cursor is on, and its element there as it was described last.
    var screen: String?
    var stop: StopAddress?
    var description: TalkBackDescription?
    /// Where the cursor was on screens that were left.
    var left: [String: StopAddress] = [:]

    package init() {}
  }

  package private(set) var memory: Memory
  private let situation: Situation
  private let screen: TalkBackScreen
  private let words: TalkBackWords

  package init(in situation: Situation, remembering memory: Memory) {
    self.situation = situation
    self.memory = memory
    words = TalkBackWords(situation.phrasebook.language)
    screen = TalkBackScreen(of: situation.screen, isRightToLeft: situation.isRightToLeft)
  }

  /// Whether the cursor was on a screen already.
  package func isOn(_ screen: String) -> Bool { memory.screen == screen }

  /// Where the cursor is, as a place in the reading order of iOS.
  package var place: Int? { memory.stop.flatMap(situation.place) }
}

// Moving.
extension TalkBack {
  /// Puts the cursor on a stop, and says it.
  package mutating func land(on place: Int) -> [Event] {
    let description = describe(place, from: self.place)
    keep(description, at: place)
    return [.focus(situation.stops[place].element, description.utterance(in: situation.phrasebook))]
  }

  /// Moves by some stops in TalkBack's order.
  package mutating func move(by distance: Int) -> [Event] {
    guard let current else { return jump(toEnd: distance < 0) }
    guard screen.places.indices.contains(current + distance) else { return [.sound(.boundary)] }
    return land(on: screen.places[current + distance])
  }

  package mutating func jump(toEnd: Bool) -> [Event] {
    let place = toEnd ? screen.places.last : screen.places.first
    return place.map { land(on: $0) } ?? []
  }

  /// Reads everything from the cursor or the top on, without what follows pauses.
  package mutating func readAll(from start: Step.ReadingStart) -> [Event] {
    var previous = place
    var last: TalkBackDescription?
    let events = screen.places.dropFirst(start == .here ? current ?? 0 : 0).map { place -> Event in
      let description = describe(place, from: previous).atOnce
      previous = place
      last = description
      return .focus(situation.stops[place].element, description.utterance(in: situation.phrasebook))
    }
    if let previous, let last { keep(last, at: previous) }
    return events
  }

  private func describe(_ place: Int, from previous: Int?) -> TalkBackDescription {
    let isEdited = situation.field.map { $0.id == situation.stops[place].element.id } ?? false
    return TalkBackDescription(
      of: place, from: previous, on: screen, situation.screen.order, in: words, isEdited: isEdited)
  }

  private mutating func keep(_ description: TalkBackDescription, at place: Int) {
    let stop = situation.address(of: place)
    if memory.stop != stop {
      memory.piece = nil
      memory.action = nil
      turnByItself(at: situation.stops[place].element)
    }
    memory.stop = stop
    memory.description = description
    if let screen = memory.screen { memory.left[screen] = memory.stop }
  }
}

// What has become of the app.
extension TalkBack {
  /// Says what has changed since the last step: another screen with its title and the stop that the cursor lands on there, or
  /// a new state of the element under the cursor.
  ///
  /// - Parameter name: What tells the screen from others.
  /// - Returns: What is said.
  package mutating func follow(toScreen name: String) -> [Event] {
    if name != memory.screen { return arrive(at: name) }
    guard let place else {
      // The element has gone.
      memory.stop = nil
      return jump(toEnd: false)
    }
    let (before, now) = (memory.description, describe(place, from: place))
    keep(now, at: place)
    guard let before, before.state != now.state else { return [] }
    if now.isEdited(in: words), !before.isEdited(in: words) { return [speech(now.parts)] }
    return now.state.isEmpty ? [] : [speech(now.state)]
  }

  /// A screen that was left before gives the cursor back to where it was.
  private mutating func arrive(at name: String) -> [Event] {
    memory.screen = name
    memory.stop = nil
    let returned = memory.left[name].flatMap(situation.place)
    let title = situation.screen.title.map { [say($0)] } ?? []
    return title + (returned.map { land(on: $0) } ?? jump(toEnd: false))
  }

  private func speech(_ parts: [Utterance.Part]) -> Event {
    .speech(
      Utterance(
        parts: parts, subject: place.map { situation.stops[$0].element.id } ?? ViewID(View(.group)),
        phrasebook: situation.phrasebook))
  }

  /// Words that are said by themselves.
  package func say(_ words: String) -> Event { speech([Utterance.Part(kind: .notice, text: words)]) }

  /// What is heard of text that is written: each character.
  package func typed(_ text: String) -> [Event] {
    let isSecret = place.map { situation.stops[$0].element.traits.contains(.secureText) } ?? false
    let names = text.map { isSecret ? words[.bullet] : $0.nameInTyping(words) }
    return names.isEmpty ? [] : [speech(names.map { Utterance.Part(kind: .notice, text: $0) })]
  }

  package func deleted(_ text: String) -> [Event] { text.isEmpty ? [] : [say(words.words(.deleted, text))] }

  /// What is said when TalkBack goes on or off.
  package func switched(on isOn: Bool) -> Event { say(words[isOn ? .turnedOn : .turnedOff]) }
}

// Reading controls.
extension TalkBack {
  /// Turns the reading control to what is called so; `nil` if nothing is.
  package mutating func turn(to name: String) -> [Event]? {
    guard let granularity = TalkBackGranularity.named(name, in: words) else { return nil }
    guard readingControls.contains(words[granularity.phrase]) else { return nil }
    memory.granularity = granularity
    memory.chosen = nil
    memory.action = nil
    memory.piece = nil
    return [say(words[granularity.phrase])]
  }

  /// An element that can be adjusted turns to that, one with actions that is not a field for text to these, and the next one
  /// back (`SelectorController.switchCurrentSetting`).
  private mutating func turnByItself(at element: Element) {
    let isField = !element.traits.isDisjoint(with: [.textEntry, .searchField])
    if element.traits.contains(.adjustable) {
      turnByItself(to: .standard)
    } else if !element.actionsInTalkBack.isEmpty, !isField {
      turnByItself(to: .actions)
    } else if let chosen = memory.chosen {
      memory.granularity = chosen
      memory.chosen = nil
    } else if memory.granularity == .actions {
      memory.granularity = .standard
    }
  }

  private mutating func turnByItself(to granularity: TalkBackGranularity) {
    guard memory.granularity != granularity else { return }
    memory.chosen = memory.chosen ?? memory.granularity
    memory.granularity = granularity
  }

  /// The name of the reading control that swipes up and down follow.
  package var readingControl: String { words[memory.granularity.phrase] }

  /// The names of the reading controls; the actions are one where there are any.
  package var readingControls: [String] {
    let hasActions = !(element?.actionsInTalkBack.isEmpty ?? true)
    return TalkBackGranularity.allCases.filter { $0 != .actions || hasActions }.map { words[$0.phrase] }
  }

  /// Whether a swipe up or down changes the value of the element.
  package var adjusts: Bool {
    memory.granularity == .standard && element?.traits.contains(.adjustable) ?? false
  }

  /// The action that a double tap performs in place of the element's own.
  package var chosenAction: OfferedAction? {
    guard memory.granularity == .actions, let name = memory.action else { return nil }
    return element?.actionsInTalkBack.first { $0.name == name }.map(OfferedAction.custom)
  }

  private var element: Element? { place.map { situation.stops[$0].element } }

  /// Goes to the next or the previous piece that the reading control stands on.
  package mutating func step(forward isForward: Bool) -> [Event] {
    switch memory.granularity.aim {
    case .text(let isBoundary): return readPiece(forward: isForward, isBoundary)
    case .stops(let isSought):
      let others = isForward ? after : before.reversed()
      guard let found = others.first(where: { isSought(situation.stops[$0].element) }) else {
        return [.sound(.boundary)]
      }
      // Who goes from heading to heading stays with headings (`SelectorController.allowSwitchSettingByFocusChange`).
      let turned = (memory.granularity, memory.chosen)
      defer { (memory.granularity, memory.chosen) = turned }
      return land(on: found)
    case .actions: return turnAction(forward: isForward)
    case .anything: return move(by: isForward ? 1 : -1)
    }
  }

  /// Goes to the next or the previous action; the list is circular, and begins with what a double tap does anyway.
  private mutating func turnAction(forward isForward: Bool) -> [Event] {
    let names: [String?] = [nil] + (element?.actionsInTalkBack.map(\.name) ?? [])
    let current = names.firstIndex(of: memory.action) ?? 0
    memory.action = names[(current + (isForward ? 1 : -1) + names.count) % names.count]
    let hint = Utterance.Part(kind: .systemHint, text: words[.actionHint])
    return [speech([Utterance.Part(kind: .notice, text: memory.action ?? words[.activate]), hint])]
  }

  private var current: Int? { place.flatMap(screen.places.firstIndex(of:)) }
  private var after: [Int] { current.map { Array(screen.places[($0 + 1)...]) } ?? screen.places }
  private var before: [Int] { current.map { Array(screen.places[..<$0]) } ?? [] }

  private mutating func readPiece(forward isForward: Bool, _ isBoundary: (@Sendable (Character) -> Bool)?) -> [Event] {
    guard let place else { return [] }
    let text = Array(describe(place, from: place).text)
    let pieces: [Range<Int>] =
      isBoundary.map { isBoundary in
        text.indices.split(whereSeparator: { isBoundary(text[$0]) }).compactMap { indices in
          indices.first.map { $0..<($0 + indices.count) }
        }
      } ?? text.indices.map { $0..<($0 + 1) }
    let found =
      if let last = memory.piece {
        isForward ? pieces.first { $0.lowerBound >= last.upperBound } : pieces.last { $0.upperBound <= last.lowerBound }
      } else {
        isForward ? pieces.first : pieces.last
      }
    guard let found else { return [.sound(.boundary)] }
    memory.piece = found
    return [say(found.count == 1 ? text[found.lowerBound].nameInTyping(words) : String(text[found]))]
  }
}

extension TalkBackDescription {
  fileprivate func isEdited(in words: TalkBackWords) -> Bool {
    parts.contains { $0.kind == .state && $0.text == words[.editing] }
  }

  /// The words of the element itself, which are read in pieces.
  fileprivate var text: String {
    parts.filter { $0.kind == .label }.map(\.text).joined(separator: ", ")
  }
}

extension Element {
  /// The actions that TalkBack lists.
  fileprivate var actionsInTalkBack: [CustomAction] { hasDetails ? details.actions : [] }
}

extension Character {
  /// What a character is called by itself.
  fileprivate func nameInTyping(_ words: TalkBackWords) -> String { self == " " ? words[.space] : String(self) }
}
