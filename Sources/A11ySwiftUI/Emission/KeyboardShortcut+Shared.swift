internal import Interface

extension KeyboardShortcut {
  /// The keys as Full Keyboard Access knows them; `nil` for a key that it has no name for.
  var shared: Keystroke? {
    let held: [(EventModifiers, Keystroke.Modifier)] = [
      (.control, .control), (.option, .option), (.shift, .shift), (.command, .command),
    ]
    let named: [(KeyEquivalent, Keystroke.NamedKey)] = [
      (.tab, .tab), (.space, .space), (.return, .returnKey), (.escape, .escape), (.delete, .delete), (.upArrow, .up),
      (.downArrow, .down), (.leftArrow, .left), (.rightArrow, .right),
    ]
    let modifiers = Set(held.filter { self.modifiers.contains($0.0) }.map(\.1))
    if let key = named.first(where: { $0.0 == key })?.1 { return Keystroke(key, with: modifiers) }
    let capital = key.character.uppercased()
    guard let character = capital.first, capital.count == 1, !character.isWhitespace, character.isASCII else {
      return nil
    }
    return Keystroke(character, with: modifiers)
  }
}
