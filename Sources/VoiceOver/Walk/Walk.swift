internal import Elements

/// What came of walking through a scenario.
public struct Walk: Sendable {
  public internal(set) var events: [Event] = []
  /// Elements on the way whose order is in doubt, each pair once.
  public private(set) var doubts: [OrderDoubt] = []
  private var known: Set<[ViewID]> = []

  /// Takes what happened on a walk, of which nothing is known to be doubtful.
  public init(events: [Event] = []) {
    self.events = events
  }

  /// Takes in what is doubtful about the order of a screen.
  mutating func note(_ order: ReadingOrder) {
    for doubt in order.doubts where known.insert([doubt.first.id, doubt.second.id]).inserted {
      doubts.append(doubt)
    }
  }
}
