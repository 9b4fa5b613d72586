extension NotificationCenter {
  /// The notifications of a name as they are posted, one after the other.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications to come; who asks for them is told of those that are posted from then on.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func makeAsyncIterator() -> Iterator { Iterator(stream.makeAsyncIterator()) }

    private var stream: AsyncStream<Unchecked<Notification>> {
      AsyncStream { continuation in
        let observer = Unchecked(
          center.addObserver(forName: name, object: object, queue: nil) { continuation.yield(Unchecked($0)) })
        continuation.onTermination = { [center] _ in center.removeObserver(observer.wrapped) }
      }
    }

    public struct Iterator: AsyncIteratorProtocol {
      private var stream: AsyncStream<Unchecked<Notification>>.Iterator

      fileprivate init(_ stream: AsyncStream<Unchecked<Notification>>.Iterator) { self.stream = stream }

      public mutating func next() async -> Notification? { await stream.next()?.wrapped }

      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await stream.next(isolation: actor)?.wrapped
      }
    }
  }
}
