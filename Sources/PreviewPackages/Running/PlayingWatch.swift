internal import Foundation

/// Tells how far a run has come while it says nothing, and when its time is over.
final class PlayingWatch: @unchecked Sendable {
  /// After how many seconds it is told again.
  private static let pause = 10

  private let supervision: Supervision
  private let deadline: ContinuousClock.Instant?
  private let lock = NSLock()
  private var hasEnded = false

  /// Begins to watch; what is over before it begins plays nothing.
  init(_ supervision: Supervision, until deadline: ContinuousClock.Instant?) {
    self.supervision = supervision
    self.deadline = deadline
    endIfLate()
    let thread = Thread { [self] in watch() }
    thread.start()
  }

  func end() { lock.withLock { hasEnded = true } }

  private func endIfLate() { if let deadline, .now >= deadline { supervision.end() } }

  private func watch() {
    var (seconds, told) = (0, 0)
    while !lock.withLock({ hasEnded }) {
      Thread.sleep(forTimeInterval: 1)
      seconds += 1
      endIfLate()
      guard seconds.isMultiple(of: PlayingWatch.pause), let account = supervision.account, account.told > told,
        account.told < account.total
      else { continue }
      told = account.told
      FileHandle.standardError.write(Data("playing \(told + 1) of \(account.total)…\n".utf8))
    }
  }
}
