internal import Diagnostics
internal import Interface
internal import ScenarioFiles

/// A command as words: how it is typed, what it takes, and what it does.
struct CommandWord: Sendable {
  /// What stands after the words.
  enum Argument: Sendable {
    case none(WalkCommand)
    /// How many times; once unless given.
    case count(@Sendable (Int) -> WalkCommand)
    /// A number from one on.
    case number(@Sendable (Int) -> WalkCommand)
    /// The rest of the line, which cannot be left out.
    case text(String, @Sendable (String) throws(CommandError) -> WalkCommand)
    /// The rest of the line, if there is any.
    case optionalText(String, @Sendable (String?) throws(CommandError) -> WalkCommand)
  }

  var words: String
  var summary: String
  var argument: Argument

  init(_ words: String, _ summary: String, _ argument: Argument) {
    self.words = words
    self.summary = summary
    self.argument = argument
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
  /// The steps by the table of steps, each group with the commands of a walk's own that belong to it.
  static let groups =
    StepRow.Group.allCases.map { group in
      HelpGroup(
        group.rawValue, Step.Kind.allCases.filter { $0.row.group == group }.compactMap(CommandWord.init) + own(group))
    } + [
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
          CommandWord("quit", "end the walk; 'q' and 'exit' do so too", .none(.quit)),
        ]),
    ]

  /// The commands of a walk's own that stand with a group of steps.
  private static func own(_ group: StepRow.Group) -> [CommandWord] {
    switch group {
    case .moving:
      [
        CommandWord(
          "items", "item chooser: all items in alphabetical order, or those with some words",
          .optionalText("TEXT") { .items($0) }),
        CommandWord("item", "go to an item by its number or a part of its name", .text("ITEM") { .item($0) }),
      ]
    case .acting:
      [
        CommandWord("actions", "list the actions here", .none(.actions)),
        CommandWord("action", "perform an action by its number in the list", .number { .action($0) }),
      ]
    case .typing, .circumstances, .others: []
    }
  }

  /// All commands, in the order of help.
  static let all = groups.flatMap(\.rows)
}

extension CommandWord {
  /// A step, whose words are those of the table of steps; `nil` for one that stands in files alone.
  private init?(_ kind: Step.Kind) {
    let row = kind.row
    let argument: Argument
    switch row.form {
    case .alone(let command): argument = .none(.step(command))
    case .count(let make): argument = .count { .step(make($0)) }
    case .element(let make), .action(let make): argument = .text("NAME") { .step(make(Query($0))) }
    case .optionalName(let make): argument = .optionalText("NAME") { .step(make($0.map { Query($0) })) }
    // Without a name the rotor turns on by one.
    case .text(let noun, let make) where kind == .rotor:
      argument = .optionalText(noun.uppercased()) { $0.map { .step(make($0)) } ?? .turnRotor(1) }
    case .text(let noun, let make): argument = .text(noun.uppercased()) { .step(make($0)) }
    case .keys(let make):
      argument = .text("KEYS") { text throws(CommandError) in .step(make(try Self.keys(text))) }
    case .direction(let make):
      argument = .text("DIRECTION") { text throws(CommandError) in .step(make(try Self.direction(text))) }
    case .start(let make):
      argument = .optionalText("PLACE") { text throws(CommandError) in .step(make(try Self.start(text))) }
    case .seconds(let make):
      argument = .text("SECONDS") { text throws(CommandError) in .step(make(try Self.seconds(text))) }
    case .settings(let make):
      argument = .text("NAME=VALUE") { text throws(CommandError) in .step(make(try Self.settings(text))) }
    // On a walk the person hears it.
    case .expectation: return nil
    }
    self.init(row.words, row.summary, argument)
  }

  private static func keys(_ text: String) throws(CommandError) -> Keystroke {
    guard let keys = Keystroke(text) else {
      throw CommandError("'\(text)' is not a key: \(Keystroke.advice(for: text))")
    }
    return keys
  }

  private static func direction(_ text: String) throws(CommandError) -> Step.ScrollDirection {
    guard let direction = Step.ScrollDirection(rawValue: text.lowercased()) else {
      throw CommandError("'\(text)' is not a direction: it is up, down, left or right")
    }
    return direction
  }

  private static func start(_ text: String?) throws(CommandError) -> Step.ReadingStart {
    guard let text else { return .here }
    guard let start = Step.ReadingStart(rawValue: text.lowercased()) else {
      throw CommandError("'\(text)' is not a place to read from: it is here or top")
    }
    return start
  }

  private static func seconds(_ text: String) throws(CommandError) -> Double {
    guard let seconds = Double(text), seconds.isFinite, seconds >= 0 else {
      throw CommandError("'\(text)' is not a number of seconds")
    }
    return seconds
  }

  /// One setting or several, with blanks or commas between them.
  private static func settings(_ text: String) throws(CommandError) -> [Setting: Value] {
    var changes: [Setting: Value] = [:]
    for word in text.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      let assignment = try SettingAssignment(String(word))
      changes[assignment.choice] = assignment.value
    }
    return changes
  }
}
