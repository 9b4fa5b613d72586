internal import Elements
internal import Order
internal import Utterances

extension Session {
  /// Shows what Voice Control shows on “Show names”: what each element can be called, in the order of the screen.
  mutating func showNames() {
    show { $0.spokenCommandName }
  }

  /// Lets Switch Control go through the items once: the same elements in the same order as VoiceOver's.
  mutating func scan() {
    show { $0.name }
  }

  /// A line for each element that can be operated, with the names of its actions in parentheses.
  private mutating func show(_ name: (Element) -> String?) {
    for element in reading.order.stops.map(\.element) where element.isOperable {
      let actions = actionNames(of: element).joined(separator: ", ")
      events.append(.shown((name(element) ?? "") + (actions.isEmpty ? "" : " (\(actions))")))
    }
  }
}
