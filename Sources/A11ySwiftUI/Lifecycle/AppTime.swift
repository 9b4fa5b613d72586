/// The time in which an app's tasks sleep and its delayed calls fall due; those who show the app let it pass.
package protocol AppTime: AnyObject, Sendable {
  /// Runs everything that is to be done now.
  ///
  /// - Returns: Whether there was an end to it.
  func runReady() -> Bool
  /// The seconds that have passed since it began.
  var seconds: Double { get }
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
  /// How often time has passed.
  private static let moment = StateBox(0)

  /// The time that somebody has set; `nil` while it is the machine's own.
  package static var current: (any AppTime)? {
    get { lock.withLock { time } }
    set { lock.withLock { time = newValue } }
  }

  /// The date and time that it is for the app; a view that asks for it is made again after time has passed.
  static var now: Date {
    _ = moment.get()
    return Date()
  }

  /// Says that time has passed.
  static func noteThatTimePassed() { moment.set(moment.look() + 1) }
}

extension DispatchQueue {
  /// Calls later: of the main queue, in the time that the app lives in.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
    // Each time that the main queue is asked for, another object stands for it.
    guard label == DispatchQueue.main.label, let time = AppClock.current else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    let now = DispatchTime.now().uptimeNanoseconds
    let nanoseconds = deadline.uptimeNanoseconds > now ? deadline.uptimeNanoseconds - now : 0
    // The deadline was reckoned a moment ago: delays are meant in milliseconds.
    time.call(after: (Double(nanoseconds) / 1e6).rounded() / 1e3) { work() }
  }
}
