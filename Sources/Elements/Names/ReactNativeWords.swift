/// What React Native itself has said, and not VoiceOver; it is taken to be English in every language.
///
/// Source: facebook/react-native (MIT), `RCTParagraphComponentAccessibilityProvider.mm`.
enum ReactNativeWords {
  /// The hint of a text with some links in it.
  static func linksFound(_ count: Int) -> String {
    count == 1
      ? "One link found, swipe to move to the link." : "\(count) links found, swipe to move to the first link."
  }

  /// The hint of a link by its number.
  static func link(_ number: Int, of count: Int) -> String { "Link \(number) of \(count)." }
}
