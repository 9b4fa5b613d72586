// Combine's publishers of several others that OpenCombine does not have.

extension Publishers {
  /// What any of several publishers says.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      guard !publishers.isEmpty else {
        return Empty<Output, Failure>().receive(subscriber: subscriber)
      }
      let joint = Joint(for: subscriber, of: publishers.count) { joint in
        for publisher in publishers { joint.subscribe(to: publisher) { $0 } }
      }
      subscriber.receive(subscription: joint)
    }
  }

  /// What either of two publishers says.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).receive(subscriber: subscriber)
    }
  }

  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, B.Output == C.Output, A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    private let all: Merge<Merge<A, B>, C>

    public init(_ a: A, _ b: B, _ c: C) { all = Merge(Merge(a, b), c) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, A.Failure == B.Failure, B.Failure == C.Failure,
    C.Failure == D.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    private let all: Merge<Merge<A, B>, Merge<C, D>>

    public init(_ a: A, _ b: B, _ c: C, _ d: D) { all = Merge(Merge(a, b), Merge(c, d)) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// The last values of two publishers, as soon as both have said one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var (lastA, lastB): (A.Output?, B.Output?) = (nil, nil)
      let both: () -> Output? = { if let lastA, let lastB { (lastA, lastB) } else { nil } }
      let joint = Joint(for: subscriber, of: 2) { joint in
        joint.subscribe(to: a) {
          lastA = $0
          return both()
        }
        joint.subscribe(to: b) {
          lastB = $0
          return both()
        }
      }
      subscriber.receive(subscription: joint)
    }
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    private let all: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B, _ c: C) {
      all = CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.eraseToAnyPublisher()
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    private let all: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      all = CombineLatest(CombineLatest3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }.eraseToAnyPublisher()
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other) }
  public func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q) -> Publishers.Merge3<Self, P, Q>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    Publishers.Merge3(self, p, q)
  }
  public func merge<P: Publisher, Q: Publisher, R: Publisher>(with p: P, _ q: Q, _ r: R)
    -> Publishers.Merge4<Self, P, Q, R>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
    R.Failure == Failure
  {
    Publishers.Merge4(self, p, q, r)
  }
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }
  public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where P.Failure == Failure { Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) } }
  public func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure { Publishers.CombineLatest3(self, p, q) }
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, p, q).map { transform($0.0, $0.1, $0.2) }
  }
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ p: P, _ q: Q, _ r: R)
    -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, p, q, r)
  }
}
