#if os(Linux)
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) internal import _Concurrency
internal import A11ySwiftUI
internal import Foundation

/// Time that passes as fast as it is asked to, so that what an app does after a while is heard at once, and in the same
/// order each time.
///
/// It takes the place of the executors on which the program's tasks run: a task that sleeps waits for this time.
final class VirtualTime: AppTime, MainExecutor, TaskExecutor, SchedulingExecutor, @unchecked Sendable {
  static let shared = VirtualTime()

  private enum Work {
    case job(UnownedJob)
    case call(@Sendable () -> Void)
  }

  private struct Event {
    var time: Double
    var number: Int
    var work: Work
  }

  private let lock = NSLock()
  private var ready: [Work] = []
  private var later: [Event] = []
  private var now = 0.0
  private var lastNumber = 0

  /// The most that is run before a moment counts as endless.
  private static let longestMoment = 20_000

  /// Has the program's tasks run in this time; before the first of them.
  static func begin() {
    _createExecutors(factory: Factory.self)
    AppClock.current = shared
    SystemTimers.keepTime()
  }

  private struct Factory: ExecutorFactory {
    static var mainExecutor: any MainExecutor { VirtualTime.shared }
    static var defaultExecutor: any TaskExecutor { VirtualTime.shared }
  }

  // MARK: - Executor
  func enqueue(_ job: consuming ExecutorJob) {
    let work = Work.job(UnownedJob(job))
    lock.withLock { ready.append(work) }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let parts = (delay as? Duration ?? .zero).components
    // Sleeps until a time are reckoned from a moment ago: they are meant in milliseconds.
    let seconds = ((Double(parts.seconds) + Double(parts.attoseconds) / 1e18) * 1e3).rounded() / 1e3
    add(.job(UnownedJob(job)), after: seconds)
  }

  var asSchedulingExecutor: (any SchedulingExecutor)? { self }
  var isMainExecutor: Bool { true }

  func run() throws {
    while runReady(), let seconds = secondsToNext { advance(by: seconds) }
  }

  func stop() {}
  func checkIsolated() {}
  func isIsolatingCurrentContext() -> Bool? { Thread.isMainThread }

  // MARK: - Time
  func call(after seconds: Double, _ action: @escaping @Sendable () -> Void) { add(.call(action), after: seconds) }

  private func add(_ work: Work, after seconds: Double) {
    lock.withLock {
      lastNumber += 1
      later.append(Event(time: now + max(0, seconds), number: lastNumber, work: work))
    }
  }

  func runReady() -> Bool {
    for _ in 0..<VirtualTime.longestMoment {
      guard let work = lock.withLock({ ready.isEmpty ? nil : ready.removeFirst() }) else {
        SystemTimers.run()
        if lock.withLock({ ready.isEmpty }) { return true }
        continue
      }
      switch work {
      case .job(let job):
        job.runSynchronously(isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
      case .call(let action): action()
      }
    }
    return false
  }

  var seconds: Double { lock.withLock { now } }

  var secondsToNext: Double? {
    let own = lock.withLock { later.lazy.map(\.time).min().map { max(0, $0 - now) } }
    return [own, SystemTimers.secondsToNext].compactMap(\.self).min()
  }

  func advance(by seconds: Double) {
    lock.withLock {
      now += seconds
      let due = later.filter { $0.time <= now }.sorted { ($0.time, $0.number) < ($1.time, $1.number) }
      later.removeAll { $0.time <= now }
      ready += due.map(\.work)
    }
    SystemTimers.advance(by: seconds)
  }
}
#endif
