/// What must have been spoken by the step before.
package enum Expectation: Sendable, Hashable {
  /// These words were spoken, and no others with them.
  case exactly(String)
  /// The words occur in what was spoken.
  case contains(String)
  /// The words do not occur in what was spoken.
  case not(String)
  /// The words fit a pattern in which `*` stands for any words.
  case matches(String)
  /// A part of what was spoken has these words.
  case part(Part, String)
  /// It did not take longer than this to get here.
  case within(Budget)
  /// Each of these holds.
  case all([Expectation])

  /// What a part of an utterance tells.
  package enum Part: String, Sendable, CaseIterable {
    case label, value, role, state, hint
    /// The name of an action that is offered.
    case action
  }

  /// How much it may take from the beginning of the task to what was heard.
  package struct Budget: Sendable, Hashable {
    /// How many gestures it may take; `nil` for any number.
    package var gestures: Int?
    /// Seconds of listening to all that is said at once on the way.
    package var seconds: Double?
    /// How fast VoiceOver speaks, in words per minute.
    package var rate: Double

    /// The rate where none is given.
    package static let usualRate = 180.0

    package init(gestures: Int? = nil, seconds: Double? = nil, rate: Double = Budget.usualRate) {
      self.gestures = gestures
      self.seconds = seconds
      self.rate = rate
    }
  }
}
