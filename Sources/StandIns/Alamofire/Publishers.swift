public import A11yUIKit
internal import CombineGaps

/// What comes of a request, for code that subscribes to it.
public struct DataResponsePublisher<Value>: Publisher {
  public typealias Output = AFDataResponse<Value>
  public typealias Failure = Never

  private let request: DataRequest
  private let queue: DispatchQueue
  init(_ request: DataRequest, on queue: DispatchQueue) { (self.request, self.queue) = (request, queue) }

  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Never {
    let (request, queue) = (request, queue)
    Future<Output, Never> { promise in request.finish(on: queue) { promise(.success(request.failed())) } }
      .receive(subscriber: subscriber)
  }
  public func result() -> AnyPublisher<AFResult<Value>, Never> { map(\.result).eraseToAnyPublisher() }
  public func value() -> AnyPublisher<Value, AFError> {
    setFailureType(to: AFError.self).flatMap { $0.result.publisher }.eraseToAnyPublisher()
  }
}

extension DataRequest {
  public func publishData(queue: DispatchQueue = .main) -> DataResponsePublisher<Data> {
    DataResponsePublisher(self, on: queue)
  }
  public func publishString(queue: DispatchQueue = .main) -> DataResponsePublisher<String> {
    DataResponsePublisher(self, on: queue)
  }
  public func publishDecodable<Value: Decodable>(
    type: Value.Type = Value.self, queue: DispatchQueue = .main, decoder: any DataDecoder = JSONDecoder(),
    emptyResponseCodes: Set<Int> = [204, 205], emptyResponseMethods: Set<HTTPMethod> = [.head]
  ) -> DataResponsePublisher<Value> { DataResponsePublisher(self, on: queue) }
  public func publishUnserialized(queue: DispatchQueue = .main) -> DataResponsePublisher<Data?> {
    DataResponsePublisher(self, on: queue)
  }
}
