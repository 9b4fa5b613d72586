internal import A11ySimulation
internal import Foundation
internal import Importers
internal import TestRuns

/// A scenario file as it is now, with what there was to tell when it had no mistake.
///
/// In a program that has previews linked into it, it is one of them.
struct LiveFile: LiveSource {
  /// The path as the person gave it, or the address of a preview.
  let path: String
  /// What the command line changes in it.
  private let variation: Variation
  private(set) var version = 0
  /// What is wrong with the file.
  private var mistake: String?
  private var report: Report?
  private var walk: ManualWalk?
  /// What was done and heard on the walk.
  private var replies: [WalkReply] = []
  /// What the person is asked.
  private var question: KeyAction.Prompt?
  private var named = NamedFiles()

  let activity: String? = nil

  init(_ path: String, _ variation: Variation) { (self.path, self.variation) = (path, variation) }

  /// What recorded words are of it decides as well on what is shown.
  var files: [String] { Set([path] + named.paths + ScenarioFinder.goldens(besides: [path])).sorted() }

  /// What came of reading the file.
  struct Reading {
    fileprivate var scenario: Result<Scenario, ScenarioError>
    fileprivate var report: Report?
    fileprivate var named: NamedFiles
  }

  func read(_ file: ProjectFile) -> Reading {
    let defaults = file.project.defaults
    var named = named
    named.look(into: [path], again: nil, defaults)
    do throws(ScenarioError) {
      let scenario = try scenario(defaults)
      return Reading(scenario: .success(scenario), report: review(file), named: named)
    } catch {
      return Reading(scenario: .failure(error), named: named)
    }
  }

  private func scenario(_ defaults: ScenarioDefaults) throws(ScenarioError) -> Scenario {
    if let library = Program.library, let address = try library.preview(named: path) {
      return variation.applied(to: try library.scenario(of: address, defaults: defaults).scenario)
    }
    switch try readFile(try FileBytes.read(path), name: path) {
    case .capture(let capture): return variation.applied(to: CaptureImport(capture).scenario)
    case .scenario(let source): return variation.applied(to: try readScenario(source, defaults: defaults))
    }
  }

  private func review(_ file: ProjectFile) -> Report? {
    guard let audit = try? file.audit().inBrief else { return nil }
    let address = try? Program.library?.preview(named: path)
    var run = TestRun(files: [address?.text ?? path], variation: variation)
    run.defaults = file.project.defaults
    run.isStrict = file.project.isStrict
    run.audit = audit
    run.isReviewed = true
    run.library = Program.library
    var (cases, summary) = ([Report.Case](), RunSummary())
    _ = run.perform { result in
      summary.add(result)
      cases.append(result.reported)
    }
    return Report(cases, summary)
  }

  mutating func take(_ reading: Reading) {
    version += 1
    named = reading.named
    switch reading.scenario {
    case .success(let scenario):
      mistake = nil
      resume(scenario)
      report = reading.report ?? report
    case .failure(let error): mistake = error.text()
    }
  }

  mutating func tell(_ activity: String?) {}

  /// Goes the way again that was gone before the file changed, as far as that can be gone.
  private mutating func resume(_ scenario: Scenario) {
    let records = walk?.records ?? []
    var walk = ManualWalk(scenario)
    replies = [WalkReply(events: walk.opening)]
    question = nil
    for case .step(let step, _) in records {
      let reply = walk.perform(.step(step))
      replies.append(reply)
      if reply.isRefusal { break }
    }
    self.walk = walk
  }

  // MARK: The walk

  mutating func press(_ key: String) -> LiveTurn {
    guard let key = Key(inBrowser: key) else { return .unknownKey }
    question = nil
    switch walk?.action(of: key) {
    // The person closes the page.
    case .command(.quit)?: return tell("close the page, or end the program with Control-C")
    case .command(.help)?: return tell("all keys are listed below")
    case .command(let command)?: return perform(command)
    case .toggleSpeech?: return .toggledSpeech
    case .prompt(let prompt)?:
      let choices = walk?.choices(for: prompt) ?? WalkReply()
      if choices.isRefusal { return tell(choices) }
      question = prompt
      return .told
    case nil: return tell("this key does nothing")
    }
  }

  mutating func answer(_ words: String?) -> LiveTurn {
    guard let asked = question else { return .told }
    question = nil
    guard let words else { return tell("nothing chosen") }
    do throws(CommandError) {
      guard let command = try asked.command(answering: words) else { return tell("nothing chosen") }
      return perform(command)
    } catch {
      return tell(error.description)
    }
  }

  private mutating func perform(_ command: WalkCommand) -> LiveTurn {
    guard let reply = walk?.perform(command) else { return .told }
    return tell(reply)
  }

  private mutating func tell(_ reply: WalkReply) -> LiveTurn {
    replies.append(reply)
    return reply.events.isEmpty ? .told : .heard
  }

  private mutating func tell(_ note: String) -> LiveTurn { tell(WalkReply(notes: [note])) }
}

extension LiveFile {
  var view: LiveView {
    let name = path.shown + (variation.name.map { " (\($0))" } ?? "")
    return LiveView(name: name, version: version, mistake: mistake, report: report, walk: walk.map(shown))
  }

  private func shown(_ walk: ManualWalk) -> LiveWalk {
    let moment = walk.session.moment(afterStep: walk.records.count)
    let language = walk.scenario.locale
    let picture = ScreenPicture(of: moment, titled: walk.scenario.name, in: walk.scenario)
    return LiveWalk(
      screen: moment.screen, picture: Report.Picture(picture, isSmall: true),
      replies: replies.map { reply in
        LiveWalk.Reply(
          lines: Report.Line.lines(of: WalkReply(events: reply.events).text(), language: language), notes: reply.notes)
      },
      question: question.map { LiveWalk.Question(words: $0.question, choices: walk.choices(for: $0).notes) },
      keys: ManualWalk.keyHelp)
  }

  func narration(of number: Int) -> [SpokenItem]? {
    guard let walk, replies.indices.contains(number) else { return nil }
    var narration = Narration(language: walk.scenario.locale)
    narration.add(replies[number].events)
    return narration.lines.items
  }
}
