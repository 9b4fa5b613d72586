package import Interface
internal import VoiceOver

/// What a key does on a walk.
package enum KeyAction: Sendable, Hashable {
  case command(WalkCommand)
  /// Lists the choices, then asks for more words.
  case prompt(Prompt)
  /// Speaks aloud, or no longer.
  case toggleSpeech

  /// A question whose answer completes a command.
  package enum Prompt: Sendable, Hashable {
    case action, item, focus, text, task, failure, search, command
    /// Asks for what stands after the words of a step.
    case step(Step.Kind)
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
}

extension KeyBinding {
  /// The steps by the table of steps, each group with the keys of a walk's own that belong to it.
  static let groups =
    StepRow.Group.allCases.map { group in
      HelpGroup(group.rawValue, Step.Kind.allCases.filter { $0.row.group == group }.flatMap(bindings(of:)) + own(group))
    }.filter { !$0.rows.isEmpty } + [
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

  /// The keys of a walk's own that stand with a group of steps.
  private static func own(_ group: StepRow.Group) -> [KeyBinding] {
    switch group {
    case .acting:
      [
        KeyBinding([.character("]")], "]", "turn the rotor", .command(.turnRotor(1))),
        KeyBinding([.character("[")], "[", "turn the rotor back", .command(.turnRotor(-1))),
      ]
    case .moving, .typing, .circumstances, .others: []
    }
  }

  /// The keys of a step, by the table of steps; those that take no step ask for what stands after it.
  private static func bindings(of kind: Step.Kind) -> [KeyBinding] {
    let row = kind.row
    return row.keys.compactMap { key in
      let action = key.step.map { .command(.step($0)) } ?? KeyAction.Prompt(for: kind).map(KeyAction.prompt)
      return action.map {
        KeyBinding(
          key.names.compactMap { Key($0) }, key.names.joined(separator: " or "), key.summary ?? row.summary, $0)
      }
    }
  }

  private static let byKey = Dictionary(
    groups.flatMap(\.rows).flatMap { binding in binding.keys.map { ($0, binding.action) } },
    uniquingKeysWith: { first, _ in first })

  static func action(of key: Key) -> KeyAction? { byKey[key] }
}

extension ManualWalk {
  /// What a key does now; `nil` if it does nothing.
  package func action(of key: Key) -> KeyAction? {
    if let step = stepWithoutReader(key) { return .command(.step(step)) }
    let action = KeyBinding.action(of: key)
    guard session.isDragging, action == .command(.step(.drag(nil))) else { return action }
    // A target with several drop points asks which one.
    return session.dropNames.count > 1 ? .prompt(.action) : .command(.step(.drop(nil)))
  }

  /// What a key does while no screen reader is on: with Full Keyboard Access it is that key, and Enter is a switch of Switch
  /// Control's.
  private func stepWithoutReader(_ key: Key) -> Step.Command? {
    let settings = session.settings
    guard !settings.isReadAloud else { return nil }
    if settings.isOn(.fullKeyboardAccess), let key = key.onKeyboard { return .press(Keystroke(key)) }
    return settings.isOn(.switchControl) && key == .enter ? .select(nil) : nil
  }

  /// The keys with what they do, a line each.
  package static var keyHelp: [String] { KeyBinding.groups.lines }
}
