public import Elements
public import Interface

/// The stops of VoiceOver's cursor from first to last, with the containers around them.
public struct ReadingOrder: Sendable {
  public internal(set) var stops: [Stop] = []
  /// The containers that stops stand in; a container's parent comes before it.
  public internal(set) var containers: [ReadContainer] = []
  /// Elements whose order hangs on less than an estimated layout can tell.
  public internal(set) var doubts: [OrderDoubt] = []
  /// Whether the elements are read in the order of the tree, none of them moved by its place or its priority.
  let followsTree: Bool

  /// Puts the elements of a screen into VoiceOver's order.
  public init(of tree: AccessibilityTree, on platform: Platform, settings: Settings) {
    var ordering = Ordering(
      rule: RowRule(platform: platform, settings: settings),
      boundaries: ListBoundaries(rawValue: settings.choice(.listBoundaries)) ?? .all)
    ordering.append(tree.nodes, isOrdered: false, inside: nil)
    stops = ordering.stops
    containers = ordering.containers
    doubts = ordering.doubts
    followsTree = ordering.followsTree
  }
}

/// An element in its place among the others.
public struct Stop: Sendable, Hashable {
  public var element: Element
  /// The innermost container around the element that VoiceOver may mention, as an index; `nil` for none.
  public var container: Int?
  /// What the containers around the element add to its speech.
  public var context: Context = .none
  /// Why the stop comes where it comes among its neighbours.
  public var reason: OrderReason = .tree
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
public struct ReadContainer: Sendable, Hashable {
  public var id: ViewID
  public var role: Container.Role
  public var label: String?
  /// The container around this one, as an index.
  public var parent: Int?
}

extension ReadingOrder {
  /// The containers around a stop, innermost first.
  public func containers(around stop: Stop?) -> [Int] {
    var indices: [Int] = []
    var next = stop?.container
    while let index = next {
      indices.append(index)
      next = containers[index].parent
    }
    return indices
  }

  /// The containers that the cursor enters on its way from one stop to another, outermost first.
  func entered(from previous: Stop?, to stop: Stop) -> [ReadContainer] {
    guard stop.container != nil, stop.container != previous?.container else { return [] }
    let left = containers(around: previous)
    return containers(around: stop).filter { !left.contains($0) }.reversed().map { containers[$0] }
  }
}
