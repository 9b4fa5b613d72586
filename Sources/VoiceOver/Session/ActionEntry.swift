internal import Diagnostics
internal import Elements
internal import Interface
internal import Readers

/// An entry of the actions rotor.
enum ActionEntry: Sendable, Hashable {
  case offered(OfferedAction)
  /// What a double tap does without the rotor; always the last.
  case activate
}

extension ActionEntry {
  /// What the entry does, by which two of one name are told apart.
  var deed: ActionEntry {
    guard case .offered(.custom(var action)) = self else { return self }
    action.origin = .code
    return .offered(.custom(action))
  }

  var isDrag: Bool {
    guard case .offered(.drag) = self else { return false }
    return true
  }

  var isDrop: Bool {
    guard case .offered(.drop) = self else { return false }
    return true
  }
}
