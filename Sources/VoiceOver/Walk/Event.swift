/// One thing that happens while a person walks through an interface.
public enum Event: Sendable, Hashable {
  /// The person does something, told in the words of a step: `open trip`.
  case step(String)
  /// VoiceOver says something.
  case utterance(Utterance)
}
