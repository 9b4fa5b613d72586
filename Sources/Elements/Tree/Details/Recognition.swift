/// What VoiceOver Recognition makes of an element.
package struct Recognition: Sendable, Hashable {
  package var words: String
  /// Whether the words stand in for a name, so that they are said as a guess.
  package var isGuess: Bool
}
