internal import Elements
internal import Interface
package import Order
package import Utterances

/// What a reader that keeps nothing of its own finds: the screen as it is now, and what the person is doing with it.
package struct Situation: Sendable {
  package var screen: ScreenSnapshot
  /// Whether something has been picked up and not been dropped yet.
  package var isDragging: Bool
  /// Whether a field has the keyboard.
  package var isEditing: Bool
  /// The system's own words.
  package var phrasebook: Phrasebook

  package init(screen: ScreenSnapshot, isDragging: Bool, isEditing: Bool, phrasebook: Phrasebook) {
    self.screen = screen
    self.isDragging = isDragging
    self.isEditing = isEditing
    self.phrasebook = phrasebook
  }
}

extension Situation {
  /// What there is on the screen, in reading order.
  var stops: ChunkedArray<Stop> { screen.order.stops }

  /// The address by which a stop is found again after the screen has changed.
  func address(of place: Int) -> StopAddress {
    let id = stops[place].element.id
    return StopAddress(id: id, number: stops.prefix(place).count { $0.element.id == id })
  }

  /// Where a stop is now; `nil` if it has gone.
  func place(of address: StopAddress) -> Int? {
    stops.indices.filter { stops[$0].element.id == address.id }.dropFirst(address.number).first
  }

  /// A line for each element that can be operated, with the names of its actions in parentheses.
  func operableElements(named name: (Element) -> String?) -> [Event] {
    screen.order.stops.lazy.map(\.element).filter(\.isOperable).map { element in
      .shown((name(element) ?? "") + actionList(of: element))
    }
  }

  /// What a stop is called, or its kind where it has no name; a field is not called by what is typed in it.
  func name(_ place: Int) -> String {
    let element = stops[place].element
    let name = element.traits.contains(.textEntry) ? element.voiceName ?? element.name : element.name
    return name ?? "\(element.kind.rawValue) without a name"
  }

  /// What a stop is called, with the names of its actions in parentheses.
  func nameWithActions(_ place: Int) -> String { name(place) + actionList(of: stops[place].element) }

  private func actionList(of element: Element) -> String {
    let actions = element.offeredActions(whileDragging: isDragging).map { $0.name(in: phrasebook) }
    return actions.isEmpty ? "" : " (\(actions.joined(separator: ", ")))"
  }
}

/// One of the stops that a view stands for.
struct StopAddress: Sendable, Hashable {
  var id: ViewID
  /// Its place among them, counted from zero.
  var number: Int
}
