internal import Elements
internal import Interface
internal import VoiceOver

extension ManualWalk {
  /// An item of the item chooser: what is heard of it first, and where it stands.
  private struct Item {
    var name: String
    var stop: Int
  }

  /// The items of the screen in alphabetical order, those with equal names in reading order.
  private var items: [Item] {
    session.reading.order.stops.enumerated()
      .compactMap { index, stop in
        (stop.element.label ?? stop.element.value).map { Item(name: $0, stop: index) }
      }
      .sorted { ($0.name.lowercased(), $0.stop) < ($1.name.lowercased(), $1.stop) }
  }

  func listItems() -> WalkReply {
    numbered(items.map(\.name), none: "there is no item on this screen")
  }

  func listActions() -> WalkReply {
    numbered(session.actionNames, none: "there is no action here")
  }

  private func numbered(_ names: [String], none: String) -> WalkReply {
    guard !names.isEmpty else { return .note(none) }
    return WalkReply(notes: names.enumerated().map { "\($0.offset + 1) \($0.element)" })
  }

  /// Performs an action of the list.
  mutating func performAction(_ number: Int) -> WalkReply {
    let names = session.actionNames
    guard names.indices.contains(number - 1) else { return .refusal("there is no action \(number) here") }
    return perform(.perform(names[number - 1]))
  }

  /// Goes to an item by its name; where several have the name, by swiping.
  mutating func goToItem(_ number: Int) -> WalkReply {
    let items = items
    guard items.indices.contains(number - 1) else { return .refusal("there is no item \(number)") }
    let item = items[number - 1]
    let reply = perform(.touch(item.name))
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
