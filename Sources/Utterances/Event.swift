public import Diagnostics
public import Elements

/// One thing that happens while a person walks through an interface.
public enum Event: Sendable, Hashable {
  /// A screen is read at rest, from its first element to its last.
  case screen(String)
  /// A flow begins.
  case flow(String)
  /// A part of a flow begins.
  case task(String)
  /// The person does something, told in the words of a step: `open trip`.
  case step(String)
  /// The cursor lands on an element, and VoiceOver says what it is.
  case focus(Element, Utterance)
  /// VoiceOver says something about where the cursor is: a new value, the name of an action.
  case speech(Utterance)
  /// The app asks for words, which are heard to their end unless there is a loss; some seconds of silence come before them,
  /// or without a number the usual pause.
  case announcement(String, loss: Loss? = nil, silence: Double? = nil)
  /// What was being said is heard no further, because of what comes next.
  case cut(Cut)
  case sound(Sound)
  /// Another assistive technology shows something; nothing of it is heard.
  case shown(String)
  /// The walk cannot go on as it was written; kept apart, so that the others stay small.
  indirect case problem(Problem)

  /// Why an announcement was not heard, or not to its end.
  public enum Loss: String, Sendable, CaseIterable {
    /// The element's own answer to the double tap came in its place.
    case afterActivation = "after activation"
    /// Another announcement came before its first word.
    case overtaken
    /// Another announcement came before its last word.
    case cut
    /// Something else was being said, and it has low priority.
    case gaveWay = "gave way"
  }

  /// A sound without words.
  public enum Sound: String, Sendable, CaseIterable {
    /// There is nothing further in this direction.
    case boundary
    case screenChanged = "screen changed"
    case pageScrolled = "page scrolled"
    /// A character of a secret was typed.
    case click
    /// The person wants to hear a sound in place of the words.
    case actionsAvailable = "actions available"
    case moreContentAvailable = "more content available"
    case capitalLetter = "capital letter"
    case deleted
    /// The person speaks what is to be written.
    case dictationBegan = "dictation began"
    case dictationEnded = "dictation ended"
  }
}

extension Event {
  /// Whether it takes VoiceOver to hear it.
  package var isOfVoiceOver: Bool {
    switch self {
    case .focus, .speech, .announcement, .cut, .sound: true
    case .screen, .flow, .task, .step, .shown, .problem: false
    }
  }
}

/// Why a step failed.
public struct Problem: Sendable, Hashable {
  /// What kind of failure it is.
  package enum Kind: Sendable, Hashable {
    /// The step names something that is not there; with the names that are known.
    case wrongName(String, known: [String])
    /// The step names several things, and nothing tells which.
    case ambiguous(String)
    /// Something else was heard than the flow expects; with the step before that it was heard after, or why an
    /// announcement of it was not heard.
    case unexpected(expected: String, heard: [String], earlier: String? = nil, loss: Event.Loss? = nil)
    /// What is there cannot be used in this way, or not now.
    case impossible
    /// An effect could not be carried out.
    case failedEffect
  }

  package var kind: Kind
  /// What is wrong, in the author's words.
  public var message: String
  /// The step that failed.
  public var origin: SourcePlace

  package init(kind: Kind, message: String, origin: SourcePlace) {
    self.kind = kind
    self.message = message
    self.origin = origin
  }
}

extension Problem: CustomStringConvertible {
  /// What is wrong, with what was expected and what was heard instead.
  public var description: String {
    guard case .unexpected(let expected, let heard, _, _) = kind else { return message }
    return "\(message): expected \(expected); heard \(heard.isEmpty ? "nothing" : heard.joined(separator: " / "))"
  }
}
