public import Elements
public import Interface

/// The stops of VoiceOver's cursor from first to last, with the containers around them.
public struct ReadingOrder: Sendable {
  public internal(set) var stops: Run<Stop> = []
  /// The containers that stops stand in; a container's parent comes before it.
  public internal(set) var containers: Run<ReadContainer> = []
  /// Elements whose order hangs on less than an estimated layout can tell.
  public internal(set) var doubts: Run<OrderDoubt> = []

  /// Puts the elements of a screen into VoiceOver's order.
  public init(
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
public struct Stop: RunElement {
  public var element: Element
  /// The innermost container around the element that VoiceOver may mention; `nil` for none.
  public var container: ReadContainer?
  /// What the containers around the element add to its speech.
  public var context: Context = .none
  /// Why the stop comes where it comes among its neighbours.
  public var reason: OrderReason = .tree

  package init(
    element: Element, container: ReadContainer? = nil, context: Context = .none, reason: OrderReason = .tree
  ) {
    self.element = element
    self.container = container
    self.context = context
    self.reason = reason
  }
}

/// What put an element in its place among those beside it.
public enum OrderReason: Sendable, Hashable {
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
public final class ReadContainer: RunElement {
  public let id: ViewID
  public let role: Container.Role
  public let label: String?
  /// Whether the container is disabled.
  public let isDimmed: Bool
  /// The container around this one.
  public let parent: ReadContainer?

  init(_ container: Container, inside parent: ReadContainer?) {
    id = container.id
    role = container.role
    label = container.label
    isDimmed = container.isDimmed
    self.parent = parent
  }

  public static func == (first: ReadContainer, second: ReadContainer) -> Bool {
    first === second
      || first.id == second.id && first.role == second.role && first.label == second.label
        && first.isDimmed == second.isDimmed && first.parent == second.parent
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(role)
    hasher.combine(label)
  }
}

extension ReadingOrder {
  /// The containers around a stop, innermost first.
  public func containers(around stop: Stop?) -> [ReadContainer] {
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
    return containers(around: stop).filter { container in !left.contains { $0 === container } }.reversed()
  }
}
