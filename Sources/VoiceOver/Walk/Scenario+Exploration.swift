internal import Elements
internal import Interface
internal import Order
internal import OrderedCollections
package import Utterances

extension Scenario {
  /// What comes of everything that can be done on every screen, each thing tried by itself, with the screen that it leads
  /// to.
  ///
  /// Nobody can meet more than that without doing two things one after the other that no flow does.
  package func exploration() -> [Event] {
    sessionsAtRest.flatMap { session in
      [.screen(session.screenName ?? "")]
        + session.reading.order.stops.indices.flatMap { Trial.everything(at: $0, in: session) }
    }
  }

  /// Sessions on every screen: where flows come to it first and where they end, else where it is opened by itself.
  private var sessionsAtRest: [Session] {
    var sessions: [Session] = []
    var known: Set<Visit.Place> = []
    func note(_ session: Session, isEnd: Bool = false) {
      guard session.visit(besides: &known) != nil || isEnd, let copy = session.copy() else { return }
      sessions.append(copy)
    }
    for flow in flows.values {
      var session = Session(self)
      _ = session.open()
      note(session)
      for step in flow.tasks.flatMap(\.steps) {
        _ = session.perform(step)
        note(session)
      }
      note(session, isEnd: true)
    }
    let visited = Set(known.map(\.screen))
    for name in screenNames where !visited.contains(name) {
      var session = Session(opening(at: name))
      _ = session.open()
      sessions.append(session)
    }
    return sessions
  }
}

/// A session that goes its own way to try something, with what is heard of it.
private struct Trial {
  private var session: Session
  private var events: [Event] = []

  /// How long one waits for what an app announces.
  private static let patience = 30.0

  private init?(_ session: Session, at index: Int) {
    guard let copy = session.copy(at: index) else { return nil }
    self.session = copy
  }

  /// What comes of each thing that can be done at a stop.
  static func everything(at index: Int, in session: Session) -> [Event] {
    let element = session.reading.order.stops[index].element
    return element.deeds.flatMap { deed -> [Event] in
      guard var trial = Trial(session, at: index) else { return [] }
      switch deed.kind {
      case .activate:
        trial.perform(.activate)
        // What is typed into a field is kept by the app.
        if trial.session.isEditing { trial.perform(.type("x")) }
      case .longPress: trial.perform(.longPress)
      case .increment: trial.perform(.increment(1))
      case .decrement: trial.perform(.decrement(1))
      case .magicTap: trial.perform(.magicTap)
      case .escape: trial.perform(.escape)
      case .zoomIn, .zoomOut:
        trial.session.rotor.chosen = .zoom
        trial.perform(deed.kind == .zoomIn ? .up(1) : .down(1))
      case .nextPage: trial.perform(.scroll(.left))
      case .previousPage: trial.perform(.scroll(.right))
      case .refresh:
        trial.session.page = Session.Page()
        trial.perform(.scroll(.down))
      case .action(let name): trial.perform(.perform(Query(name)))
      case .link(let name):
        trial.session.rotor.link = element.details.links.firstIndex { $0.name == name }
        trial.perform(.activate)
      case .drag: return trial.drops()
      // What can be dropped here is tried from where it is picked up.
      case .drop: return []
      }
      return trial.outcome
    }
  }

  private mutating func perform(_ command: Step.Command) { events += session.perform(Step(command)) }

  /// What comes of dropping what is under the cursor, everywhere.
  private mutating func drops() -> [Event] {
    perform(.drag(nil))
    return session.reading.order.stops.enumerated().flatMap { index, stop in
      session.dropNames(of: stop.element).flatMap { name -> [Event] in
        guard var trial = Trial(session, at: index) else { return [] }
        trial.perform(.drop(Query(name)))
        return trial.outcome
      }
    }
  }

  /// What was heard, what the app still announces, and the screen as it is then.
  private var outcome: [Event] {
    var session = session
    let later = session.perform(Step(.wait(Self.patience)))
    let reading = session.reading
    return events + later + zip(reading.order.stops, reading.utterances()).map { .focus($0.element, $1) }
  }
}
