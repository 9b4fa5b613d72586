public import A11ySwiftUI
public import Dispatch

/// A scheduler whose type is not told; time is virtual for all of them.
///
/// Documentation: combine-schedulers.
public typealias AnySchedulerOf<S> = S

extension Scheduler {
  public func eraseToAnyScheduler() -> Self { self }
}

extension Scheduler {
  /// Waits for as long as the scheduler takes some time to be.
  func sleep(for time: SchedulerTimeType.Stride, options: SchedulerOptions?) async {
    await withCheckedContinuation { end in
      schedule(after: now.advanced(by: time), tolerance: minimumTolerance, options: options) { end.resume() }
    }
  }
}

extension SchedulerTimeIntervalConvertible {
  /// The seconds of a queue's or a loop's time; `nil` for schedulers of the app's own.
  var inSeconds: Double? {
    switch self {
    case let time as DispatchQueue.SchedulerTimeType.Stride: Double(time.magnitude) / 1e9
    case let time as RunLoop.SchedulerTimeType.Stride: time.magnitude
    case let time as OperationQueue.SchedulerTimeType.Stride: time.magnitude
    default: nil
    }
  }
}

extension DispatchQueue {
  /// A queue that does not wait in tests; here nobody waits for any.
  public static var immediate: DispatchQueue { .main }
}

extension Clock {
  /// A moment every so often.
  ///
  /// Documentation: swift-clocks, “timer(interval:tolerance:)”.
  public func timer(interval: Duration, tolerance: Duration? = nil) -> AsyncStream<Void> {
    var next = now
    return AsyncStream {
      next = next.advanced(by: interval)
      return try? await self.sleep(until: next, tolerance: tolerance)
    }
  }
}
