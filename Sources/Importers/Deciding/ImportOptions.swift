/// What a person wants of an import.
package struct ImportOptions: Sendable, Hashable {
  /// Whether what is scrolled away is kept; VoiceOver scrolls to it.
  package var keepsScrolledAway = true
  /// Whether what lies behind something else is kept, as VoiceOver finds it where an app forgets to say that a view is
  /// modal.
  package var keepsCovered = false
  /// Whether the keys of the keyboard are kept.
  package var keepsKeyboard = false
  /// Whether the capture's own word on what is an element counts.
  package var trustsAccessible = true

  package init() {}
}
