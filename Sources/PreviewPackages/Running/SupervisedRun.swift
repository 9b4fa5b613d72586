package import Foundation
internal import PreviewVariables

/// A run of the program that has a team's previews in it; a crash costs the preview in which it happens, and no other.
package struct SupervisedRun {
  private let program: URL
  private let arguments: [String]
  private let files: [TeamFile]
  private let lost: [String: Int]
  private let isContinuation: Bool

  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: Its command line.
  ///   - files: The team's files.
  ///   - lost: How many previews are left out of the program, by the paths of the files that they stand in.
  ///   - isContinuation: Whether previews of other apps have been told before.
  package init(
    _ program: URL, _ arguments: [String], of files: [TeamFile], without lost: [String: Int] = [:],
    isContinuation: Bool = false
  ) {
    self.program = program
    self.arguments = arguments
    self.files = files
    self.lost = lost
    self.isContinuation = isContinuation
  }

  /// Runs the program, once more without those that end it if a preview does, and tells its exit status.
  ///
  /// A view that ends it before anybody has opened what it is in is left out of the next run, and so is one of UIKit's that
  /// ends it while it is made.
  ///
  /// Such a program tells of each preview as it is heard, and goes on after the last one that it has told, or else it plays
  /// everything before it prints or writes anything, so that nothing is told twice. Of the latter the other crashes are
  /// looked for by themselves after the first, so that not all is played again for each. The way to a crash takes
  /// seconds to tell in a large program: it is asked for where the message names no place of the team's, and once for
  /// each message, since what an app lacks often ends most of its previews.
  ///
  /// - Parameters:
  ///   - isInteractive: Whether a person is talking with the program, so that it cannot begin again.
  ///   - deadline: When no other preview is begun any more.
  ///   - path: How files are called.
  /// - Returns: How it ended.
  /// - Throws: What kept the program from being run.
  package func perform(
    isInteractive: Bool, until deadline: ContinuousClock.Instant? = nil, path: (URL) -> String
  ) throws -> End {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("a11ysim-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let supervision = Supervision(in: folder)
    supervision.lost = lost
    if isContinuation { supervision.noteContinuation() }
    let errors = folder.appendingPathComponent("errors")
    let unopened = folder.appendingPathComponent("unopened")
    var environment = SupervisedRun.environment(at: try AppHome(in: folder.appendingPathComponent("home")))
    if !isInteractive { environment[PreviewVariable.supervision] = folder.path }
    environment[PreviewVariable.unopened] = unopened.path
    let watch = PlayingWatch(supervision, until: deadline)
    defer { watch.end() }
    var next = NextRun()
    while true {
      environment[PreviewVariable.trial] = next.isTrial ? "1" : nil
      if !isInteractive { environment["SWIFT_BACKTRACE"] = SupervisedRun.backtrace(isTraced: next.isTraced) }
      let end = try ChildProcess.run(
        program, arguments, environment: environment, errors: isInteractive ? nil : errors)
      let text = isInteractive ? "" : SupervisedRun.untold(of: errors, end, supervision)
      switch end {
      case .exit where next.isTrial: (next.isTrial, next.isTraced) = (false, false)
      case .exit(let status):
        FileHandle.standardError.write(Data(text.utf8))
        return End(status, supervision)
      case .signal(SIGUSR2) where (try? Data(contentsOf: unopened)) != next.leftOut:
        next.leftOut = try? Data(contentsOf: unopened)
      case .signal(let signal)
      where !SupervisedRun.signalsOfPersons.contains(signal) && SupervisedRun.leaveOutTried(unopened):
        next.leftOut = try? Data(contentsOf: unopened)
      case .signal(let signal):
        guard let preview = supervision.preview, !supervision.crashes.contains(where: { $0.preview == preview }),
          !SupervisedRun.signalsOfPersons.contains(signal)
        else {
          FileHandle.standardError.write(Data(text.utf8))
          return End(128 + signal, supervision)
        }
        next.note(CrashReport(text, of: files), of: preview, in: supervision, path)
      }
    }
  }

  /// How a run has ended.
  package struct End {
    package let status: Int32
    /// Of how many previews something was heard; none for a command that tells all at its end.
    package let heardCount: Int

    fileprivate init(_ status: Int32, _ supervision: Supervision) {
      self.status = status
      heardCount = supervision.account?.heard ?? 0
    }
  }

  /// How the next run differs from the first one, by what ended those before.
  private struct NextRun {
    /// Whether it only looks for other previews that end the program.
    var isTrial = false
    /// Whether it asks for the way to the crash, by which the run before has ended.
    var isTraced = false
    /// The views that are left out of it.
    var leftOut: Data?
    /// The messages of crashes whose way was asked for.
    private var traced: Set<String> = []

    /// Notes a crash: one without a place in the team's files is made once more, so that the way to it is known.
    mutating func note(
      _ report: CrashReport, of preview: String, in supervision: Supervision, _ path: (URL) -> String
    ) {
      isTraced = !isTraced && report.place(path) == nil && traced.insert(report.message).inserted
      if !isTraced { supervision.crashes.append(.init(preview: preview, words: report.words(path: path))) }
      isTrial = isTraced || supervision.account == nil
    }
  }

  /// Leaves the view out of the next run that the program was about to make, where it had noted one.
  ///
  /// - Returns: Whether it had, and the view was not left out already: that would go on for ever.
  private static func leaveOutTried(_ unopened: URL) -> Bool {
    let tried = unopened.appendingPathExtension("tried")
    guard let view = try? String(contentsOf: tried, encoding: .utf8), !view.isEmpty else { return false }
    try? FileManager.default.removeItem(at: tried)
    let known = (try? String(contentsOf: unopened, encoding: .utf8)) ?? ""
    guard !"\n\(known)".contains("\n\(view)") else { return false }
    return (try? Data((known + view).utf8).write(to: unopened)) != nil
  }

  /// What a run has said, without what it said of previews that it has told; that is passed on when it will go on.
  private static func untold(of errors: URL, _ end: ChildProcess.End, _ supervision: Supervision) -> String {
    let data = (try? Data(contentsOf: errors)) ?? Data()
    var length = 0
    if case .signal = end, var account = supervision.account {
      length = min(account.errorLength, data.count)
      account.errorLength = 0
      supervision.account = account
    }
    FileHandle.standardError.write(data.prefix(length))
    return String(decoding: data.dropFirst(length), as: UTF8.self)
  }

  /// Control-C, Control-\, a terminal that goes away, a request to end: not the previews' doing.
  private static let signalsOfPersons: Set<Int32> = [SIGINT, SIGQUIT, SIGHUP, SIGTERM, SIGPIPE, SIGKILL]

  /// What all runs find: previews see that they are previews, as in Xcode, the same time zone everywhere, the entries of
  /// dictionaries in the same order every time, and a home of their own.
  package static func environment(at home: AppHome) -> [String: String] {
    ProcessInfo.processInfo.environment.merging(["XCODE_RUNNING_FOR_PREVIEWS": "1"]) { given, _ in given }
      .merging(["TZ": "UTC", "SWIFT_DETERMINISTIC_HASHING": "1"]) { _, own in own }
      .merging(home.environment) { _, own in own }
  }

  /// What a crash tells: its signal, and the way to it with its places in the team's code if that is asked for.
  private static func backtrace(isTraced: Bool) -> String {
    "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none,"
      + "symbolicate=\(isTraced ? "full" : "off")"
  }
}
