internal import Diagnostics
internal import Elements
package import Interface
internal import Order
internal import Utterances

/// Switch Control: one item after the other is lit, and a press of a switch selects the one that is.
///
/// Sources: iPhone User Guide, “Use Switch Control” (groups and their items, a menu for what was selected, auto scanning and
/// manual scanning); WWDC20-10019 (the same order as VoiceOver's, custom actions on the top level of the menu). That the menu
/// begins with “Tap”, and what stands after the actions, is assumed.
package struct SwitchControl: PointingReader {
  /// What is lit, and what the task has taken since it began.
  package struct Scanner: Sendable, Hashable {
    /// What is gone through now.
    enum Level: Sendable, Hashable {
      case screen
      /// The items of a group, by the first of them.
      case group(StopAddress)
      /// The menu of an element.
      case menu(StopAddress)
    }

    var level = Level.screen
    /// Whether the menu is that of a point, which can be chosen more finely.
    var isOfPoint = false
    /// The place of what is lit in its level, counted from zero.
    var place = 0
    /// How many times a switch was pressed.
    var presses = 0
    /// How many items were lit before the one that was waited for.
    var waits = 0

    package init() {}
  }

  package private(set) var scanner: Scanner
  private let situation: Situation
  private let items: [ScanItem]

  package init(in situation: Situation, at scanner: Scanner) {
    self.situation = situation
    self.scanner = scanner
    items = ScanItem.all(in: situation)
    if !isThere(scanner.level) { begin(.screen) }
  }

  package mutating func perform(_ step: Step) -> PointingAnswer {
    switch step.command {
    case .scan: PointingAnswer(items.map { .shown($0.line(in: situation)) })
    case .next: move(by: 1)
    case .previous: move(by: -1)
    case .select(nil): select()
    case .select(let query?): select(query)
    case .menu(let entry): choose(entry)
    case .point(let query): point(at: query)
    // No switch does what a finger or another technology does.
    case .first, .last, .focus, .touch, .chooseItem, .enterGroup, .leaveGroup, .activate, .longPress, .perform, .rotor,
      .up, .down, .increment, .decrement, .scroll, .escape, .magicTap, .readAll, .type, .dictate, .delete, .drag, .drop,
      .showNames, .say, .press, .wait, .settings, .hear:
      PointingAnswer()
    }
  }
}

// What is lit.
extension SwitchControl {
  /// Whether what is gone through is still there; else the scan begins again.
  private func isThere(_ level: Scanner.Level) -> Bool {
    switch level {
    case .screen: true
    case .group(let first): group(beginningWith: first) != nil
    case .menu(let owner): situation.place(of: owner) != nil
    }
  }

  private func group(beginningWith first: StopAddress) -> [Int]? {
    guard let place = situation.place(of: first) else { return nil }
    return items.lazy.compactMap(\.members).first { $0.first == place }
  }

  /// What is lit one after the other, in words.
  ///
  /// The way out of a group comes last, with a dashed line around the group.
  private var names: [String] {
    switch scanner.level {
    case .screen: items.map { $0.name(in: situation) }
    case .group(let first): (group(beginningWith: first) ?? []).map(situation.name) + ["out of the group"]
    case .menu(let owner): situation.place(of: owner).map { entries(at: $0).map(\.name) } ?? []
    }
  }

  /// What is lit now; `nil` if there is nothing.
  package var litName: String? { names.indices.contains(scanner.place) ? names[scanner.place] : nil }

  private mutating func move(by step: Int) -> PointingAnswer {
    let names = names
    guard !names.isEmpty else { return .showing("nothing to select") }
    scanner.place = (scanner.place + step + names.count) % names.count
    // In manual scanning one switch goes on, and another selects.
    scanner.presses += 1
    return .showing(names[scanner.place])
  }
}

// Selecting.
extension SwitchControl {
  private mutating func select() -> PointingAnswer {
    let names = names
    guard names.indices.contains(scanner.place) else { return .showing("nothing to select") }
    scanner.presses += 1
    switch scanner.level {
    case .screen: return enter(items[scanner.place])
    case .group(let first):
      guard let members = group(beginningWith: first), members.indices.contains(scanner.place) else {
        begin(.screen)
        return .showing(self.names.first ?? "nothing to select")
      }
      return enter(.stop(members[scanner.place]))
    case .menu: return choose(scanner.place)
    }
  }

  /// Waits for the item of a name, and for the group that it is in.
  private mutating func select(_ query: Query) -> PointingAnswer {
    let operable = items.flatMap(\.stops)
    let things: [(place: Int, thing: any Answering)] = operable.map { (place: $0, thing: situation.stops[$0].element) }
    guard let stop = query.places(in: things).first,
      let place = items.firstIndex(where: { $0.stops.contains(stop) })
    else {
      if let group = group(meantBy: query) {
        begin(.screen)
        wait(for: group)
        return enter(items[group])
      }
      return PointingAnswer(
        asking: .fail(
          .wrongName("\(query)", known: operable.map(situation.name) + items.compactMap(\.groupName)),
          "Switch Control comes to nothing that is called '\(query)'"))
    }
    begin(.screen)
    wait(for: place)
    let answer = enter(items[place])
    guard let members = items[place].members, let member = members.firstIndex(of: stop) else { return answer }
    wait(for: member)
    return enter(.stop(stop))
  }

