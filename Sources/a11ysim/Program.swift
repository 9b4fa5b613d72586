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
    A11ysim.main()
  }
}
