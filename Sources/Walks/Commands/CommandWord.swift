internal import Diagnostics
internal import Interface

/// A command as words: how it is typed, what it takes, and what it does.
struct CommandWord: Sendable {
  /// What stands behind the words.
  enum Argument: Sendable {
    case none(WalkCommand)
    /// How many times; once unless given.
    case count(@Sendable (Int) -> WalkCommand)
    /// A number from one on.
    case number(@Sendable (Int) -> WalkCommand)
    /// The rest of the line, which cannot be left out.
    case text(String, @Sendable (String) throws(CommandError) -> WalkCommand)
    /// The rest of the line, if there is any.
    case optionalText(String, @Sendable (String?) -> WalkCommand)
  }

  var words: String
  var summary: String
  var argument: Argument

  init(_ words: String, _ summary: String, _ argument: Argument) {
    self.words = words
    self.summary = summary
    self.argument = argument
  }

  static func step(_ words: String, _ summary: String, _ step: Step.Command) -> CommandWord {
    CommandWord(words, summary, .none(.step(step)))
  }

  /// The words with a name for what they take, as help shows them.
  var usage: String {
    switch argument {
    case .none: words
    case .count: "\(words) [TIMES]"
    case .number: "\(words) NUMBER"
    case .text(let name, _): "\(words) \(name)"
    case .optionalText(let name, _): "\(words) [\(name)]"
    }
  }
}

extension CommandWord {
  static let groups = [
    HelpGroup(
      "Moving",
      [
        CommandWord("next", "swipe right: the next element", .count { .step(.next($0)) }),
        CommandWord("previous", "swipe left: the element before", .count { .step(.previous($0)) }),
        step("first", "four-finger tap at the top: the first element", .first),
        step("last", "four-finger tap at the bottom: the last element", .last),
        CommandWord("focus", "go to an element by its name", .text("NAME") { .step(.focus($0)) }),
        CommandWord("touch", "touch an element by its name", .text("NAME") { .step(.touch($0)) }),
        CommandWord(
          "items", "item chooser: all items in alphabetical order, or those with some words",
          .optionalText("TEXT") { .items($0) }),
        CommandWord("item", "go to an item by its number or a part of its name", .text("ITEM") { .item($0) }),
        step("read all", "two-finger swipe down: everything from here on", .readAll(.here)),
        step("read top", "two-finger swipe up: everything from the top", .readAll(.top)),
        CommandWord("scroll", "three-finger swipe: up, down, left or right", .text("DIRECTION", scroll)),
      ]),
    HelpGroup(
      "Acting",
      [
        step("activate", "double tap", .activate),
        step("long press", "double tap and hold: a context menu, or pick up what is here", .longPress),
        CommandWord("actions", "list the actions here", .none(.actions)),
        CommandWord("action", "perform an action by its number in the list", .number { .action($0) }),
        CommandWord("perform", "perform an action by its name", .text("NAME") { .step(.perform($0)) }),
        CommandWord(
          "rotor", "turn the rotor to an option, or to the next one",
          .optionalText("NAME") { $0.map { .step(.rotor($0)) } ?? .turnRotor(1) }),
        CommandWord("up", "swipe up: what the rotor offers", .count { .step(.up($0)) }),
        CommandWord("down", "swipe down: what the rotor offers", .count { .step(.down($0)) }),
        CommandWord("increment", "raise the value", .count { .step(.increment($0)) }),
        CommandWord("decrement", "lower the value", .count { .step(.decrement($0)) }),
        step("escape", "two-finger scrub: back", .escape),
        step("magic tap", "two-finger double tap", .magicTap),
      ]),
    HelpGroup(
      "Typing and dragging",
      [
        CommandWord("type", "type text into the field that is being edited", .text("TEXT") { .step(.type($0)) }),
        CommandWord("delete", "delete characters", .count { .step(.delete($0)) }),
        CommandWord(
          "drag", "pick up what is here, or an element by its name", .optionalText("NAME") { .step(.drag($0)) }),
        CommandWord("drop", "drop it here, or at a drop point by its name", .optionalText("NAME") { .step(.drop($0)) }),
      ]),
    HelpGroup(
      "Circumstances",
      [
        CommandWord("wait", "let some seconds pass", .text("SECONDS", wait)),
        CommandWord("setting", "change a setting, such as hints=off", .text("NAME=VALUE", setting)),
      ]),
    HelpGroup(
      "Others than VoiceOver",
      [
        step("show names", "what elements are called for Voice Control", .showNames),
        step("scan", "the items of Switch Control", .scan),
      ]),
    HelpGroup(
      "Tasks",
      [
        CommandWord("task begin", "begin a task", .text("NAME") { .beginTask($0) }),
        CommandWord("task done", "the task is done", .none(.endTask(.done))),
        CommandWord(
          "task failed", "the task failed, with a note", .optionalText("NOTE") { .endTask(.failed($0 ?? "")) }),
      ]),
    HelpGroup(
      "The walk",
      [
        CommandWord("where", "where am I?", .none(.place)),
        CommandWord("repeat", "say again what was heard last", .none(.again)),
        CommandWord("search", "find words in what was heard so far", .text("TEXT") { .search($0) }),
        CommandWord("undo", "take the last step back", .none(.undo)),
        CommandWord("help", "this list", .none(.help)),
        CommandWord("quit", "end the walk", .none(.quit)),
      ]),
  ]

  /// All commands, in the order of help.
  static let all = groups.flatMap(\.rows)

  @Sendable private static func scroll(_ text: String) throws(CommandError) -> WalkCommand {
    guard let direction = Step.ScrollDirection(rawValue: text.lowercased()) else {
      throw CommandError("'\(text)' is no direction: it is up, down, left or right")
    }
    return .step(.scroll(direction))
  }

  @Sendable private static func wait(_ text: String) throws(CommandError) -> WalkCommand {
    guard let seconds = Double(text), seconds.isFinite, seconds >= 0 else {
      throw CommandError("'\(text)' is no number of seconds")
    }
    return .step(.wait(seconds))
  }

  @Sendable private static func setting(_ text: String) throws(CommandError) -> WalkCommand {
    let assignment = try SettingAssignment(text)
    return .step(.settings([assignment.choice: assignment.value]))
  }
}
