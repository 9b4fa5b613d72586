// OpenCombine has these publishers by the names without “ped”. There, what joins the others is gone when one of them ends
// after their subscriber, and the program ends with it (version 0.14: `ChildSubscriber.parent` is `unowned`).

extension Publishers {
  /// The first values of two publishers, then the second ones, and so on.
  public struct Zipped<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (first, second) = (Strand<A.Output>(), Strand<B.Output>())
      let pair: () -> Output? = {
        first.values.isEmpty || second.values.isEmpty
          ? nil : (first.values.removeFirst(), second.values.removeFirst())
      }
      let joint = Joint(for: subscriber, of: 2) { joint in
        joint.subscribe(to: a, hasEnded: { first.hasEnded = true }) {
          first.values.append($0)
          return pair()
        }
        joint.subscribe(to: b, hasEnded: { second.hasEnded = true }) {
          second.values.append($0)
          return pair()
        }
      }
      joint.isExhausted = { first.isExhausted || second.isExhausted }
      subscriber.receive(subscription: joint)
    }
  }

  public struct Zipped3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    private let all: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B, _ c: C) {
      all = Zipped(Zipped(a, b), c).map { ($0.0, $0.1, $1) }.eraseToAnyPublisher()
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  public struct Zipped4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    private let all: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      all = Zipped(Zipped3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }.eraseToAnyPublisher()
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }
}

/// What one of the publishers has said, of which nothing has been handed on yet.
private final class Strand<Value> {
  var values: [Value] = []
  var hasEnded = false
  var isExhausted: Bool { hasEnded && values.isEmpty }
}
