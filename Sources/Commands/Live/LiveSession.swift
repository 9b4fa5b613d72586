internal import A11ySimulation
internal import Foundation
internal import TestRuns

/// Shows something in a browser, and follows it, until the person leaves.
struct LiveSession<Source: LiveSource> {
  /// How often the files are looked at, in seconds.
  private static var interval: Double { 0.1 }

  private var file: ProjectFile
  private let site: LiveSite<Source>
  /// How the files were when they were looked at last.
  private var seen = FileStamps()
  /// Whether they have changed since they were read.
  private var isNews = false

  init(_ source: Source, in file: ProjectFile, speaker: LineSpeaker?) {
    self.file = file
    site = LiveSite(source, speaker: speaker)
    readAgain()
  }

  /// Serves the page, and reads the file again whenever it has changed.
  mutating func run(_ server: any SiteServer) -> Outcome {
    let stop = StopFlag()
    let signals = SignalWatch { _ in stop.raise() }
    defer { withExtendedLifetime(signals) {} }
    let failure = FailureNote()
    let site = site
    let serving = Task.detached {
      do {
        try await server.serve(site) { port in
          let gate = SiteGate(port: port)
          site.open(gate)
          Console.output("\(gate.address)\n")
          Console.message("open this address; Control-C ends it\n")
        }
      } catch {
        failure.note("cannot serve the page: \(error.localizedDescription)")
      }
    }
    defer { serving.cancel() }
    follow { stop.isRaised || failure.words != nil }
    if let words = failure.words {
      Console.message("error: \(words)\n")
      return .toolMissing
    }
    return Outcome(endedBy: signals.received)
  }

  private mutating func follow(until isOver: () -> Bool) {
    while !isOver() {
      Thread.sleep(forTimeInterval: Self.interval)
      let now = stamps
      // A file may still be in the making: it is read once it has stayed the same for a while.
      guard now == seen, isNews else {
        isNews = isNews || now != seen
        seen = now
        continue
      }
      readAgain()
    }
  }

  /// Reads the files; what changes in them meanwhile is news.
  private mutating func readAgain() {
    let before = stamps
    read()
    seen = stamps
    isNews = seen.differ(from: before)
  }

  private mutating func read() {
    // What is wrong with the project is said in the terminal.
    if let changed = try? ProjectFile() { file = changed }
    let source = site.withSource { source in
      source.tell(source.activity)
      return source
    }
    let reading = source.read(file)
    site.withSource { source in
      source.tell(nil)
      source.take(reading)
    }
  }

  private var stamps: FileStamps {
    FileStamps(of: site.withSource { $0.files } + [file.path ?? Project.fileName])
  }
}

/// Why there is no server, told by one thread to another.
private final class FailureNote: @unchecked Sendable {
  private let lock = NSLock()
  private var noted: String?

  var words: String? { lock.withLock { noted } }

  func note(_ words: String) { lock.withLock { noted = words } }
}
