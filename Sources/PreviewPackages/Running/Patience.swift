/// How long a preview may take with all its flows; thousands of elements take a few seconds.
///
/// On a machine that has much else to do, a preview that works is not to blame for the time that it waits for a
/// processor.
package struct Patience: Sendable {
  package static let seconds = 30
  /// The least part of a second in which a thread works that has something to do: one without waits for ever.
  private static let leastWork = 0.01

  private var spent = 0.0
  private var work: Double?

  /// - Parameter work: The seconds for which the thread has had a processor so far; `nil` where that is not known.
  package init(work: Double?) {
    self.work = work
  }

  /// Notes that a second has passed.
  package mutating func noteSecond(work now: Double?) {
    let share = work.flatMap { before in now.map { $0 - before } } ?? 0
    work = now
    spent += share < Patience.leastWork ? 1 : min(share, 1)
  }

  package var isOver: Bool { spent > Double(Patience.seconds) }
}
