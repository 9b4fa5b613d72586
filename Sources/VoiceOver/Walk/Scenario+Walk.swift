internal import Diagnostics
internal import Elements
package import Interface
internal import Order
internal import Readers
internal import Utterances

extension Scenario {
  /// What happens when the first screen is opened and walked from its first element to its last.
  ///
  /// - Parameter isVisibleOnly: Whether what is scrolled away is left out, as when a finger explores the screen.
  /// - Returns: The opening of the screen, and every stop.
  package func walk(visibleOnly isVisibleOnly: Bool = false) -> Walk {
    var walk = Walk()
    guard let (name, screen) = opening else { return walk }
    var reading = ScreenReading(of: screen, in: self)
    reading.putIntoWords()
    walk.note(reading)
    walk.events.reserveCapacity(reading.order.stops.count + 2)
    walk.events.append(.step("open \(name)"))
    if let failure = appFailure {
      walk.events.append(.problem(Problem(kind: .failedEffect, message: failure, origin: .code)))
      return walk
    }
    // TalkBack neither sums the screen up nor tells the name of the app.
    let isTalkBack = settings.isOn(.talkBack)
    let summaries = isTalkBack ? [] : reading.summaries
    walk.events += summaries.naming(app: app).map(Event.speech)
    let namesApp = summaries.isEmpty && !isTalkBack
    let landings = reading.landings.lazy.filter { !isVisibleOnly || $0.stop.element.isOnScreen }
    for (index, landing) in landings.enumerated() {
      if index == 1 { walk.events.append(.step("next, to the last element")) }
      let isNamed = index == 0 && namesApp
      walk.events.append(
        .focus(landing.stop.element, isNamed ? landing.utterance.naming(app: app) : landing.utterance))
      walk.events += reading.sounds(at: landing.stop)
    }
    return walk
  }

  /// What the technologies that are on come to on the first screen while no screen reader is on, of which nothing is heard.
  func walkUnheard() -> Walk {
    var session = Session(self)
    var walk = Walk(events: session.open())
    walk.note(session, after: walk.events.count)
    if settings.isOn(.voiceControl) { walk.events += session.perform(Step(.showNames)) }
    if settings.isOn(.switchControl) { walk.events += session.perform(Step(.scan)) }
    guard settings.isOn(.fullKeyboardAccess) else { return walk }
    let tab = Event.step(Step.Command.press(Keystroke(.tab)).words)
    for shown in FullKeyboardAccess(in: session.situation, at: session.ring).shownByTab { walk.events += [tab, shown] }
    return walk
  }
}
