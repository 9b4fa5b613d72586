internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
package import TestRuns

/// The command line of the simulator, in whatever program it stands.
package enum Program {
  /// The previews that are linked into this program; `nil` in one that has none.
  @TaskLocal static var library: (any PreviewLibrary)?

  /// What shows pages to browsers; `nil` in a program that shows none.
  @TaskLocal static var server: (any SiteServer)?

  /// Runs the command line; a command that is nearly one of ours gets a hint, which the parser does not give.
  ///
  /// - Parameters:
  ///   - words: What stands after the name of the program.
  ///   - library: The previews that are linked into this program.
  ///   - server: What shows pages to browsers.
  package static func run(
    _ words: [String] = Array(CommandLine.arguments.dropFirst()), with library: (any PreviewLibrary)? = nil,
    serving server: (any SiteServer)? = nil
  ) {
    StandardStreams.prepare()
    // Asked for by whoever only wants to know whether the program runs, which needs no parser.
    if words == ["--version"] { leave(with: "\(Release.current)\n") }
    let names = A11ysim.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    if let word = words.first, !word.hasPrefix("-"), !names.contains(word) { refuse(word, among: names) }
    if RunEnvironment.current.isAccessible || words.contains("--accessible"),
      let text = HelpInWords.text(for: words)
    {
      leave(with: text)
    }
    if words.first == "help", words.count > 1 { help(with: Array(words.dropFirst()), besides: names) }
    do {
      try $server.withValue(server) { try perform(words, with: library) }
    } catch {
      end(after: error)
    }
    if let failure = Console.failure { end(with: failure) }
  }

  /// Carries out a command line, or hands it over to a program that has the previews which it names.
  private static func perform(_ words: [String], with library: (any PreviewLibrary)?) throws {
    var command = try command(of: words)
    let takesPreviews = command as? any TakesPreviews
    if library == nil, let takesPreviews, takesPreviews.isHandedOver,
      let handOver = try PreviewHandOver(takesPreviews)
    {
      exit(try handOver.perform(words))
    }
    var selection = library
    if let library, let words = takesPreviews?.previews.name {
      selection = SelectedPreviews(library: library, words: words)
    }
    try $library.withValue(selection) { try command.run() }
  }

  /// Makes what every command line needs first: a process that is copied after this need not make it again.
  package static func prepare() {
    for command in A11ysim.configuration.subcommands { _ = try? command.parse(["a.yaml"]) }
    let scenario = try? Scenario("scenario: A\nviews: [{ button: A, action: { announce: B } }]\nflows: { F: [next] }")
    if let scenario { _ = (Transcript(of: scenario).text(), Audit().findings(of: scenario)) }
  }

  /// Ends the program with what the first word may have meant, which is no command.
  private static func refuse(_ word: String, among names: [String]) -> Never {
    let isFile = FileManager.default.fileExists(atPath: word)
    let hint =
      NearMiss.hint(for: word, among: names)
      ?? (isFile ? "write 'a11ysim transcript \(word)'" : "it is one of \(names.joined(separator: ", "))")
    Console.message("error: there is no command '\(word)'; \(hint)\n")
    end(with: .validationFailure)
  }

  /// The command that some words name.
  ///
  /// The parser comes to a command through those above it, each of which takes as long. So the command is asked first; what
  /// is wrong with the words is told by the whole.
  static func command(of words: [String]) throws -> any ParsableCommand {
    let type = A11ysim.configuration.subcommands.first { $0.configuration.commandName == words.first }
    if let type, let command = try? type.parse(Array(words.dropFirst())) { return command }
    return try A11ysim.parseAsRoot(words)
  }

  /// Ends the program after some text, as well as that could be written.
  private static func leave(with text: String) -> Never {
    Console.output(text)
    end(with: .success)
  }

  /// Ends the program as an error says, which the parser begins with a capital letter that no other message has.
  private static func end(after error: any Error) -> Never {
    // To find that a status has no words, the parser would make a page of help.
    if let status = error as? ExitCode { end(with: status) }
    let (message, status) = (A11ysim.fullMessage(for: error), A11ysim.exitCode(for: error))
    // What the parser prints itself is lost in silence where it cannot be written.
    if status == .success, !message.isEmpty { leave(with: message + "\n") }
    if Console.failure == nil, !message.isEmpty {
      Console.message((message.hasPrefix("Error: ") ? "e" + message.dropFirst() : message) + "\n")
    }
    end(with: status)
  }

  /// Ends the program with a status, or with a graver one where a result could not be written.
  private static func end(with status: ExitCode) -> Never {
    exit(max(status.rawValue, Console.failure?.rawValue ?? 0))
  }

  /// Tells what `help` is asked for besides a command, and ends there; the commands tell of themselves.
  private static func help(with words: [String], besides commands: [String]) {
    let words = words.filter { !$0.hasPrefix("-") }
    guard let first = words.first, !commands.contains(first) else { return }
    if words.count == 1, let topic = HelpTopic(rawValue: first) {
      leave(with: topic.text)
    }
    if let page = Reference.page(for: words) {
      leave(with: page.text)
    }
    let topics = HelpTopic.allCases.map(\.rawValue) + Reference.names
    let hint =
      Reference.hint(for: words, orCommands: HelpTopic.allCases.map(\.rawValue) + commands)
      ?? "there is help on \(topics.joined(separator: ", ")), and on each command"
    Console.message("error: there is no help on '\(words.joined(separator: " "))'; \(hint)\n")
    end(with: .validationFailure)
  }
}
