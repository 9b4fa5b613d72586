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
    let words = CommandLine.arguments.dropFirst()
    if words.first == "help", words.count > 1 { help(with: Array(words.dropFirst()), besides: names) }
    A11ysim.main()
  }

  /// Tells what `help` is asked for besides a command, and ends there; the commands tell of themselves.
  private static func help(with words: [String], besides commands: [String]) {
    guard let first = words.first, !first.hasPrefix("-"), !commands.contains(first) else { return }
    if words.count == 1, let topic = HelpTopic(rawValue: first) {
      Console.output(topic.text)
      A11ysim.exit()
    }
    if let page = Reference.page(for: words) {
      Console.output(page.text)
      A11ysim.exit()
    }
    let topics = HelpTopic.allCases.map(\.rawValue) + Reference.pages.map(\.name)
    let hint =
      Reference.hint(for: words) ?? NearMiss.hint(for: first, among: topics + commands)
      ?? "there is help on \(topics.joined(separator: ", ")), and on each command"
    Console.message("error: there is no help on '\(words.joined(separator: " "))'; \(hint)\n")
    A11ysim.exit(withError: ExitCode.validationFailure)
  }
}
