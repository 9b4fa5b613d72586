internal import CAppSurroundings

/// Timers, delayed calls and sleeps of the system's, which wait for the clocks of the machine.
package enum SystemTimers {
  /// Has other threads than this one sleep only until it has let so much time pass.
  package static func keepTime() { a11ysim_clock_keep() }

  /// Has this thread sleep by the clock of the machine all the same.
  package static func stayAwake() { a11ysim_clock_stay_awake() }

  /// The seconds until the next of them falls due; `nil` if there is none.
  package static var secondsToNext: Double? {
    let seconds = a11ysim_clock_seconds_to_next()
    return seconds < 0 ? nil : seconds
  }

  /// Lets time pass for them.
  package static func advance(by seconds: Double) { a11ysim_clock_advance(seconds) }

  /// Runs those that have fallen due on the main thread, and what other threads hand on to it.
  ///
  /// A device lets work on other threads go on beside what is heard. Here it is waited for, so that a preview says the same
  /// each time; for as long as it takes, but no longer than a person would wait.
  package static func run() {
    // A timer that another thread looks after takes a moment of the machine's own time to wake it.
    if a11ysim_clock_wakes_other_threads() != 0 { usleep(1000) }
    var others = OtherThreads.now
    for _ in 0..<patience {
      poll()
      let now = OtherThreads.now
      // What was handed on before a poll is done by it.
      guard others.areBusy || now != others else {
        patience = mostGlances
        return
      }
      others = now
      if now.areBusy { usleep(glance) }
    }
    // What does not come to an end is waited for once.
    patience = 1
  }

  private static func poll() {
    for _ in 0..<4 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
  }

  /// The microseconds from one look at the other threads to the next.
  private static let glance: UInt32 = 200
  /// How many looks make two seconds, which are as long as a person would wait.
  private static let mostGlances = 10_000
  /// How many looks are taken before the threads are left to themselves.
  nonisolated(unsafe) private static var patience = mostGlances
}

/// What the other threads of the program are doing.
private struct OtherThreads: Equatable {
  var areBusy: Bool
  /// How often they have run.
  var turns: UInt

  static var now: OtherThreads {
    let threads = a11ysim_other_threads()
    return OtherThreads(areBusy: threads.areBusy != 0, turns: threads.turns)
  }
}
