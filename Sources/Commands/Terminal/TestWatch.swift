internal import A11ySimulation
internal import Foundation
internal import TestRuns

/// Tests again what has changed, until the person leaves; everything is appended below what was there.
struct TestWatch {
  /// What a person can ask for, by a letter and Enter.
  private enum Request: String {
    case all = ""
    case failed = "f"
    case update = "u"
    case quit = "q"
  }

  /// How often the files are looked at, in milliseconds.
  private static let interval: Int32 = 150
  private static let help = "Enter tests all, f what failed, u records what differs, q ends; each with Enter\n"

  private let session: TestSession
  private let stop = StopFlag()
  private var file: ProjectFile
  /// What scenarios name, such as the files that they include.
  private var others = NamedFiles()
  private var seen: WatchedFiles
  private var failing: [String] = []
  private var outcome = Outcome.fine

  init(_ session: TestSession, in file: ProjectFile) {
    self.session = session
    self.file = file
    seen = WatchedFiles(of: session, in: file, besides: others)
  }

  /// Tests all, and then again what changes.
  mutating func run() -> Outcome {
    let signals = SignalWatch { [stop] _ in stop.raise() }
    defer { withExtendedLifetime(signals) {} }
    test(nil)
    var listens = RunEnvironment.hasPerson
    Console.output(listens ? "watching; ? tells what you can ask for\n" : "watching; Control-C ends it\n")
    var news: Set<String> = []
    while !stop.isRaised {
      switch request(isExpected: &listens) {
      case .quit?: return outcome
      case .all?: test(nil)
      case .failed?: test(Set(failing))
      case .update?: test(Set(failing), update: .changed)
      case nil: break
      }
      let now = watched
      let changes = now.changes(since: seen)
      seen = now
      news.formUnion(changes)
      // A file may still be in the making: it is read once it has stayed the same for a while.
      guard changes.isEmpty, !news.isEmpty, !stop.isRaised else { continue }
      Console.output("changed: \(news.sorted().joined(separator: ", "))\n")
      if !news.contains(WatchedFiles.projectPath(of: file)) {
        test(Set(now.scenarios(of: news) + others.scenarios(naming: news)))
      } else if let changed = try? ProjectFile() {
        file = changed
        test(nil)
      }
      news = []
    }
    Console.output("no longer watching\n")
    return Outcome(endedBy: signals.received)
  }

  /// All that is looked at, as it is now.
  private var watched: WatchedFiles { WatchedFiles(of: session, in: file, besides: others) }

  private mutating func test(_ files: Set<String>?, update: UpdateMode? = nil) {
    others.look(into: session.scenarios(file), again: files, file.project.defaults)
    // What changes from here on is news, even while it is tested; what is written meanwhile is none.
    seen.others = watched.others
    defer { seen.goldens = watched.goldens }
    let before = Set(failing)
    let result = session.test(in: file, files, update: update) { [stop] in !stop.isRaised }
    outcome = result.outcome
    failing = Array(before.subtracting(files ?? before).union(result.failing)).sorted()
  }

  /// Waits a moment for what the person asks for.
  private func request(isExpected: inout Bool) -> Request? {
    let reader = KeyReader()
    guard isExpected, reader.isReady(within: TestWatch.interval) else {
      if !isExpected { Thread.sleep(forTimeInterval: Double(TestWatch.interval) / 1000) }
      return nil
    }
    guard let line = reader.line() else {
      isExpected = false
      return nil
    }
    if let request = Request(rawValue: line.trimmingCharacters(in: .whitespaces).lowercased()) { return request }
    Console.output(TestWatch.help)
    return nil
  }
}

/// The files that a watch looks at.
private struct WatchedFiles {
  /// The scenarios, and the file of the project.
  var sources: FileStamps
  var goldens: FileStamps
  /// What scenarios name, such as tables of translations.
  var others: FileStamps
  private let paths: [String]

  init(of session: TestSession, in file: ProjectFile, besides named: NamedFiles) {
    paths = session.scenarios(file)
    sources = FileStamps(of: paths + [WatchedFiles.projectPath(of: file)])
    goldens = FileStamps(of: ScenarioFinder.goldens(besides: paths))
    others = FileStamps(of: named.paths)
  }

  static func projectPath(of file: ProjectFile) -> String { file.path ?? Project.fileName }

  func changes(since before: WatchedFiles) -> [String] {
    sources.changes(since: before.sources) + goldens.changes(since: before.goldens)
      + others.changes(since: before.others)
  }

  /// The scenarios that some changed files are, or are the goldens of.
  func scenarios(of changes: Set<String>) -> [String] {
    paths.filter { path in
      let stem = URL(filePath: path).deletingPathExtension().relativePath + "."
      return changes.contains(path) || changes.contains { $0.hasPrefix(stem) && $0.hasSuffix(Golden.suffix) }
    }
  }
}
