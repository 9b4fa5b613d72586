internal import Diagnostics
package import Interface

extension Keystroke {
  /// What to write in place of keys that are called as elsewhere, or misspelled, such as `Cmd+N` and `⌘N`.
  package static func advice(for text: String) -> String {
    if let meant = meant(by: text) { return "did you mean '\(meant)'?" }
    let first = text.prefix { $0 != "-" && $0 != "+" }
    return NamesElsewhere.advice(for: String(first), in: ["keys"]) ?? "write keys such as Tab or Command-N"
  }

  /// The keys that are meant; `nil` if it is not sure of one of them.
  private static func meant(by text: String) -> Keystroke? {
    let spelled = text.map { symbols[$0].map { "\($0)-" } ?? String($0) }.joined()
    let parts = spelled.split { $0 == "-" || $0 == "+" || $0.isWhitespace }.map { name(of: String($0)) }
    let names = parts.compactMap(\.self)
    return names.count == parts.count ? Keystroke(names.joined(separator: "-")) : nil
  }

  private static func name(of key: String) -> String? {
    if key.count == 1 { return key }
    let near = NearMiss.candidates(for: key, among: names)
    return names.first { $0.lowercased() == key.lowercased() } ?? otherNames[key.lowercased()]
      ?? (near.count == 1 ? near[0] : nil)
  }

  /// What stands on Apple's keyboards and in menus.
  private static let symbols: [Character: String] = [
    "⌘": "Command", "⌥": "Option", "⌃": "Control", "⇧": "Shift", "⇥": "Tab", "⎋": "Escape", "⏎": "Return",
    "↩": "Return",
    "⌫": "Delete", "␣": "Space", "↑": "Up", "↓": "Down", "←": "Left", "→": "Right",
  ]

  /// What other keyboards, SwiftUI and browsers call keys, in small letters.
  private static let otherNames = [
    "cmd": "Command", "meta": "Command", "ctrl": "Control", "alt": "Option", "opt": "Option", "enter": "Return",
    "esc": "Escape", "backspace": "Delete", "spacebar": "Space", "default": "Return", "defaultaction": "Return",
    "cancel": "Escape", "cancelaction": "Escape",
    "uparrow": "Up", "downarrow": "Down", "leftarrow": "Left", "rightarrow": "Right", "arrowup": "Up",
    "arrowdown": "Down", "arrowleft": "Left", "arrowright": "Right",
  ]
}
