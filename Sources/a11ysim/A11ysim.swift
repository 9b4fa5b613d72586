internal import A11ySimulation
internal import ArgumentParser

/// The command line of the simulator.
@main
struct A11ysim: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "a11ysim",
    abstract: "Reads an interface described in YAML or JSON as VoiceOver would.",
    discussion: """
      a11ysim transcript Scenarios/beach-trip/comments.yaml    what VoiceOver says
      a11ysim test                                             compare all scenarios with their goldens
      a11ysim recordings                                       compare with recordings of real devices
      a11ysim speak Scenarios/beach-trip/comments.yaml         hear it
      a11ysim walk Scenarios/beach-trip/comments.yaml          walk through it by hand

      Exit status: 0 fine, 1 the answer is no (a transcript differs), 2 an input is wrong, 64 the command line is \
      wrong, 69 the speech library is missing.
      """,
    subcommands: [
      TranscriptCommand.self, TestCommand.self, RecordingsCommand.self, SpeakCommand.self, WalkThroughCommand.self,
      ExplainCommand.self,
      PictureCommand.self, CheckCommand.self,
      SchemaCommand.self,
    ])

  /// Runs the command line; a subcommand that is nearly one of ours gets a hint, which the parser does not give.
  static func main() {
    let names = configuration.subcommands.compactMap(\.configuration.commandName) + ["help"]
    if let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-"), !names.contains(word) {
      let hint = NearMiss.hint(for: word, among: names) ?? "one of \(names.joined(separator: ", "))"
      Console.message("error: there is no command '\(word)'; \(hint)\n")
      exit(withError: ExitCode.validationFailure)
    }
    main(nil)
  }
}
