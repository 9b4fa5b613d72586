/// Keys that are pressed together, as people write them: `Tab`, `Shift-Tab`, `Command-N`, `Tab-Z`.
package struct Keystroke: Sendable, Hashable {
  /// A key that is held down while another one is pressed.
  ///
  /// Tab is one of them for Full Keyboard Access: `Tab-Z` opens the list of actions (WWDC21-10120).
  package enum Modifier: String, Sendable, CaseIterable {
    case tab = "Tab"
    case control = "Control"
    case option = "Option"
    case shift = "Shift"
    case command = "Command"
  }

  /// A key that has a name, and no letter or digit on it.
  package enum NamedKey: String, Sendable, CaseIterable {
    case tab = "Tab"
    case space = "Space"
    case returnKey = "Return"
    case escape = "Escape"
    case delete = "Delete"
    case up = "Up"
    case down = "Down"
    case left = "Left"
    case right = "Right"
  }

  /// The last key that is pressed.
  package enum Key: Sendable, Hashable {
    case named(NamedKey)
    /// What stands on the key, in capital letters.
    case character(Character)
  }

  package var modifiers: Set<Modifier>
  package var key: Key

  package init(_ key: NamedKey, with modifiers: Set<Modifier> = []) {
    self.modifiers = modifiers
    self.key = .named(key)
  }

  /// A key with a character on it, in its capital form.
  package init(_ character: Character, with modifiers: Set<Modifier>) {
    self.modifiers = modifiers
    self.key = .character(character)
  }

  /// Reads the keys; `nil` if one of them is unknown.
  package init?(_ text: some StringProtocol) {
    guard let last = text.last else { return nil }
    // The last of two hyphens is the key itself: `Command--`.
    var names = (last == "-" ? text.dropLast() : text[...]).split(separator: "-").map { $0.lowercased() }
    if last == "-" { names.append("-") }
    guard let name = names.popLast() else { return nil }
    if let named = NamedKey.allCases.first(where: { $0.rawValue.lowercased() == name }) {
      key = .named(named)
    } else if name.count == 1, let character = name.uppercased().first {
      key = .character(character)
    } else {
      return nil
    }
    modifiers = []
    for name in names {
      guard let modifier = Modifier.allCases.first(where: { $0.rawValue.lowercased() == name }) else { return nil }
      modifiers.insert(modifier)
    }
  }

  /// All names of keys, for messages.
  package static let names = Modifier.allCases.dropFirst().map(\.rawValue) + NamedKey.allCases.map(\.rawValue)
}

extension Keystroke: CustomStringConvertible {
  package var description: String {
    let last =
      switch key {
      case .named(let key): key.rawValue
      case .character(let character): String(character)
      }
    return (Modifier.allCases.filter(modifiers.contains).map(\.rawValue) + [last]).joined(separator: "-")
  }
}
