internal import Diagnostics
internal import Interface
internal import ScenarioFiles

extension WalkCommand {
  /// More than anybody swipes, and little enough to be done at once.
  private static let counts = 1...1000

  /// Reads a command as it is typed on a line, or `nil` for a line with nothing on it or only a note after `#`.
  package static func read(_ line: String) throws(CommandError) -> WalkCommand? {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, !first.hasPrefix("#") else { return nil }
    // Of `task begin` and `task` the longer wins; nobody types a command of three words.
    for count in [2, 1] where words.count >= count {
      let name = words.prefix(count).joined(separator: " ").lowercased()
      guard let word = CommandWord.byWords[name] else { continue }
      return try word.command(with: rest(of: line, after: words[count - 1]))
    }
    // What other tools and the gestures themselves are called.
    for count in (1...4).reversed() where words.count >= count {
      guard let kind = Step.Kind(calledElsewhere: words.prefix(count).joined(separator: " ")),
        let word = CommandWord.byWords[kind.row.words]
      else { continue }
      return try word.command(with: rest(of: line, after: words[count - 1]))
    }
    throw CommandError(unknown(words.prefix(2).joined(separator: " "), String(first)))
  }

  /// What follows the words of a command, as it was typed but for the blanks around it.
  private static func rest(of line: String, after word: Substring) -> String? {
    let rest = line[word.endIndex...].drop(while: \.isWhitespace)
    let end = rest.lastIndex { !$0.isWhitespace }
    return end.map { String(rest[...$0]) }
  }

  private static func unknown(_ words: String, _ first: String) -> String {
    let names = CommandWord.all.map(\.words)
    let hint = NearMiss.hint(for: words, among: names) ?? NearMiss.hint(for: first, among: names)
    // One letter is a key of the other form.
    let advice = first.count == 1 ? "commands are words here, and 'help' lists them all" : "'help' lists them all"
    return "there is no command '\(first)'; \(hint ?? advice)"
  }

  /// The commands with what they do, a line each.
  package static var helpLines: [String] { CommandWord.groups.lines }

  fileprivate static func count(in text: String?, for words: String) throws(CommandError) -> Int {
    guard let text else { return 1 }
    guard let count = Int(text), counts.contains(count) else {
      throw CommandError("'\(words)' takes a number from 1 to \(counts.upperBound), not '\(text)'")
    }
    return count
  }
}

extension CommandWord {
  /// The commands by their words, and the steps by the names that files have for them as well.
  fileprivate static let byWords: [String: CommandWord] = {
    var table = Dictionary(uniqueKeysWithValues: all.map { ($0.words, $0) })
    for kind in Step.Kind.allCases { table[kind.rawValue.lowercased()] = table[kind.row.words] }
    // As the key of the other form, and as shells have it.
    for word in ["q", "exit"] { table[word] = table["quit"] }
    return table
  }()

  fileprivate func command(with rest: String?) throws(CommandError) -> WalkCommand {
    switch argument {
    case .none(let command):
      guard let rest else { return command }
      let advice = command.actsOnElement ? "; write 'focus \(rest)' first" : ""
      throw CommandError("'\(words)' takes no value, not '\(rest)'\(advice)")
    case .count(let command): return command(try WalkCommand.count(in: rest, for: words))
    case .number(let command):
      guard rest != nil else { throw CommandError("'\(words)' needs a number") }
      return command(try WalkCommand.count(in: rest, for: words))
    case .text(let name, let command):
      guard let rest else { throw CommandError("'\(words)' needs a \(name.lowercased()) after it") }
      return try command(rest)
    case .optionalText(_, let command): return try command(rest)
    }
  }
}

extension WalkCommand {
  /// Whether the command does something to the element under the cursor.
  fileprivate var actsOnElement: Bool {
    guard case .step(let step) = self else { return false }
    return step.kind.row.group == .acting
  }
}
