internal import CAppClock

/// Timers and delayed calls of the system's, which wait for the clocks of the machine.
package enum SystemTimers {
  /// The seconds until the next of them falls due; `nil` if there is none.
  package static var secondsToNext: Double? {
    let seconds = a11ysim_clock_seconds_to_next()
    return seconds < 0 ? nil : seconds
  }

  /// Lets time pass for them.
  package static func advance(by seconds: Double) { a11ysim_clock_advance(seconds) }

  /// Runs those that have fallen due on the main thread.
  package static func run() {
    poll()
    guard a11ysim_clock_wakes_other_threads() != 0 else { return }
    // Calls that another thread notes for the main one take a moment of the machine's own time to come.
    for _ in 0..<5 {
      usleep(1000)
      poll()
    }
  }

  private static func poll() {
    for _ in 0..<4 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
  }
}
