public import A11ySwiftUI

extension Defaults {
  public enum ObservationOption: Sendable { case initial, prior }

  /// A change of what is kept.
  public struct KeyChange<Value: Serializable> {
    public let isPrior = false
    public let newValue: Value
    public let oldValue: Value
  }

  public static func publisher<Value: Serializable>(
    _ key: Key<Value>, options: Set<ObservationOption> = [.initial]
  ) -> AnyPublisher<KeyChange<Value>, Never> {
    var value = Defaults[key]
    let changes = KeptValues.changes.filter { $0 == key.place }
      .map { _ in
        let old = value
        value = Defaults[key]
        return KeyChange(newValue: value, oldValue: old)
      }
    guard options.contains(.initial) else { return changes.eraseToAnyPublisher() }
    return changes.prepend(KeyChange(newValue: value, oldValue: value)).eraseToAnyPublisher()
  }

  public static func publisher(
    keys: [Keys], options: Set<ObservationOption> = [.initial]
  ) -> AnyPublisher<Void, Never> {
    let places = Set(keys.map(\.place))
    let changes = KeptValues.changes.filter(places.contains).map { _ in () }
    return options.contains(.initial) ? changes.prepend(()).eraseToAnyPublisher() : changes.eraseToAnyPublisher()
  }

  public static func publisher(
    keys: Keys..., options: Set<ObservationOption> = [.initial]
  ) -> AnyPublisher<Void, Never> {
    publisher(keys: keys, options: options)
  }

  public static func updates<Value: Serializable>(_ key: Key<Value>, initial: Bool = true) -> AsyncStream<Value> {
    AsyncStream { continuation in
      nonisolated(unsafe) let following = publisher(key, options: initial ? [.initial] : []).sink {
        continuation.yield($0.newValue)
      }
      continuation.onTermination = { _ in following.cancel() }
    }
  }

  public static func updates(_ keys: [Keys], initial: Bool = true) -> AsyncStream<Void> {
    AsyncStream { continuation in
      nonisolated(unsafe) let following = publisher(keys: keys, options: initial ? [.initial] : []).sink {
        continuation.yield()
      }
      continuation.onTermination = { _ in following.cancel() }
    }
  }

  /// What follows a key until it is told to stop.
  public protocol Observation: AnyObject { func invalidate() }

  private final class Following: Observation {
    private var following: AnyCancellable?
    init(_ following: AnyCancellable) { self.following = following }
    func invalidate() { following = nil }
  }

  public static func observe<Value: Serializable>(
    _ key: Key<Value>, options: Set<ObservationOption> = [.initial], handler: @escaping (KeyChange<Value>) -> Void
  ) -> any Observation {
    Following(publisher(key, options: options).sink(receiveValue: handler))
  }

  public static func observe(
    keys: Keys..., options: Set<ObservationOption> = [.initial], handler: @escaping () -> Void
  ) -> any Observation {
    Following(publisher(keys: keys, options: options).sink(receiveValue: handler))
  }
}
