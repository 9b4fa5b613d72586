internal import Interface

/// A key of a terminal.
package enum Key: Sendable, Hashable {
  case character(Character)
  case up, down, left, right, pageUp, pageDown, home, end
  case enter, escape, backspace, tab
  /// Tab while Shift is held.
  case backTab
  /// Control-D: there will be no more input.
  case endOfInput
}

extension Key {
  /// The key of a keyboard that is not a letter; `nil` for any other.
  var onKeyboard: Keystroke.NamedKey? {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .enter: .returnKey
    case .escape: .escape
    case .backspace: .delete
    // These press the same whatever is on; the others are on few keyboards, or the terminal's.
    case .tab, .backTab, .character, .pageUp, .pageDown, .home, .end, .endOfInput: nil
    }
  }

  /// The key that a person calls by a name, as the table of steps has it.
  init?(_ name: String) {
    if let key = Key.byName[name] {
      self = key
    } else if let character = name.first, name.count == 1 {
      self = .character(character)
    } else {
      return nil
    }
  }

  private static let byName: [String: Key] = [
    "up arrow": .up, "down arrow": .down, "left arrow": .left, "right arrow": .right, "page up": .pageUp,
    "page down": .pageDown, "Home": .home, "End": .end, "Enter": .enter, "Escape": .escape, "Backspace": .backspace,
    "Tab": .tab, "Shift-Tab": .backTab, "Space": .character(" "),
  ]
}
