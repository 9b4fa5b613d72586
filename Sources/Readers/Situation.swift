package import Elements
package import Interface
package import Order
package import Utterances

/// What a reader that keeps nothing of its own finds: the screen as it is now, and what the person is doing with it.
package struct Situation: Sendable {
  package var screen: ScreenSnapshot
  /// Whether something has been picked up and not been dropped yet.
  package var isDragging: Bool
  /// The field that has the keyboard; `nil` for none.
  package var field: Field?
  /// What is seen of the screen at once; its place tells how far it is scrolled.
  package var window: Rect
  package var isRightToLeft: Bool
  /// Which of the controls Tab comes to.
  package var keyboardReach: KeyboardReach
  /// How many seconds Switch Control lights an item.
  package var scanningTime: Double
  /// The system's own words.
  package var phrasebook: Phrasebook
  /// The bars that stay where they are while the content is scrolled, by the elements in them.
  private let bars: [ViewID: ViewID]

  package init(
    screen: ScreenSnapshot, isDragging: Bool, field: Field?, window: Rect, isRightToLeft: Bool,
    keyboardReach: KeyboardReach, scanningTime: Double, phrasebook: Phrasebook
  ) {
    self.screen = screen
    self.isDragging = isDragging
    self.field = field
    self.window = window
    self.isRightToLeft = isRightToLeft
    self.keyboardReach = keyboardReach
    self.scanningTime = scanningTime
    self.phrasebook = phrasebook
    bars = window.x == 0 && window.y == 0 ? [:] : screen.tree.elements { $0.role.isBar }
  }

  /// A field for text.
  package struct Field: Sendable {
    var id: ViewID
    /// Whether Return begins a new line in it.
    var hasLines: Bool

    package init(id: ViewID, hasLines: Bool) {
      self.id = id
      self.hasLines = hasLines
    }
  }

  var isEditing: Bool { field != nil }

  /// Which of the controls Tab comes to.
  package enum KeyboardReach: Sendable {
    case all
    /// Fields for text, and lists.
    case textAndLists
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

  /// What a stop is called, or its kind where it has no name; a field is not called by what is typed in it.
  func name(_ place: Int) -> String {
    let element = stops[place].element
    let name = element.traits.contains(.textEntry) ? element.voiceName ?? element.name : element.name
    return name ?? element.kindWithoutName
  }

  /// What a stop is called by voice, or its kind where it has no name.
  package func voiceName(_ place: Int) -> String {
    let element = stops[place].element
    return element.voiceName ?? element.kindWithoutName
  }

  /// What a stop is called, with the names of its actions in parentheses.
  func nameWithActions(_ place: Int) -> String { name(place) + actionList(of: place) }

  /// The names of a stop's actions in parentheses, or nothing.
  func actionList(of place: Int) -> String {
    let actions = stops[place].element.offeredActions(whileDragging: isDragging).map { $0.name(in: phrasebook) }
    return actions.isEmpty ? "" : " (\(actions.joined(separator: ", ")))"
  }
}

// What is seen.
extension Situation {
  /// Whether a stop is seen: what is scrolled away is not.
  func shows(_ place: Int) -> Bool {
    let element = stops[place].element
    if window.x == 0, window.y == 0 { return element.isOnScreen }
    guard let frame = element.frame else { return true }
    return isInBar(place) || (window.x..<window.right).contains(frame.x) && (window.y..<window.bottom).contains(frame.y)
  }

  /// Where a stop is on the whole of what is scrolled, or `nil` if it has no place; a bar goes along with the window.
  func frame(of place: Int) -> Rect? {
    guard var frame = stops[place].element.frame else { return nil }
    if isInBar(place) {
      frame.x += window.x
      frame.y += window.y
    }
    return frame
  }

  /// What can be operated at a point: the smallest thing that is there.
  func place(under point: Point, among places: [Int]) -> Int? {
    let there = places.filter { frame(of: $0)?.contains(point) == true }
    return there.min { (frame(of: $0)?.area ?? 0) < (frame(of: $1)?.area ?? 0) }
  }

  /// The point of a stop that a tap touches, its own or the middle; `nil` for what has no place.
  func tapped(_ place: Int) -> Point? {
    guard let frame = frame(of: place), let own = stops[place].element.frame else { return nil }
    let element = stops[place].element
    guard element.hasDetails, let point = element.details.activationPoint else { return frame.middle }
    return Point(x: point.x + frame.x - own.x, y: point.y + frame.y - own.y)
  }

  private func isInBar(_ place: Int) -> Bool { bars[stops[place].element.id] != nil }
}

/// One of the stops that a view stands for.
struct StopAddress: Sendable, Hashable {
  var id: ViewID
  /// Its place among them, counted from zero.
  var number: Int
}

extension Element {
  /// What is shown of an element that has no name.
  package var kindWithoutName: String { "\(kind.rawValue) without a name" }
}
