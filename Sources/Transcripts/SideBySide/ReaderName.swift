/// An assistive technology that can tell what it makes of a screen.
package enum ReaderName: String, Sendable, Hashable, CaseIterable {
  case voiceOver = "voiceover"
  case talkBack = "talkback"
  case voiceControl = "voice-control"
  case switchControl = "switch-control"
  case fullKeyboardAccess = "full-keyboard-access"

  /// How sure it is that the technology says these words of the screen.
  var note: String {
    switch self {
    case .voiceOver: "what is heard, '~' after a pause"
    case .talkBack: "approximate: the elements are those of iOS, in their order"
    case .voiceControl: "what 'Show names' shows; '-' for nothing"
    case .switchControl: "what the scanner stops at; '-' for what it passes over"
    case .fullKeyboardAccess: "what Tab and the arrows come to, with its own keys; '-' for what they pass over"
    }
  }
}
