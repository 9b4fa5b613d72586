internal import A11ySimulation
internal import Foundation

/// Tells on a terminal how far long work has come: a line every few seconds, nothing for work that is soon done.
final class SpeechProgress {
  private let total: Int
  private let isShown: Bool
  private var done = 0
  private var next = ContinuousClock.now + .seconds(2)

  /// - Parameters:
  ///   - total: How many lines there are.
  ///   - isShown: Whether progress is told, if there is a person to tell it to.
  init(total: Int, isShown: Bool) {
    self.total = total
    self.isShown = isShown && isatty(FileHandle.standardError.fileDescriptor) == 1
  }

  /// One more line is about to be spoken.
  func advance() {
    defer { done += 1 }
    guard isShown, ContinuousClock.now >= next else { return }
    next = .now + .seconds(2)
    Console.message("\(done) of \(total) lines\n")
  }
}
