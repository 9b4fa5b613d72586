internal import CAppClock

/// The time in which an app's tasks sleep and its delayed calls fall due; those who show the app let it pass.
package protocol AppTime: AnyObject, Sendable {
  /// Whether seconds take no time in truth.
  var isVirtual: Bool { get }
  /// Runs everything that is to be done now.
  ///
  /// - Returns: Whether there was an end to it.
  func runReady() -> Bool
  /// The seconds until something falls due; `nil` if nothing waits.
  var secondsToNext: Double? { get }
  /// Lets time pass, without running what falls due.
  func advance(by seconds: Double)
  /// Notes a call that falls due later.
  func call(after seconds: Double, _ action: @escaping @Sendable () -> Void)
}

/// The time that apps of this program live in.
package enum AppClock {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var time: (any AppTime)?

  /// The time that somebody has set; `nil` while it is the machine's own.
  package static var current: (any AppTime)? {
    get { lock.withLock { time } }
    set { lock.withLock { time = newValue } }
  }
}

/// What the wall clock says while an app's previews are played: the same each time.
enum AppDate {
  /// Thursday, 1 January 2026, 9:41 in the morning, in UTC.
  private static let start = 1_767_260_460.0

  /// Sets the clock to where it is when a preview begins.
  static func begin() { a11ysim_clock_set_date(start) }

  /// Does something that sees that clock.
  static func show<Result>(_ body: () -> Result) -> Result {
    a11ysim_clock_begin_showing_date()
    defer { a11ysim_clock_end_showing_date() }
    return body()
  }
}

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

extension DispatchQueue {
  /// Calls later: of the main queue, in the time that the app lives in.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard self === DispatchQueue.main, let time = AppClock.current else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    let now = DispatchTime.now().uptimeNanoseconds
    let nanoseconds = deadline.uptimeNanoseconds > now ? deadline.uptimeNanoseconds - now : 0
    // The deadline was reckoned a moment ago: delays are meant in milliseconds.
    time.call(after: (Double(nanoseconds) / 1e6).rounded() / 1e3) { work() }
  }
}
