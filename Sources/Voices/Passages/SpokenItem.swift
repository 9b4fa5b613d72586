/// What a narration is made of, in the order in which it is heard.
package enum SpokenItem: Sendable, Hashable {
  case passage(SpokenPassage)
  /// A sound, with the name that a cue sheet gives it.
  case sound(SpokenSound, id: String)
}
