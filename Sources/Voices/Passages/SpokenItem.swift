/// What a narration is made of, in the order in which it is heard.
package enum SpokenItem: Sendable, Hashable {
  case passage(SpokenPassage)
  /// A sound, with the name that a cue sheet gives it.
  case sound(SpokenSound, id: String)
  /// Passages of which no more is heard than some seconds, because something cuts them then; silence fills the time.
  case cut([SpokenPassage], after: Double)
}
