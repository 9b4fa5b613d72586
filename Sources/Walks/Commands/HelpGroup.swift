/// Some rows of a list of commands or keys that belong together.
struct HelpGroup<Row: Sendable>: Sendable {
  var heading: String
  var rows: [Row]

  init(_ heading: String, _ rows: [Row]) {
    self.heading = heading
    self.rows = rows
  }
}

extension [HelpGroup<CommandWord>] {
  /// A line for each group, and below it one for each command.
  var lines: [String] { flatMap { ["\($0.heading):"] + $0.rows.map { "\($0.usage): \($0.summary)" } } }
}

extension [HelpGroup<KeyBinding>] {
  /// A line for each group, and below it one for each key.
  var lines: [String] { flatMap { ["\($0.heading):"] + $0.rows.map { "\($0.names): \($0.summary)" } } }
}
