/// What was heard on a real device on a screen like the one described, as its source quotes it.
package struct Recording: Sendable, Hashable {
  /// The name of the case, such as `LT-05`.
  package var name: String
  /// Where the recording was published, such as `WWDC19-254`.
  package var source: String
  /// The system on which it was heard; `nil` if the source does not tell its version.
  package var system: RecordedSystem?
  /// The year in which it was heard, for a source that tells no version.
  package var year: Int?
  /// How the interface on that device is known.
  package var interface: InterfaceKnowledge
  /// What the person had set besides what the scenario says, as far as the source tells.
  package var settings: [Setting: Value]
  /// What the person does once the screen has opened; without steps it is walked from its first element to its last.
  package var steps: [Step]
  /// The utterances as the source has them, a line for each; `…` stands for words that it leaves out.
  ///
  /// What is said after a pause stands on the line of its utterance or on the next one. A line that is nothing but `…`
  /// stands for stops that the source leaves out.
  package var heard: [String]
  /// Whether only a part of the walk was recorded: more may be heard before the first line and after the last.
  package var isFragment: Bool
  /// Whether each utterance was heard to its end, so that a hint that is not recorded was not said.
  package var isComplete: Bool
  /// Whether the source writes what the voice made of the words: “thirty ruble sign” for “30 ₽”.
  package var isSpoken: Bool
  /// Why the simulation does not say the same; `nil` if it should.
  package var exception: Exception?

  /// A reason why a simulation does not say what was recorded.
  package enum Exception: Sendable, Hashable {
    /// The simulation is wrong.
    case miss(String)
    /// What was heard is of another system, of another toolkit, or the source's own words.
    case incomparable(String)
  }

  package init(
    name: String, source: String, system: RecordedSystem? = nil, year: Int? = nil,
    interface: InterfaceKnowledge = .inferred, settings: [Setting: Value] = [:], steps: [Step] = [], heard: [String],
    isFragment: Bool = false, isComplete: Bool = false, isSpoken: Bool = false, exception: Exception? = nil
  ) {
    self.name = name
    self.source = source
    self.system = system
    self.year = year
    self.interface = interface
    self.settings = settings
    self.steps = steps
    self.heard = heard
    self.isFragment = isFragment
    self.isComplete = isComplete
    self.isSpoken = isSpoken
    self.exception = exception
  }
}
