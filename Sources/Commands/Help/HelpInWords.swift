internal import ArgumentParser

/// The help of commands for people who listen: a line for each option with its name in front, and nothing in columns.
enum HelpInWords {
  /// The help that a command line asks for, or `nil` if it asks for none.
  ///
  /// - Parameter words: The command line.
  /// - Returns: The text, or `nil` if no help on a command is asked for.
  static func text(for words: [String]) -> String? {
    let asks = words.first == "help" || words.contains { $0 == "--help" || $0 == "-h" }
    guard asks else { return nil }
    let commands = A11ysim.configuration.subcommands
    let command = commands.first { words.contains($0.configuration.commandName ?? "") }
    // A word after 'help' that is no command may be one of the language.
    let isAboutWord = words.first == "help" && words.dropFirst().contains { !$0.hasPrefix("-") }
    if command == nil, isAboutWord { return nil }
    return inWords(A11ysim.helpMessage(for: command ?? A11ysim.self, columns: 10_000))
  }

  /// The text of a help screen, each fact on a line of its own.
  static func inWords(_ help: String) -> String {
    var lines: [String] = []
    for line in help.split(separator: "\n") {
      let content = line.drop { $0 == " " }
      let indentation = line.count - content.count
      if indentation > columnOfTexts / 2, let last = lines.indices.last {
        // A name that is longer than its column has its text below it.
        lines[last] += ": \(content)"
      } else if indentation > 0, let gap = content.firstRange(of: "  ") {
        lines.append("\(content[..<gap.lowerBound]): \(content[gap.upperBound...].drop { $0 == " " })")
      } else if !content.isEmpty {
        lines.append(String(content))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Where the parser's help has its texts.
  private static let columnOfTexts = 26
}
