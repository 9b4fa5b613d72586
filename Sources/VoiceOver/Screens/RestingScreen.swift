package import Elements
package import Interface
internal import Order
internal import OrderedCollections
package import Utterances

/// A screen while nobody does anything: what is there from its first stop to its last.
package struct RestingScreen: Sendable {
  /// What the author calls the screen.
  package let screen: String
  /// The name of the screen, with what stands in front of it: `trip, alert`.
  package let title: String
  /// Whether a walk came to it, rather than that it was opened by itself.
  package let isVisited: Bool
  /// Whether all that it shows could be computed, which it cannot where it needs what another screen hands over.
  package let isWhole: Bool
  /// What VoiceOver finds on it.
  package let reading: ScreenReading

  /// A screen that a walk came to, or one of its tabs that is opened by itself.
  init(_ visit: Visit, isVisited: Bool = true) {
    screen = visit.place.screen
    title = visit.title
    reading = visit.reading
    self.isVisited = isVisited
    isWhole = true
  }

  /// A screen that no walk came to, opened by itself; with a way back to the one that it is pushed from, if that is known.
  init(_ screen: Screen, named name: String, after before: String?, in scenario: Scenario) {
    var session = Session(scenario.opening(at: name, after: before))
    _ = session.open()
    self.screen = name
    title = name
    reading = session.reading
    (isVisited, isWhole) = (false, scenario.computedBeginning(of: screen).isWhole)
  }

  /// Whether one of several tabs is chosen on it.
  fileprivate var hasTabs: Bool { isWhole && reading.order.chosenTab != nil }

  /// The screen told as events: its title, then every stop.
  package var events: [Event] {
    guard isWhole else { return [.screen("\(title), which cannot be opened by itself")] }
    return [.screen(title)]
      + reading.landings.flatMap { landing in
        [.focus(landing.stop.element, landing.utterance)] + reading.sounds(at: landing.stop)
      }
  }

  /// What the cursor can land on.
  package var elements: [Element] { isWhole ? reading.order.stops.map(\.element) : [] }
}

extension Scenario {
  /// Every screen at rest, as it was when a walk came to it first, or else as it is when it is opened by itself.
  ///
  /// What came to stand in front of a screen follows it, then the tabs that no flow chose. The screen that a walk without
  /// flows goes through is left out.
  package func screensAtRest(after walk: Walk) -> [RestingScreen] {
    let visits = Dictionary(grouping: walk.visits, by: \.place.screen)
    let before = screensBefore
    let written = screens.flatMap { name, screen -> [RestingScreen] in
      if flows.isEmpty, name == opening?.name { return [] }
      let visited = visits[name] ?? []
      let screens =
        visited.isEmpty
        ? [RestingScreen(screen, named: name, after: before[name], in: self)] : visited.map { RestingScreen($0) }
      return screens + (screens.contains(where: \.hasTabs) ? unchosenTabs(of: name, besides: visited) : [])
    }
    return written + walk.visits.filter { screens[$0.place.screen] == nil }.map { RestingScreen($0) }
  }

  /// A screen with each of its tabs chosen that no flow has chosen, where that shows something else.
  private func unchosenTabs(of name: String, besides visits: [Visit]) -> [RestingScreen] {
    var known = Set(visits.map(\.place))
    var session = Session(opening(at: name))
    _ = session.open()
    _ = session.visit(besides: &known)
    let stops = session.reading.order.stops
    let shown = Set(stops.map(\.element.id))
    return stops.indices.compactMap { index in
      guard stops[index].element.traits.contains(.tab),
        let chosen = session.trying(.activate, at: index, listeningFor: 0)?.after,
        let visit = chosen.visit(besides: &known), visit.place.isTab(of: name),
        visit.reading.order.stops.contains(where: { !shown.contains($0.element.id) })
      else { return nil }
      return RestingScreen(visit, isVisited: false)
    }
  }
}
