/// A key of a terminal.
package enum Key: Sendable, Hashable {
  case character(Character)
  case up, down, left, right, pageUp, pageDown, home, end
  case enter, escape, backspace
  /// Control-D: there will be no more input.
  case endOfInput
}

extension Key {
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
  ]
}
