/// A way of writing down what is spoken; the words and their order are the same in all.
public enum Style: String, Sendable, CaseIterable {
  /// As a transcript shows it: role words in lower case, parts joined by commas.
  case spoken
  /// As VoiceOver's caption panel shows it.
  case caption
  /// As AccessibilitySnapshot writes it: `Label: Value. Button.`
  case snapshot
  /// As iOS 27's XCUIVoiceOverService writes it: parts joined by spaces.
  case service
  /// As a braille display shows it, before it is contracted: role words and states in short forms.
  case braille
}
