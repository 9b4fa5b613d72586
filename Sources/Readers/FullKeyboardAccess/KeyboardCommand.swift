internal import Interface

/// What keys mean to Full Keyboard Access on every screen.
enum KeyboardCommand: Sendable, Hashable {
  case nextItem, previousItem
  case move(Direction)
  case activate, contextMenu, actions, find, back, help
  /// What is the system's, and has nothing to do with the app.
  case system

  enum Direction: Sendable, Hashable {
    case up, down, left, right
  }

  /// The command of some keys; `nil` if there is none.
  init?(_ keys: Keystroke) {
    guard let row = KeyboardCommand.rows.first(where: { $0.keys.contains(keys) }) else { return nil }
    self = row.command
  }

  private struct Row: Sendable {
    var keys: [Keystroke]
    var command: KeyboardCommand
    var effect: String

    init(_ keys: Keystroke..., does command: KeyboardCommand, _ effect: String) {
      self.keys = keys
      self.command = command
      self.effect = effect
    }
  }

  /// The commands on a new device.
  ///
  /// Sources: WWDC21-10120; github.com/workday-accessibility, keyboard.md. The context menu, and the keys of the system's
  /// own menus, are assumed from Apple's guide.
  private static let rows = [
    Row(Keystroke(.tab), does: .nextItem, "the next item"),
    Row(Keystroke(.tab, with: [.shift]), does: .previousItem, "the item before"),
    Row(Keystroke(.up), does: .move(.up), "up"), Row(Keystroke(.down), does: .move(.down), "down"),
    Row(Keystroke(.left), does: .move(.left), "left"), Row(Keystroke(.right), does: .move(.right), "right"),
    Row(Keystroke(.space), does: .activate, "activate"),
    Row(tab("Z"), does: .actions, "actions"), Row(tab("F"), does: .find, "find"),
    Row(tab("M"), does: .contextMenu, "contextual menu"), Row(tab("B"), Keystroke(.escape), does: .back, "back"),
    Row(tab("H"), does: .help, "help"),
    Row(tab("G"), tab("A"), tab("C"), tab("N"), does: .system, "gestures, apps, Control Center, notifications"),
  ]

  private static func tab(_ letter: Character) -> Keystroke { Keystroke(letter, with: [.tab]) }

  /// The commands with their keys, a line each.
  static let helpLines = rows.map { row in "\(row.keys.map(\.description).joined(separator: ", ")): \(row.effect)" }
}
