internal import Elements
package import Interface
package import Utterances

/// An assistive technology by which a person operates what is seen, rather than listening to it: it finds out what can be
/// operated, and asks the session in the app to do it.
package protocol PointingReader {
  /// Carries out a step of the technology.
  mutating func perform(_ step: Step) -> PointingAnswer
}

/// What comes of a step: what is shown for it, and what is to be done in the app.
package struct PointingAnswer: Sendable {
  package var events: [Event] = []
  package var request: PointingRequest?

  init(_ events: [Event] = [], asking request: PointingRequest? = nil) {
    self.events = events
    self.request = request
  }

  /// What is shown, a line each.
  static func showing(_ lines: String...) -> PointingAnswer { PointingAnswer(lines.map(Event.shown)) }

  /// What was asked for is not there.
  static func failing(_ kind: Problem.Kind, _ message: String) -> PointingAnswer {
    PointingAnswer(asking: .fail(kind, message))
  }
}

/// What is to be done in the app; stops are places in the reading order.
package enum PointingRequest: Sendable, Hashable {
  case activate(stop: Int)
  case longPress(stop: Int)
  case perform(OfferedAction, stop: Int)
  case increment(stop: Int, times: Int = 1)
  case decrement(stop: Int, times: Int = 1)
  /// Sets an amount to a part of its range, 0 to 1.
  case set(stop: Int, part: Double)
  case scroll(Step.ScrollDirection, toEnd: Bool = false)
  case escape
  case type(String)
  /// Types words, with a space before them where they follow others.
  case dictate(String)
  /// Deletes the character before the insertion point.
  case delete
  case edit(TextEdit)
  case endEditing
  /// Says something to Voice Control, so many times.
  case say(String, times: Int)
  /// What was asked for is not there.
  case fail(Problem.Kind, String)
}
