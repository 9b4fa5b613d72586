internal import Foundation

/// Tells on a terminal how far long work has come: a line every few seconds, nothing for work that is soon done.
final class WorkProgress {
  private let noun: String
  private let total: Int
  private let isShown: Bool
  private var done = 0
  private var last: String?
  private var next = ContinuousClock.now + .seconds(2)

  /// - Parameters:
  ///   - noun: What is worked on, in the plural.
  ///   - total: How many there are.
  ///   - isShown: Whether a person watches.
  init(of noun: String, total: Int, isShown: Bool) {
    self.noun = noun
    self.total = total
    self.isShown = isShown
  }

  /// One more is about to be worked on.
  func advance() {
    defer { done += 1 }
    guard isShown, ContinuousClock.now >= next else { return }
    next = .now + .seconds(2)
    Console.message("\(done) of \(total) \(noun)\n")
  }

  /// Something is worked on that may be the same as before.
  func advance(to item: String) {
    guard item != last else { return }
    last = item
    advance()
  }
}
