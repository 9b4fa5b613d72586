package import Elements
package import Interface
internal import OrderedCollections
package import Utterances

/// Where a person is at some point of a flow: the screen, the cursor on it, and the field that has the keyboard.
package struct Moment: Sendable {
  /// How many steps have been done.
  package let step: Int
  /// What the author calls the screen.
  package let screen: String
  package let reading: ScreenReading
  package let focused: Element?
  /// The field that what is typed goes into.
  package let field: ViewID?
  /// Why the last step could not be done, which ends the flow.
  package let problem: Problem?
}

extension Scenario {
  /// The moment in a flow after a number of steps, or after all of them; expectations do not count.
  ///
  /// - Returns: `nil` if there is no such flow, or not as many steps in it. A step that cannot be done ends the flow, as it
  ///   does when it is played.
  package func moment(inFlow name: String, afterStep number: Int? = nil) -> Moment? {
    guard let steps = flows[name]?.deeds, (0...steps.count).contains(number ?? 0) else { return nil }
    var session = Session(self)
    _ = session.open()
    var done = 0
    var problem: Problem?
    for step in steps.prefix(number ?? steps.count) {
      let events = session.perform(step)
      done += 1
      if case .rotor = step.command { continue }
      problem = events.lazy.compactMap(\.problem).first
      if problem != nil { break }
    }
    return session.moment(afterStep: done, problem: problem)
  }
}

extension Session {
  /// Where the person is now.
  ///
  /// - Parameters:
  ///   - step: How many steps have been done.
  ///   - problem: Why the last one could not be.
  /// - Returns: The moment.
  package func moment(afterStep step: Int, problem: Problem? = nil) -> Moment {
    Moment(
      step: step, screen: screenName ?? "", reading: reading, focused: focused, field: keyboard?.element,
      problem: problem)
  }
}

extension Flow {
  /// The steps in which something is done.
  package var deeds: [Step] { tasks.flatMap(\.steps).filter { $0.command.kind != .hear } }
}
