internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
package import TestRuns

/// The command line of the simulator, in whatever program it stands.
package enum Program {
  /// The previews that are linked into this program; `nil` in one that has none.
  @TaskLocal static var library: (any PreviewLibrary)?

  /// Runs the command line; a command that is nearly one of ours gets a hint, which the parser does not give.
  ///
  /// - Parameter library: The previews that are linked into this program.
  package static func run(with library: (any PreviewLibrary)? = nil) {
    let names = A11ysim.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    if let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-"), !names.contains(word) {
      let hint = NearMiss.hint(for: word, among: names) ?? "it is one of \(names.joined(separator: ", "))"
      Console.message("error: there is no command '\(word)'; \(hint)\n")
      A11ysim.exit(withError: ExitCode.validationFailure)
    }
    if let topic = helpTopic(CommandLine.arguments.dropFirst()) { return Console.output(topic.text) }
    do {
      var command = try A11ysim.parseAsRoot()
      let takesPreviews = command as? any TakesPreviews
      if library == nil, let takesPreviews, let handOver = try PreviewHandOver(takesPreviews) {
        exit(try handOver.perform())
      }
      var selection = library
      if let library, let words = takesPreviews?.previews.name {
        selection = SelectedPreviews(library: library, words: words)
      }
      try $library.withValue(selection) { try command.run() }
    } catch {
      A11ysim.exit(withError: error)
    }
  }

  /// What `help` is asked for besides a command.
  private static func helpTopic(_ words: ArraySlice<String>) -> HelpTopic? {
    guard words.count == 2, words.first == "help" else { return nil }
    return words.last.flatMap { HelpTopic(rawValue: $0) }
  }
}
