package import Voices

/// Some lines of a transcript with what a voice says of them; step and task lines are only read.
package struct SpokenLine: Sendable, Hashable {
  /// The lines as the transcript shows them, each with its end.
  package var text: String
  package var items: [SpokenItem]
  /// The passages of these lines, also where they sound with those of another line.
  package var passages: [SpokenPassage] = []
}
