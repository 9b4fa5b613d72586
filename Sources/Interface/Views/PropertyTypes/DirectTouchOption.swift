/// How a view takes touches that VoiceOver lets through to it, as a piano does.
///
/// Source: SwiftUI's `AccessibilityDirectTouchOptions`.
package enum DirectTouchOption: String, Sendable, CaseIterable {
  /// VoiceOver says nothing while the view is touched, so that its own sound is heard.
  case silentOnTouch
  /// Touches go through only after a double tap.
  case requiresActivation
}
