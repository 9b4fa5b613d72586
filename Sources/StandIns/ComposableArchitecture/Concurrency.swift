internal import Foundation

// What the package of Point-Free's for concurrency brings with the others.

extension AsyncStream {
  /// One that nothing ever comes of.
  public static var never: Self { Self { _ in } }

  /// One that has come to its end.
  public static var finished: Self { Self { $0.finish() } }

  public init<Base: AsyncSequence & Sendable>(_ base: Base) where Base.Element == Element {
    self.init { continuation in
      let task = Task { @MainActor in
        var values = base.makeAsyncIterator()
        while let value = try? await values.next() { continuation.yield(value) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension AsyncThrowingStream where Failure == any Error {
  public static var never: Self { Self { _ in } }

  public static func finished(throwing error: Failure? = nil) -> Self { Self { $0.finish(throwing: error) } }
}

extension AsyncSequence where Self: Sendable {
  public func eraseToStream() -> AsyncStream<Element> { AsyncStream(self) }
}

/// A value that may go wherever it is needed, whatever the compiler knows of it.
@dynamicMemberLookup @propertyWrapper
public struct UncheckedSendable<Value>: @unchecked Sendable {
  public var value: Value

  public init(_ value: Value) { self.value = value }
  public init(wrappedValue: Value) { value = wrappedValue }

  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member { value[keyPath: path] }
}

/// A value that is changed by one at a time.
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  private var current: Value
  private let lock = NSRecursiveLock()

  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows { current = try value() }

  public var value: Value { lock.withLock { current } }

  public func withValue<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try change(&current)
  }

  public func setValue(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    let value = try value()
    withValue { $0 = value }
  }

  public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member { value[keyPath: path] }
}
