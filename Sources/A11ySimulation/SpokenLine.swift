public import Voices

/// Some lines of a transcript with what a voice says of them; step and task lines are only read.
public struct SpokenLine: Sendable, Hashable {
  /// The lines as the transcript shows them, each with its end.
  public var text: String
  public var items: [SpokenItem]
}
