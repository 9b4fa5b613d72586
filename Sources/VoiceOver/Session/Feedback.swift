internal import Elements

/// What VoiceOver says when something was done to an element and the cursor stayed on it.
enum Feedback: Sendable, Hashable {
  case none
  /// The element was double tapped.
  case activation(of: Element)
  /// The element was swiped up or down; at the end of its range it says its value again (WWDC13-202). One that tells its
  /// value in its label says that, where it has changed (assumed).
  case adjustment(of: Element)
  /// A named action of the element was performed.
  case action(of: Element)
}

extension Feedback {
  /// Whether it answers a double tap on the element itself with words.
  var isSpokenOfDoubleTap: Bool {
    if case .activation(let element) = self { !element.isQuietWhenActivated } else { false }
  }
}

extension Element {
  /// Whether VoiceOver does not answer a double tap: what starts media or plays a sound is not talked over
  /// (accessibilityupto11.com).
  var isQuietWhenActivated: Bool { hasAny([.startsMediaSession, .playsSound]) }
}
