/// A publisher whose values are joined with those of others by what stands here, and not by what OpenCombine has.
///
/// What a protocol that refines another one has comes before what that one has.
public protocol _Zipping: Publisher {}

extension _Zipping {
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zipped<Self, P> where P.Failure == Failure {
    Publishers.Zipped(self, other)
  }
  public func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> Publishers.Map<Publishers.Zipped<Self, P>, T>
  where P.Failure == Failure { Publishers.Zipped(self, other).map { transform($0.0, $0.1) } }
  public func zip<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Publishers.Zipped3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == P.Failure { Publishers.Zipped3(self, p, q) }
  public func zip<P: Publisher, Q: Publisher, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zipped3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == P.Failure {
    Publishers.Zipped3(self, p, q).map { transform($0.0, $0.1, $0.2) }
  }
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ p: P, _ q: Q, _ r: R)
    -> Publishers.Zipped4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == P.Failure, R.Failure == Q.Failure { Publishers.Zipped4(self, p, q, r) }
}

// By which apps ask servers, and their own state.
extension AnyPublisher: _Zipping {}
extension CurrentValueSubject: _Zipping {}
extension Deferred: _Zipping {}
extension Future: _Zipping {}
extension Just: _Zipping {}
extension PassthroughSubject: _Zipping {}
extension Published.Publisher: _Zipping {}
extension Publishers.Catch: _Zipping {}
extension Publishers.CombineLatest: _Zipping {}
extension Publishers.CompactMap: _Zipping {}
extension Publishers.Debounce: _Zipping {}
extension Publishers.Decode: _Zipping {}
extension Publishers.Delay: _Zipping {}
extension Publishers.Drop: _Zipping {}
extension Publishers.Filter: _Zipping {}
extension Publishers.FlatMap: _Zipping {}
extension Publishers.Map: _Zipping {}
extension Publishers.MapError: _Zipping {}
extension Publishers.Merge: _Zipping {}
extension Publishers.ReceiveOn: _Zipping {}
extension Publishers.RemoveDuplicates: _Zipping {}
extension Publishers.ReplaceEmpty: _Zipping {}
extension Publishers.ReplaceError: _Zipping {}
extension Publishers.SetFailureType: _Zipping {}
extension Publishers.SubscribeOn: _Zipping {}
extension Publishers.TryMap: _Zipping {}
extension Publishers.Zipped: _Zipping {}
