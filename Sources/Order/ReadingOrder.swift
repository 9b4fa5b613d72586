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