  /// The place of the group that goes by a name; what stands in it is meant before it is.
  private func group(meantBy query: Query) -> Int? {
    let names: [(place: Int, thing: any Answering)] = items.enumerated().compactMap { place, item in
      item.groupName.map { (place: place, thing: GroupName(name: $0)) }
    }
    return query.places(in: names).first
  }

  /// Lets one line glide over the screen and then another, and stops each where an element would be tapped.
  ///
  /// Source: iPhone User Guide, “Use Switch Control”: gliding cursor, and in the guide for iOS 9, “Refine your selection point.
  /// Choose Refine Selection from the control menu.” That the menu of what lies there opens is assumed; how long the lines
  /// take is not known.
  private mutating func point(at query: Query) -> PointingAnswer {
    let visible = items.flatMap(\.stops).filter(situation.shows)
    let things: [(place: Int, thing: any Answering)] = visible.map { (place: $0, thing: situation.stops[$0].element) }
    guard let stop = query.places(in: things).first, let point = situation.tapped(stop) else {
      return PointingAnswer(
        asking: .fail(
          .wrongName("\(query)", known: visible.map(situation.name)),
          "the gliding cursor comes to nothing that is called '\(query)'"))
    }
    begin(.screen)
    scanner.presses += 2
    let line = Event.shown("point \(Value.text(of: point.x.rounded())), \(Value.text(of: point.y.rounded()))")
    guard let found = situation.place(under: point, among: visible) else {
      return PointingAnswer([line, .shown("nothing lies there")])
    }
    let answer = enter(.stop(found), byPoint: true)
    return PointingAnswer([line, .shown(situation.name(found))] + answer.events)
  }

  /// An item is lit as long as it takes to reach it in its turn.
  private mutating func wait(for place: Int) {
    scanner.waits += place
    scanner.presses += 1
  }

  private mutating func begin(_ level: Scanner.Level, ofPoint isOfPoint: Bool = false) {
    scanner.level = level
    scanner.place = 0
    scanner.isOfPoint = isOfPoint
  }

  /// Goes into a group, or opens the menu of an element.
  private mutating func enter(_ item: ScanItem, byPoint: Bool = false) -> PointingAnswer {
    switch item {
    case .group(let members, _):
      begin(.group(situation.address(of: members[0])))
      return .showing(situation.name(members[0]))
    case .stop(let place):
      begin(.menu(situation.address(of: place)), ofPoint: byPoint)
      return .showing("menu: " + entries(at: place).map(\.name).joined(separator: ", "))
    }
  }
}

// The menu.
extension SwitchControl {
  /// An entry of the menu.
  private typealias Entry = (name: String, effect: Effect)

  /// What an entry of the menu leads to.
  private enum Effect {
    case request(PointingRequest)
    /// The lines glide again over what is around the point.
    case refine
    /// The system's own.
    case system
  }

  private func entries(at place: Int) -> [Entry] {
    let element = situation.stops[place].element
    let actions = element.offeredActions(whileDragging: situation.isDragging)
    let adjustments: [Entry] =
      element.traits.contains(.adjustable)
      ? [("Increment", .request(.increment(stop: place))), ("Decrement", .request(.decrement(stop: place)))] : []
    return [("Tap", .request(.activate(stop: place)))]
      + actions.map { ($0.name(in: situation.phrasebook), .request(.perform($0, stop: place))) } + adjustments
      + (scanner.isOfPoint ? [("Refine Selection", .refine)] : [])
      + ["Gestures", "Device", "Settings"].map { ($0, .system) }
  }

  private mutating func choose(_ name: String) -> PointingAnswer {
    guard case .menu(let owner) = scanner.level, let place = situation.place(of: owner) else {
      return PointingAnswer(
        asking: .fail(.wrongName(name, known: []), "no menu is open; 'select' an element before"))
    }
    let entries = entries(at: place)
    guard let entry = entries.firstIndex(where: { $0.name.lowercased() == name.lowercased() }) else {
      return PointingAnswer(
        asking: .fail(.wrongName(name, known: entries.map(\.name)), "the menu has no entry '\(name)'"))
    }
    wait(for: entry)
    return choose(entry)
  }

  private mutating func choose(_ entry: Int) -> PointingAnswer {
    guard case .menu(let owner) = scanner.level, let place = situation.place(of: owner) else {
      return .showing("the system's own menu")
    }
    let (name, effect) = entries(at: place)[entry]
    switch effect {
    case .request(let request):
      defer { scanner = Scanner() }
      return PointingAnswer([.shown("\(name): \(cost)")], asking: request)
    case .refine:
      begin(.screen)
      return .showing("the lines glide around the point")
    case .system: return .showing("the system's own menu")
    }
  }

  /// What it took: the seconds are those of auto scanning.
  private var cost: String {
    let presses = scanner.presses.counted("press", "presses")
    guard scanner.waits > 0 else { return presses }
    let time = situation.scanningTime
    return "\(presses), \(Value.text(of: Double(scanner.waits) * time)) s at \(Value.text(of: time)) s an item"
  }
}

/// What a group is asked for by.
private struct GroupName: Answering {
  let identifier: String? = nil
  let name: String?
  let inputLabels: [String] = []
  let title: String? = nil
}
