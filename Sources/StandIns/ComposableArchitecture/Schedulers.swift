public import A11ySwiftUI
public import Dispatch

/// A scheduler whose type is not told; time is virtual for all of them.
///
/// Documentation: combine-schedulers.
public typealias AnySchedulerOf<S> = S

extension Scheduler {
  public func eraseToAnyScheduler() -> Self { self }
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
