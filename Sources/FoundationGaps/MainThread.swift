/// Where the main actor runs: on the main thread, or on the thread that works for the main queue once the main thread is
/// parked, as it is in tests on Linux.
package enum MainThread {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return true
  }()

  package static var isCurrent: Bool {
    isMarked && (Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true)
  }

  /// Does something where the main actor runs, and waits for it.
  package static func run<Result: Sendable>(_ work: @MainActor () throws -> Result) rethrows -> Result {
    if isCurrent { return try MainActor.assumeIsolated(work) }
    return try DispatchQueue.main.sync { try MainActor.assumeIsolated(work) }
  }

  /// Hands a value to where the main actor runs: at once, if this is there, else as soon as it is free.
  package static func hand<Value>(_ value: Value, to work: @escaping @MainActor (Value) -> Void) {
    let value = Unchecked(value)
    if isCurrent {
      MainActor.assumeIsolated { work(value.wrapped) }
    } else {
      DispatchQueue.main.async { work(value.wrapped) }
    }
  }
}
