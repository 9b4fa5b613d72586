extension Key {
  /// The key that browsers call by a name (UI Events, `KeyboardEvent.key`); `nil` for one that does nothing on a walk.
  package init?(inBrowser name: String) {
    if let key = Key.byNameInBrowser[name] {
      self = key
    } else if let character = name.first, name.count == 1 {
      self = .character(character)
    } else {
      return nil
    }
  }

  private static let byNameInBrowser: [String: Key] = [
    "ArrowUp": .up, "ArrowDown": .down, "ArrowLeft": .left, "ArrowRight": .right, "PageUp": .pageUp,
    "PageDown": .pageDown, "Home": .home, "End": .end, "Enter": .enter, "Escape": .escape, "Backspace": .backspace,
  ]
}
