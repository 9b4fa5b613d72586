internal import Elements

/// Of which lists and landmarks VoiceOver says where they begin and end.
///
/// Sources differ: AccessibilitySnapshot's main branch has it for explicit lists of elements only, its pull request 348
/// for lists made of subviews, too.
enum ListBoundaries: String, Sendable {
  case all, listed, off

  /// Whether the ends of a container are spoken.
  func include(_ container: Container) -> Bool {
    switch self {
    case .all: true
    case .listed: container.isOrdered
    case .off: false
    }
  }
}
