/// A row of the table of steps: what files, transcripts, walks by hand and help know of a kind of step.
package final class StepRow: Sendable {
  /// The words of the step in transcripts, and of the command on a walk.
  package let words: String
  /// What the person does; `nil` where it is told with what comes of it.
  package let gesture: String?
  /// What comes of it.
  package let effect: String
  /// What stands after the words, and which steps that makes.
  package let form: Form
  /// The keys on a walk.
  package let keys: [Key]
  /// Where the step stands in help; `nil` for one that is not there on a walk.
  package let group: Group?
  /// Whose step it is.
  package let technology: Technology

  init(
    words: String, gesture: String? = nil, effect: String, form: Form, keys: [Key] = [], group: Group? = nil,
    technology: Technology = .voiceOver
  ) {
    self.words = words
    self.gesture = gesture
    self.effect = effect
    self.form = form
    self.keys = keys
    self.group = group
    self.technology = technology
  }

  /// What is done and what comes of it, as help tells it.
  package var summary: String { [gesture, effect].compactMap(\.self).joined(separator: ": ") }

  /// What stands after the words of a step, and which step that makes.
  package enum Form: Sendable {
    case alone(Step.Command)
    /// How many times; once unless given.
    case count(@Sendable (Int) -> Step.Command)
    /// An element that must be somewhere.
    case element(@Sendable (Query) -> Step.Command)
    /// An action of an element.
    case action(@Sendable (Query) -> Step.Command)
    /// An element, a drop point or nothing.
    case optionalName(@Sendable (Query?) -> Step.Command)
    /// Text, which help calls by a noun.
    case text(String, @Sendable (String) -> Step.Command)
    case keys(@Sendable (Keystroke) -> Step.Command)
    case direction(@Sendable (Step.ScrollDirection) -> Step.Command)
    /// Here unless given.
    case start(@Sendable (Step.ReadingStart) -> Step.Command)
    case seconds(@Sendable (Double) -> Step.Command)
    case settings(@Sendable ([Setting: Value]) -> Step.Command)
    case expectation(@Sendable (Expectation) -> Step.Command)
  }

  /// Some keys of a walk that do the same.
  package struct Key: Sendable {
    /// The keys, as a person calls them.
    package var names: [String]
    /// The step that they take; `nil` if they ask for what stands after it.
    package var step: Step.Command?
    /// What they do, where that is not the same for all keys of the step.
    package var summary: String?

    init(_ names: String..., step: Step.Command? = nil, summary: String? = nil) {
      self.names = names
      self.step = step
      self.summary = summary
    }
  }

  /// A heading in help.
  package enum Group: String, Sendable, CaseIterable {
    case moving = "Moving"
    case acting = "Acting"
    case typing = "Typing and dragging"
    case circumstances = "Circumstances"
    case others = "Others than VoiceOver"
  }

  /// An assistive technology, or the person alone.
  package enum Technology: Sendable {
    case voiceOver, voiceControl, switchControl, fullKeyboardAccess, talkBack
    /// Nothing is done to the app.
    case none
  }
}
