internal import Elements
package import Order
package import Utterances

/// What a reader that keeps nothing of its own finds: the screen as it is now, and what the person is doing with it.
package struct Situation: Sendable {
  package var screen: ScreenSnapshot
  /// Whether something has been picked up and not been dropped yet.
  package var isDragging: Bool
  /// The system's own words.
  package var phrasebook: Phrasebook

  package init(screen: ScreenSnapshot, isDragging: Bool, phrasebook: Phrasebook) {
    self.screen = screen
    self.isDragging = isDragging
    self.phrasebook = phrasebook
  }
}

extension Situation {
  /// A line for each element that can be operated, with the names of its actions in parentheses.
  func operableElements(named name: (Element) -> String?) -> [Event] {
    screen.order.stops.lazy.map(\.element).filter(\.isOperable).map { element in
      let actions = element.offeredActions(whileDragging: isDragging).map { $0.name(in: phrasebook) }
      let list = actions.joined(separator: ", ")
      return .shown((name(element) ?? "") + (list.isEmpty ? "" : " (\(list))"))
    }
  }
}
