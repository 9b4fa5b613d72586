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

  /// A screen that a walk came to.
  init(_ visit: Visit) {
    screen = visit.place.screen
    title = visit.title
    reading = visit.reading
    (isVisited, isWhole) = (true, true)
  }

  /// A screen that no walk came to, opened by itself.
  init(_ screen: Screen, named name: String, in scenario: Scenario) {
    var session = Session(scenario.opening(at: name))
    _ = session.open()
    self.screen = name
    title = name
    reading = session.reading
    (isVisited, isWhole) = (false, scenario.computedBeginning(of: screen).isWhole)
  }

  /// The screen told as events: its title, then every stop.
  package var events: [Event] {
    guard isWhole else { return [.screen("\(title), which cannot be opened by itself")] }
    return [.screen(title)]
      + reading.landings.flatMap { stop, utterance in
        [.focus(stop.element, utterance)] + reading.sounds(at: stop)
      }
  }

  /// What the cursor can land on.
  package var elements: [Element] { isWhole ? reading.order.stops.map(\.element) : [] }
}

extension Scenario {
  /// Every screen at rest, as it was when a walk came to it first, or else as it is when it is opened by itself.
  ///
  /// What came to stand in front of a screen follows it. The screen that a walk without flows goes through is left out.
  package func screensAtRest(after walk: Walk) -> [RestingScreen] {
    let visits = Dictionary(grouping: walk.visits, by: \.place.screen)
    let written = screens.flatMap { name, screen -> [RestingScreen] in
      if flows.isEmpty, name == opening?.name { return [] }
      return visits[name]?.map(RestingScreen.init) ?? [RestingScreen(screen, named: name, in: self)]
    }
    return written + walk.visits.filter { screens[$0.place.screen] == nil }.map(RestingScreen.init)
  }
}
