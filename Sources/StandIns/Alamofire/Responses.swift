public import A11yUIKit

public typealias AFResult<Success> = Result<Success, AFError>
public typealias AFDataResponse<Success> = DataResponse<Success, AFError>
public typealias AFDownloadResponse<Success> = DownloadResponse<Success, AFError>

/// What came of a request.
public struct DataResponse<Success, Failure: Error>: @unchecked Sendable {
  public let request: URLRequest?
  public let response: HTTPURLResponse?
  public let data: Data?
  public let metrics: URLSessionTaskMetrics?
  public let serializationDuration: TimeInterval
  public let result: Result<Success, Failure>

  public init(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, metrics: URLSessionTaskMetrics?,
    serializationDuration: TimeInterval, result: Result<Success, Failure>
  ) {
    (self.request, self.response, self.data, self.metrics) = (request, response, data, metrics)
    (self.serializationDuration, self.result) = (serializationDuration, result)
  }

  public var value: Success? { try? result.get() }
  public var error: Failure? {
    switch result {
    case .success: nil
    case .failure(let error): error
    }
  }

  private func with<Other, OtherFailure: Error>(
    _ result: Result<Other, OtherFailure>
  ) -> DataResponse<Other, OtherFailure> {
    DataResponse<Other, OtherFailure>(
      request: request, response: response, data: data, metrics: metrics,
      serializationDuration: serializationDuration, result: result)
  }
  public func map<Other>(_ transform: (Success) -> Other) -> DataResponse<Other, Failure> {
    with(result.map(transform))
  }
  public func mapError<Other: Error>(_ transform: (Failure) -> Other) -> DataResponse<Success, Other> {
    with(result.mapError(transform))
  }
  public func tryMap<Other>(_ transform: (Success) throws -> Other) -> DataResponse<Other, any Error> {
    with(Result { try transform(result.get()) })
  }
}

/// What came of a download.
public struct DownloadResponse<Success, Failure: Error>: @unchecked Sendable {
  public let request: URLRequest?
  public let response: HTTPURLResponse?
  public let fileURL: URL?
  public let resumeData: Data?
  public let metrics: URLSessionTaskMetrics?
  public let serializationDuration: TimeInterval
  public let result: Result<Success, Failure>

  public var value: Success? { try? result.get() }
  public var error: Failure? {
    switch result {
    case .success: nil
    case .failure(let error): error
    }
  }
}

// MARK: - Reading what a server says

public protocol DataDecoder: Sendable {
  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
}
extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

public protocol DataResponseSerializerProtocol<SerializedObject>: Sendable {
  associatedtype SerializedObject
  func serialize(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
  ) throws -> SerializedObject
}
public protocol ResponseSerializer<SerializedObject>: DataResponseSerializerProtocol {
  var emptyRequestMethods: Set<HTTPMethod> { get }
  var emptyResponseCodes: Set<Int> { get }
}
extension ResponseSerializer {
  public static var defaultEmptyRequestMethods: Set<HTTPMethod> { [.head] }
  public static var defaultEmptyResponseCodes: Set<Int> { [204, 205] }
  public var emptyRequestMethods: Set<HTTPMethod> { Self.defaultEmptyRequestMethods }
  public var emptyResponseCodes: Set<Int> { Self.defaultEmptyResponseCodes }
}

public struct DecodableResponseSerializer<Value: Decodable>: ResponseSerializer {
  private let decoder: any DataDecoder
  public init(decoder: any DataDecoder = JSONDecoder()) { self.decoder = decoder }

  public func serialize(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
  ) throws -> Value {
    if let error { throw error }
    guard let data else { throw AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength) }
    return try decoder.decode(Value.self, from: data)
  }
}

/// Nothing, which is what some requests are answered with.
public struct Empty: Codable, Sendable {
  public static let value = Empty()
}
