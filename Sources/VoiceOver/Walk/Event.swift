public import Elements

/// One thing that happens while a person walks through an interface.
public enum Event: Sendable, Hashable {
  /// The person does something, told in the words of a step: `open trip`.
  case step(String)
  /// The cursor lands on an element, and VoiceOver says what it is.
  case focus(Element, Utterance)
}
