package import Elements
package import Interface

/// The stops of VoiceOver's cursor from first to last, with the containers around them.
package struct ReadingOrder: Sendable {
  package internal(set) var stops: ChunkedArray<Stop> = []
  /// The containers that stops stand in; a container's parent comes before it.
  package internal(set) var containers: ChunkedArray<ReadContainer> = []
  /// Elements whose order hangs on less than an estimated layout can tell.
  package internal(set) var doubts: ChunkedArray<OrderDoubt> = []

  /// Puts the elements of a screen into VoiceOver's order.
  package init(
    of tree: AccessibilityTree, on platform: Platform, settings: Settings,
    readings: SourceReadings = SourceReadings()
  ) {
    var ordering = Ordering(on: platform, settings: settings, readings: readings)
    self = ordering.order(of: tree)
  }

  init(_ ordered: Ordered) {
    stops = ordered.stops
    containers = ordered.containers
    doubts = ordered.doubts + ordered.doubtsInside
  }
}

/// An element in its place among the others.
package struct Stop: ChunkElement {
  package var element: Element
  /// The innermost container around the element that VoiceOver may mention; `nil` for none.
  package var container: ReadContainer?
  /// What the containers around the element add to its speech.
  package var context: Context = .none
  /// Why the stop comes where it comes among its neighbours.
  package var reason: OrderReason = .tree

  package init(
    element: Element, container: ReadContainer? = nil, context: Context = .none, reason: OrderReason = .tree
  ) {
    self.element = element
    self.container = container
    self.context = context
    self.reason = reason
  }
}

extension ChunkFacts {
  /// A stop is the tab that is open.
  package static let chosenTab = ChunkFacts(rawValue: 1 << 7)
}

extension Stop {
  package var facts: ChunkFacts { isChosenTab ? .chosenTab : [] }

  /// Whether it is the tab that is open.
  package var isChosenTab: Bool { element.traits.isSuperset(of: [.tab, .selected]) }
}

/// What put an element in its place among those beside it.
package enum OrderReason: Sendable, Hashable {
  /// The order in which the views were written: they have no places on the screen.
  case tree
  /// An explicit list of elements, or layers from back to front.
  case listed
  /// The row that the top left corner is in, and the place in that row.
  case row
  /// A sort priority.
  case priority(Double)
}

/// A container that VoiceOver may mention when the cursor enters it.
///
/// Two of one name are still two: they are told apart by what they are, not by what is said of them.
package final class ReadContainer: ChunkElement {
  package let id: ViewID
  package let role: Container.Role
  package let label: String?
  /// Whether the container is disabled.
  package let isDimmed: Bool
  package let isActionSheet: Bool
  /// How many items an open menu of the Mac's has.
  package let menuItems: Int?
  /// The container around this one.
  package let parent: ReadContainer?

  init(_ container: Container, inside parent: ReadContainer?) {
    id = container.id
    role = container.role
    label = container.label
    isDimmed = container.isDimmed
    isActionSheet = container.isActionSheet
    menuItems = container.menuItems
    self.parent = parent
  }

  package static func == (first: ReadContainer, second: ReadContainer) -> Bool {
    first === second
      || first.id == second.id && first.role == second.role && first.label == second.label
        && first.isDimmed == second.isDimmed && first.parent == second.parent
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(role)
    hasher.combine(label)
  }
}

extension ReadingOrder {
  /// The containers around a stop, innermost first.
  package func containers(around stop: Stop?) -> [ReadContainer] {
    Array(
      sequence(state: stop?.container) { next in
        defer { next = next?.parent }
        return next
      })
  }

  /// The containers that the cursor enters on its way from one stop to another, outermost first.
  package func entered(from previous: Stop?, to stop: Stop) -> [ReadContainer] {
    guard stop.container != nil, stop.container !== previous?.container else { return [] }
    let left = containers(around: previous)
    // On a screen that has changed since, the same container is another object.
    return containers(around: stop).filter { container in
      !left.contains { $0 == container }
    }.reversed()
  }
}
