internal import A11ySimulation
internal import ArgumentParser

/// Where the program begins.
@main
enum Program {
  /// Runs the command line; a command that is nearly one of ours gets a hint, which the parser does not give.
  static func main() {
    let names = A11ysim.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    if let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-"), !names.contains(word) {
      let hint = NearMiss.hint(for: word, among: names) ?? "it is one of \(names.joined(separator: ", "))"
      Console.message("error: there is no command '\(word)'; \(hint)\n")
      A11ysim.exit(withError: ExitCode.validationFailure)
    }
    if let topic = helpTopic(CommandLine.arguments.dropFirst()) { return Console.output(topic.text) }
    A11ysim.main()
  }

  /// What `help` is asked for besides a command.
  private static func helpTopic(_ words: ArraySlice<String>) -> HelpTopic? {
    guard words.count == 2, words.first == "help" else { return nil }
    return words.last.flatMap { HelpTopic(rawValue: $0) }
  }
}
