internal import Elements
internal import Interface

/// What came of putting nodes in order, as far as it has come.
struct Ordered: Sendable {
  /// What decides the places of the nodes.
  var siblings: ChunkedArray<Sibling> = []
  var stops: ChunkedArray<Stop> = []
  var containers: ChunkedArray<ReadContainer> = []
  /// What is doubtful about the order of the nodes, and about that of what is in them.
  var doubts: ChunkedArray<OrderDoubt> = []
  var doubtsInside: ChunkedArray<OrderDoubt> = []
  /// How far the siblings were in order.
  var lineup = Lineup()
}

extension Ordered {
  /// Adds the stops of what comes after.
  static func += (first: inout Ordered, second: Ordered) {
    first.stops += second.stops
    first.containers += second.containers
    first.doubts += second.doubts
    first.doubtsInside += second.doubtsInside
    first.lineup = second.lineup
  }
}

/// What nodes are put in order in.
struct Surroundings: Sendable, Hashable {
  /// The innermost container around that VoiceOver may mention.
  var container: ReadContainer?
  /// Whether an outer container counts the elements or names their places: only the outermost does.
  var hasContext = false
  /// Whether what is here stands in a tab bar of the app's own, whose tabs go by their places.
  var isAmongTabs = false

  static func == (first: Surroundings, second: Surroundings) -> Bool {
    first.container === second.container && first.hasContext == second.hasContext
      && first.isAmongTabs == second.isAmongTabs
  }
}

/// Nodes, or a piece of a run of them, as they are to be put in order.
enum OrderKey: Sendable, Hashable {
  case container(Container, Surroundings)
  case siblings(ChunkedArray<AccessibilityNode>, Surroundings)
  case placing(ChunkedArray<Sibling>, OrderReason, Surroundings, after: Lineup)
}

/// A node with what decides its place among its siblings; what is kept of them and what is lined up share it.
final class Sibling: ChunkElement {
  let standing: Standing
  let content: Content

  enum Content: Sendable, Hashable {
    case element(Element)
    case container(OrderedContainer)
  }

  init(_ element: Element) {
    let frame = element.frame
    let hasExtent = !element.isUIKits && !element.isFrameGiven
    standing = Standing(frame: frame, extent: hasExtent ? frame : nil, priority: element.sortPriority)
    content = .element(element)
  }

  init(_ container: OrderedContainer, frame: Frame?, priority: Double) {
    standing = Standing(frame: frame, extent: container.extent, priority: priority)
    content = .container(container)
  }

  /// What the node is, if it is a container.
  var container: OrderedContainer? {
    guard case .container(let container) = content else { return nil }
    return container
  }

  static func == (first: Sibling, second: Sibling) -> Bool {
    first === second || first.standing == second.standing && first.content == second.content
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(standing)
    hasher.combine(content)
  }
}

/// What decides the place of a node among its siblings: nothing but numbers, so that nodes are compared without counting
/// who holds them.
struct Standing: Sendable, Hashable {
  /// The place on the screen; `nil` for a node without one.
  var frame: Frame?
  /// The whole place of a node that SwiftUI put there; `nil` for a node of UIKit's, and for one whose author gave its frame.
  var extent: Frame?
  var priority: Double

  /// The frame that the node is sorted by: one without a place comes last.
  var rank: Frame { frame ?? Standing.nowhere }

  /// Below everything: where an empty group stands (AccessibilitySnapshot's parser).
  private static let nowhere = Frame(x: 0, y: .greatestFiniteMagnitude, width: 0, height: 0)
}

/// A container whose elements have been put in order; it is the same as long as nothing in it changes.
final class OrderedContainer: Sendable, Hashable {
  let siblings: ChunkedArray<Sibling>
  let ordered: Ordered
  /// The whole place of a container of SwiftUI's.
  let extent: Frame?
  /// What is mentioned of the container, if anything is.
  let mention: ReadContainer?

  init(_ siblings: ChunkedArray<Sibling>, _ ordered: Ordered, extent: Frame?, mention: ReadContainer?) {
    self.siblings = siblings
    self.ordered = ordered
    self.extent = extent
    self.mention = mention
  }

  static func == (first: OrderedContainer, second: OrderedContainer) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What is known of siblings, one after the other, up to one of them.
struct Lineup: Sendable, Hashable {
  /// The last one, and the one before it.
  var last: Sibling?
  var secondLast: Sibling?
  /// Whether each was to be read after the one before it.
  var isInOrder = true
  /// Whether any of them has a place on the screen.
  var isPlaced = false
  /// The place of the one that would come first, which is the place of all of them as a group.
  var first: Frame?
  /// The place that all of them take up; `nil` if one of them is not SwiftUI's.
  var extent: Frame?

  /// Goes on to the next one.
  mutating func add(_ sibling: Sibling, by rule: RowRule) {
    let standing = sibling.standing
    if let last = last?.standing {
      if rule.reads(standing, before: last) { isInOrder = false }
      extent = extent.flatMap { all in standing.extent.map { all.union($0) } }
    } else {
      extent = standing.extent
    }
    if let frame = standing.frame {
      isPlaced = true
      if first.map({ rule.reads(frame, before: $0) }) ?? true { first = frame }
    }
    secondLast = last.take()
    last = sibling
  }
}

extension RowRule {
  /// Whether a node is read before another: one of higher priority, then the one that comes first on the screen.
  func reads(_ first: Standing, before second: Standing) -> Bool {
    if first.priority != second.priority { return first.priority > second.priority }
    if let (first, second) = extents(first, second) { return readsInSwiftUI(first, before: second) }
    return reads(first.rank, before: second.rank)
  }

  /// The extents of two nodes, if their order goes by them.
  func extents(_ first: Standing, _ second: Standing) -> (Frame, Frame)? {
    guard comparesExtents, let first = first.extent, let second = second.extent else { return nil }
    return (first, second)
  }
}

extension Frame {
  /// The smallest frame around both.
  fileprivate func union(_ other: Frame) -> Frame {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Frame(x: left, y: top, width: max(right, other.right) - left, height: max(bottom, other.bottom) - top)
  }
}
