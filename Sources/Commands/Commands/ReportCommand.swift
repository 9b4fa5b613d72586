internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import ScenarioFiles
internal import TestRuns

/// The command `a11ysim report`, which makes a page for people who review.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Makes a page to look at: what is heard otherwise, how it looks, and why.",
    discussion: """
        a11ysim report                                 into the folder report
        a11ysim report Scenarios/beach-trip -o review  into another folder
        a11ysim report --before ../main                with how changed screens looked
        a11ysim report --from report/report.json --reporter junit=junit.xml

      The page is index.html: one file that needs nothing besides itself, no network and no script. Of more than a \
      hundred scenarios it is an index, with a page each in the folder scenarios. report.json beside it holds the same \
      for programs, and summary.md its first lines for a comment on a pull request. Everything is made of report.json, \
      also later and on another machine, by --from. No golden is written. What is heard otherwise is no reason to fail \
      here: 'a11ysim test' judges.
      """)

  @Argument(
    help: "Scenario files or folders with scenarios; those of the project, or Scenarios, unless given.",
    completion: .file())
  var paths: [String] = []

  @Option(name: .shortAndLong, help: "The folder to write; it is made if it is not there.", completion: .directory)
  var output = "report"

  @Option(
    help: "A folder with the project as it was, such as a worktree of git; it shows how changed screens looked.",
    completion: .directory)
  var before: String?

  @Option(help: "What can be heard on the page; changed where eSpeak NG is installed, unless given.")
  var audio: ReportSound?

  @Option(
    help: "Whether there is one page, or one for each scenario with an index; as suits their number unless given.")
  var pages: ReportPages?

  @Option(
    help: ArgumentHelp(
      "The address at which the folder will be found, such as that of an artifact; summary.md leads there.",
      valueName: "address"))
  var link: String?

  @Option(
    name: .customLong("reporter"),
    help: ArgumentHelp(
      "Another form, with its file; can be given several times.", valueName: "name=file"))
  var forms: [ReportFormChoice] = []

  @Option(
    help: "A report.json, of which everything is made; nothing is played then.",
    completion: .file(extensions: ["json"]))
  var from: String?

  @OptionGroup var previews: PreviewOptions
  @OptionGroup var selection: TestSelection
  @OptionGroup var changes: ScenarioChanges
  @OptionGroup var notation: NotationOption

  func validate() throws {
    if from != nil, let other = playing.first {
      throw ValidationError("--from makes the report of a file alone; leave \(other) out")
    }
    if let before, !ScenarioFinder.isFolder(before) { throw ValidationError("there is no folder \(before)") }
    if let link, !["https://", "http://"].contains(where: link.hasPrefix) || link.contains(where: " <>\"".contains) {
      throw ValidationError("'\(link)' is not an address; it begins with https://")
    }
  }

  /// What the command line says of playing scenarios, of which there is nothing to say in a report that is there already.
  private var playing: [String] {
    let options: [(name: String, isGiven: Bool)] = [
      ("paths", !paths.isEmpty), ("--before", before != nil), ("--preview", previews.name != nil),
      ("--filter", !selection.filter.isEmpty), ("--tag", !selection.tag.isEmpty),
      ("--last-failed", selection.lastFailed), ("--shard", selection.shard != nil),
      ("--locale", changes.locale != nil), ("--setting", !changes.settings.isEmpty),
      ("--reading", !changes.readings.isEmpty),
    ]
    return options.filter(\.isGiven).map(\.name)
  }

  func run() throws {
    var folder = ReportFolder(at: output, foundAt: link?.withoutSlash, pages, speaking: try voice())
    try OutputCheck.checkApart(folder.files + forms.map(\.file))
    try folder.write(from.map(report) ?? report(into: folder), also: forms).exit()
  }

  /// The report that a file holds.
  private func report(in file: String) throws -> Report {
    try OutputCheck.check(forms.map(\.file), against: [file])
    do {
      return try Report(json: FileBytes.read(file))
    } catch let error as ScenarioError {
      Console.message(error.text(isAccessible: RunEnvironment.current.isAccessible))
      throw Outcome.wrongInput.exitCode
    } catch {
      Console.message("error: \(file): \(error)\n")
      throw Outcome.wrongInput.exitCode
    }
  }

  /// The report of what is played now.
  private func report(into folder: ReportFolder) throws -> Report {
    let file = try ProjectFile()
    let files = try files(file)
    try OutputCheck.check(folder.files + forms.map(\.file), against: files + files.map { Golden(besides: $0).path })
    var run = TestRun(
      files: files, variation: changes.variation(in: notation), jobs: ProcessInfo.processInfo.activeProcessorCount)
    run.tags = selection.tag
    run.defaults = file.project.defaults
    run.audit = try file.audit().inBrief
    run.isStrict = file.project.isStrict
    run.isReviewed = true
    run.before = before
    run.library = Program.library
    let progress = WorkProgress(of: "scenarios", total: files.count, isShown: RunEnvironment.current.hasTerminal)
    var (cases, summary): ([Report.Case], RunSummary) = ([], RunSummary())
    _ = run.perform { result in
      progress.advance(to: result.testCase.path)
      summary.add(result)
      cases.append(result.reported)
    }
    return Report(cases, summary)
  }

  /// The voice that is heard; `nil` for none.
  private func voice() throws -> ReportVoice? {
    let scope = audio ?? .changed
    do {
      return scope == .none ? nil : try ReportVoice(scope, isAskedFor: audio != nil)
    } catch let error as VoiceError {
      try error.exit()
      return nil
    }
  }

  /// The files that the command line selects; that there are none is an error.
  private func files(_ file: ProjectFile) throws -> [String] {
    let all = Set(ScenarioFinder.files(at: try file.paths(paths))).sorted()
    let files = selection.files(of: all, in: .current).files
    guard files.isEmpty, !selection.passWithNoTests else { return files }
    Console.message("error: \(file.absence(in: paths))\n")
    throw Outcome.wrongInput.exitCode
  }
}

extension String {
  /// An address without the slash at its end.
  fileprivate var withoutSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
