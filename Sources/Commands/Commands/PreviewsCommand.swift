internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import PreviewPackages
internal import TestRuns

/// The command `a11ysim previews`, which lists the previews of a team's own SwiftUI code, or prints what is heard of them.
struct PreviewsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "previews",
    abstract: "Prints what VoiceOver says of the previews in SwiftUI code.",
    discussion: """
        a11ysim previews App/Views App/Models
        a11ysim previews App --list

      The files are compiled as they are, in a package of its own under .build. What cannot be compiled on Linux is left \
      out, and said, file by file. Every command that takes scenarios takes such files and folders too: 'a11ysim walk \
      App --preview "Order, placed"'.
      """)

  @Argument(
    help: "Swift files, or folders with them: views and what they need; those of the project unless given.",
    completion: .file())
  var paths: [String] = []

  @Flag(help: "Only the names of the previews, as every command takes them.")
  var list = false

  @Option(
    help: ArgumentHelp(
      "After how many seconds no other preview is begun; what was heard until then is printed.",
      valueName: "seconds"))
  var timeLimit: Int?

  @OptionGroup var previews: PreviewOptions

  @OptionGroup var listening: ListeningOption

  @OptionGroup var changes: ScenarioChanges

  func validate() throws {
    if let timeLimit, timeLimit < 1 { throw ValidationError("--time-limit is at least 1") }
  }

  func run() throws {
    var loader = try ScenarioLoader(listening)
    let places = paths.isEmpty ? try ProjectFile().previews : paths
    let files = places.flatMap { Program.library?.previews(at: $0) ?? [] }.map(\.text)
    // One that is asked for by its name is looked for among those that there are.
    let lost = previews.name == nil ? Supervision.current?.lostCount(in: places) ?? 0 : 0
    guard !files.isEmpty else {
      let reason = PlayingAccount(total: 0).summary(besides: lost) ?? PreviewsCommand.absence(in: places)
      Console.message("error: \(reason)\n")
      throw Outcome.wrongInput.exitCode
    }
    guard !list else { return Console.output(files.map { $0 + "\n" }.joined()) }
    let supervision = Supervision.current
    var account = supervision?.account ?? PlayingAccount(total: files.count)
    // What was told before a crash is not told again.
    for path in files.dropFirst(account.told) {
      if supervision?.isOver == true { break }
      supervision?.account = account
      if let loaded = loader.load(path) { tell(changes.applied(to: loaded), from: path, &loader, &account) }
      account.told += 1
      account.status = max(account.status, loader.outcome.rawValue)
      account.last = supervision?.preview
      account.errorLength = Console.messageLength
    }
    supervision?.account = account
    tellEnd(of: files, besides: lost, &account)
    if account.status != 0 { throw ExitCode(account.status) }
  }

  /// Tells which previews were not played, and of how many nothing was heard.
  private func tellEnd(of files: [String], besides lost: Int, _ account: inout PlayingAccount) {
    let rest = files.dropFirst(account.told)
    if !rest.isEmpty {
      let names = rest.map { "  \($0)\n" }.joined()
      Console.message("error: the time was over before \(rest.count) of \(files.count) previews were played:\n\(names)")
      account.status = max(account.status, Outcome.no.rawValue)
    }
    if let summary = account.summary(besides: lost) { Console.message(summary + "\n") }
  }

  /// Tells what is heard of a preview, as soon as it is.
  private func tell(
    _ scenario: Scenario, from path: String, _ loader: inout ScenarioLoader, _ account: inout PlayingAccount
  ) {
    let walk = scenario.play()
    let findings = Audit().findings(of: scenario, heard: walk)
    let transcript = Transcript(of: scenario, heard: walk, withScreens: true)
    loader.report(transcript.problems, in: path)
    loader.report(findings, in: path)
    if walk.isSilent, findings.contains(where: { $0.rule == Finding.ruleOfGaps }) {
      account.empty += 1
    } else {
      let isFirst = account.heard == 0 && Supervision.current?.isContinuation != true
      Console.output((isFirst ? "" : "\n") + transcript.text())
      account.heard += 1
    }
  }

  /// That there are no previews at some paths, and what would be one.
  static func absence(in places: [String]) -> String {
    if Program.library != nil { return ScenarioFinder.absence(in: places) }
    guard !places.isEmpty else { return "name Swift files or folders, here or under 'previews' in a11ysim.yaml" }
    if let missing = places.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
      return "there is no file or folder '\(missing)'"
    }
    let hints = AbsentPreviews.hints(at: places, name: PreviewHandOver.path).map { "\n  hint: \($0)" }
    return "there is no #Preview in \(places.joined(separator: ", ")), and no PreviewProvider" + hints.joined()
  }
}
