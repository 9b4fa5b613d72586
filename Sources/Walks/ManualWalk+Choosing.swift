internal import Elements
internal import Interface
internal import Order
internal import VoiceOver

extension ManualWalk {
  /// An item of the item chooser: its number, what is heard of it first, and where it stands.
  fileprivate struct Item {
    var number: Int
    var name: String
    var stop: Int
  }

  /// The items of the screen in alphabetical order, those with equal names in reading order.
  private var items: [Item] {
    session.reading.order.stops.enumerated()
      .compactMap { index, stop in (stop.element.label ?? stop.element.value).map { (name: $0, stop: index) } }
      .sorted { ($0.name.lowercased(), $0.stop) < ($1.name.lowercased(), $1.stop) }
      .enumerated().map { Item(number: $0.offset + 1, name: $0.element.name, stop: $0.element.stop) }
  }

  /// Lists the items, or those with some words in their names; each keeps the number that it has among all.
  func listItems(_ words: String?) -> WalkReply {
    let found = items.filter { item in words.map { item.name.contains(words: $0) } ?? true }
    guard found.isEmpty else { return WalkReply(notes: found.map(\.line)) }
    return .note(words.map { "no item has '\($0)' in its name" } ?? "there is no item on this screen")
  }

  func listActions() -> WalkReply {
    let names = session.actionNames
    guard !names.isEmpty else { return .note("there is no action here") }
    return WalkReply(notes: names.enumerated().map { "\($0.offset + 1) \($0.element)" })
  }

  /// Performs an action of the list.
  mutating func performAction(_ number: Int) -> WalkReply {
    let names = session.actionNames
    guard !names.isEmpty else { return .refusal("there is no action here") }
    guard names.indices.contains(number - 1) else { return .refusal("there is no action \(number) here") }
    // Of two with one name the number tells which.
    let name = names[number - 1]
    let isOnly = names.count { $0.lowercased() == name.lowercased() } == 1
    let index = names[..<number].count { $0.lowercased() == name.lowercased() }
    return perform(.perform(isOnly ? Query(name) : Query(.name(name), index: index)))
  }

  /// Goes to an item by its number, its name, or a part of its name if only one has it.
  mutating func goToItem(_ words: String) -> WalkReply {
    let items = items
    guard !items.isEmpty else { return .refusal("there is no item on this screen") }
    if let number = Int(words) {
      guard items.indices.contains(number - 1) else { return .refusal("there is no item \(number)") }
      return goToItem(items[number - 1])
    }
    let found = items.filter { $0.name.lowercased() == words.lowercased() }
    let candidates = found.isEmpty ? items.filter { $0.name.contains(words: words) } : found
    if candidates.count == 1 { return goToItem(candidates[0]) }
    guard !candidates.isEmpty else { return .refusal("no item has '\(words)' in its name") }
    return WalkReply(notes: candidates.map(\.line) + ["choose one of them by its number"], isRefusal: true)
  }

  /// Goes to an item by its name; where several have the name, by swiping.
  private mutating func goToItem(_ item: Item) -> WalkReply {
    let reply = perform(.chooseItem(Query(item.name)))
    guard reply.isRefusal, let cursor = session.cursor, cursor != item.stop else { return reply }
    return perform(cursor < item.stop ? .next(item.stop - cursor) : .previous(cursor - item.stop))
  }

  /// Turns the rotor on from the option that it stands on; it goes round.
  mutating func turnRotor(by distance: Int) -> WalkReply {
    let names = session.rotorNames
    guard !names.isEmpty else { return .refusal("the rotor has nothing to offer here") }
    let start = session.rotorName.flatMap(names.firstIndex) ?? (distance > 0 ? -1 : 0)
    let next = ((start + distance) % names.count + names.count) % names.count
    return perform(.rotor(names[next]))
  }
}

extension ManualWalk.Item {
  fileprivate var line: String { "\(number) \(name)" }
}
