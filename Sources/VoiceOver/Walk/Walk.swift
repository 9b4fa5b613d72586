package import Diagnostics
internal import Elements
internal import Interface
package import Order
package import Utterances

/// What came of walking through a scenario.
package struct Walk: Sendable {
  package internal(set) var events: [Event] = []
  /// Elements on the way whose order is in doubt, each pair once.
  package private(set) var doubts: [OrderDoubt] = []
  /// The screens that the cursor came to, and what stood in front of them, each once.
  package private(set) var visits: [Visit] = []
  /// What was done with elements.
  package private(set) var deeds: Set<Deed> = []
  /// What steps activate although it is dimmed, with no `hear` after them that expects this.
  package internal(set) var dimmedTaps: [DimmedTap] = []
  /// What the app's author ought to know of what became of the app on the way, each once.
  package private(set) var findings: [Finding] = []
  /// Whether nothing was said on it.
  package var isSilent: Bool {
    !events.contains { event in
      switch event {
      case .focus, .speech, .announcement: true
      case .screen, .flow, .task, .step, .cut, .sound, .shown, .problem: false
      }
    }
  }

  private var places: Set<Visit.Place> = []
  /// The stops of the screen that was looked at last.
  private var seen: ChunkedArray<Stop>?
  /// The screens on the way, as they were when they came or had changed; of long walks the first ones.
  package var readings: [ScreenReading] { scenes.map(\.reading) }
  /// The same screens, each with what had been done and heard by then.
  package private(set) var scenes: [Scene] = []
  private var known: Set<Pair> = []
  /// What was doubtful about the screen that was taken in last.
  private var last: ChunkedArray<OrderDoubt> = []

  /// A screen as it was from some moment of a walk on.
  package struct Scene: Sendable {
    /// How many events there were when it was seen first.
    package let eventCount: Int
    package let reading: ScreenReading
  }

  /// Two elements, the same before and after a change of state.
  private struct Pair: Hashable {
    var first: ViewID
    var second: ViewID
    /// Views that were made in code have no places in a file to tell them apart.
    var firstName: String?
    var secondName: String?

    init(_ doubt: OrderDoubt) {
      (first, second) = (doubt.first.id, doubt.second.id)
      (firstName, secondName) = (doubt.first.name, doubt.second.name)
    }
  }

  /// Takes what happened on a walk, of which nothing is known to be doubtful.
  package init(events: [Event] = []) {
    self.events = events
  }

  /// Takes in where a session is, and what is doubtful there.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - eventCount: How many events of the walk there are by now.
  mutating func note(_ session: Session, after eventCount: Int) {
    note(session.reading, after: eventCount)
    let stops = session.reading.order.stops
    // While nothing has changed, the person is where they were.
    guard session.settings.isReadAloud, seen?.isShared(with: stops) != true else { return }
    seen = stops
    if let visit = session.visit(besides: &places) { visits.append(visit) }
  }

  /// Takes in what was done on the way, when a session has ended, and what has come to light.
  mutating func noteEnd(of session: Session) {
    deeds.formUnion(session.deeds)
    findings += session.findings.filter { !findings.contains($0) }
  }

  /// Takes in a screen, and what is doubtful about its order.
  mutating func note(_ reading: ScreenReading, after eventCount: Int = 0) {
    let order = reading.order
    let isKnown = scenes.last?.reading.order.stops.isShared(with: order.stops) ?? false
    if !isKnown, scenes.count < Walk.sceneLimit { scenes.append(Scene(eventCount: eventCount, reading: reading)) }
    order.doubts.forEach(besides: last) { doubt in
      if known.insert(Pair(doubt)).inserted { doubts.append(doubt) }
    }
    last = order.doubts
  }

  /// How many screens are kept; a long walk comes back to the same ones.
  private static let sceneLimit = 64
}
