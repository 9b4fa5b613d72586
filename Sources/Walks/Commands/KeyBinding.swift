internal import Interface
internal import VoiceOver

/// What a key does on a walk.
public enum KeyAction: Sendable, Hashable {
  case command(WalkCommand)
  /// Lists the choices, then asks for more words.
  case prompt(Prompt)
  /// Speaks aloud, or no longer.
  case toggleSpeech

  /// A question whose answer completes a command.
  public enum Prompt: Sendable, Hashable {
    case action, item, focus, text, task, failure, search, command
  }
}

/// A row of the table of keys.
struct KeyBinding: Sendable {
  var keys: [Key]
  /// The keys as a person calls them.
  var names: String
  var summary: String
  var action: KeyAction

  init(_ keys: [Key], _ names: String, _ summary: String, _ action: KeyAction) {
    self.keys = keys
    self.names = names
    self.summary = summary
    self.action = action
  }

  static func step(_ keys: [Key], _ names: String, _ summary: String, _ step: Step.Command) -> KeyBinding {
    KeyBinding(keys, names, summary, .command(.step(step)))
  }
}

extension KeyBinding {
  static let groups = [
    HelpGroup(
      "Moving",
      [
        step([.right, .character("n")], "right arrow or n", "swipe right: the next element", .next(1)),
        step([.left, .character("p")], "left arrow or p", "swipe left: the element before", .previous(1)),
        step([.character("g"), .home], "g", "four-finger tap at the top: the first element", .first),
        step([.character("G"), .end], "G", "four-finger tap at the bottom: the last element", .last),
        KeyBinding([.character("f")], "f", "go to an element by its name", .prompt(.focus)),
        KeyBinding([.character("i")], "i", "item chooser: two-finger triple tap", .prompt(.item)),
        step([.character("R")], "R", "two-finger swipe down: read all from here on", .readAll(.here)),
        step([.character("T")], "T", "two-finger swipe up: read all from the top", .readAll(.top)),
        step([.pageDown], "page down", "three-finger swipe up: the next page", .scroll(.up)),
        step([.pageUp], "page up", "three-finger swipe down: the page before", .scroll(.down)),
      ]),
    HelpGroup(
      "Acting",
      [
        step([.enter], "Enter", "double tap", .activate),
        step([.character("h")], "h", "double tap and hold: a context menu, or pick up what is here", .longPress),
        KeyBinding([.character("a")], "a", "actions: a list to choose from", .prompt(.action)),
        KeyBinding([.character("]")], "]", "turn the rotor", .command(.turnRotor(1))),
        KeyBinding([.character("[")], "[", "turn the rotor back", .command(.turnRotor(-1))),
        step([.down], "down arrow", "swipe down: what the rotor offers", .down(1)),
        step([.up], "up arrow", "swipe up: what the rotor offers", .up(1)),
        step([.escape, .character("e")], "Escape or e", "two-finger scrub: back", .escape),
        step([.character("m")], "m", "magic tap: two-finger double tap", .magicTap),
      ]),
    HelpGroup(
      "Typing and dragging",
      [
        KeyBinding([.character("t")], "t", "type text", .prompt(.text)),
        step([.backspace], "Backspace", "delete a character", .delete(1)),
        step([.character("d")], "d", "pick up what is here; while dragging, drop it", .drag(nil)),
      ]),
    HelpGroup(
      "Tasks",
      [
        KeyBinding([.character("b")], "b", "begin a task", .prompt(.task)),
        KeyBinding([.character("o")], "o", "the task is done", .command(.endTask(.done))),
        KeyBinding([.character("x")], "x", "the task failed", .prompt(.failure)),
      ]),
    HelpGroup(
      "The walk",
      [
        KeyBinding([.character("w")], "w", "where am I?", .command(.place)),
        KeyBinding([.character("r")], "r", "say it again", .command(.again)),
        KeyBinding([.character("/")], "slash", "find words in what was heard so far", .prompt(.search)),
        KeyBinding([.character("s")], "s", "speak aloud, or no longer", .toggleSpeech),
        KeyBinding([.character("u")], "u", "undo", .command(.undo)),
        KeyBinding([.character(":")], "colon", "any command in words; 'help' lists them", .prompt(.command)),
        KeyBinding([.character("?")], "?", "these keys", .command(.help)),
        KeyBinding([.character("q"), .endOfInput], "q", "quit", .command(.quit)),
      ]),
  ]

  private static let byKey = Dictionary(
    groups.flatMap(\.rows).flatMap { binding in binding.keys.map { ($0, binding.action) } },
    uniquingKeysWith: { first, _ in first })

  static func action(of key: Key) -> KeyAction? { byKey[key] }
}

extension ManualWalk {
  /// What a key does now; `nil` if it does nothing.
  public func action(of key: Key) -> KeyAction? {
    let action = KeyBinding.action(of: key)
    guard session.isDragging, action == .command(.step(.drag(nil))) else { return action }
    // A target with several drop points asks which one.
    return session.dropNames.count > 1 ? .prompt(.action) : .command(.step(.drop(nil)))
  }

  /// The keys with what they do, a line each.
  public static var keyHelp: [String] { KeyBinding.groups.lines }
}
