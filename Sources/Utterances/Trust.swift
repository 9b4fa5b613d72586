/// How well the words of a phrase are known.
package enum Trust: String, Sendable, CaseIterable {
  /// A string that VoiceOver for iOS ships, under a key that tells its purpose.
  case own = "VoiceOver's own strings"
  /// A string of another part of iOS that speaks the same thing.
  case system = "other strings of iOS"
  /// The string of the Mac for the same thing; single words may differ on the phone.
  case mac = "strings of the Mac"
  /// Words that were recorded, logged or quoted, or that a library was checked with.
  case heard = "recordings and quotes"
  /// Words taken out of a string for a neighboring purpose, or formed after another phrase.
  case assumed = "assumed"
}
