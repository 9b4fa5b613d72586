public import A11yUIKit

/// A request, which fails as soon as somebody waits for what comes of it.
public class Request: @unchecked Sendable, Equatable, Hashable, Identifiable {
  public enum State: Sendable { case initialized, resumed, suspended, cancelled, finished }
  public typealias ProgressHandler = @Sendable (Progress) -> Void

  public let id = UUID()
  public private(set) var state = State.resumed
  public private(set) var request: URLRequest?
  public private(set) var error: AFError?
  public var response: HTTPURLResponse? { nil }
  public var task: URLSessionTask? { nil }
  public var retryCount: Int { 0 }
  public let uploadProgress = Progress(totalUnitCount: 0)
  public let downloadProgress = Progress(totalUnitCount: 0)
  public var firstRequest: URLRequest? { request }
  public var lastRequest: URLRequest? { request }

  init(_ make: () throws -> URLRequest) {
    do {
      request = try make()
      error = .sessionTaskFailed(error: URLError(.notConnectedToInternet))
    } catch {
      self.error = error.asAFError(or: .createURLRequestFailed(error: error))
    }
  }

  public static func == (one: Request, other: Request) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  public var isInitialized: Bool { state == .initialized }
  public var isResumed: Bool { state == .resumed }
  public var isSuspended: Bool { state == .suspended }
  public var isCancelled: Bool { state == .cancelled }
  public var isFinished: Bool { state == .finished }

  @discardableResult public func cancel() -> Self {
    state = .cancelled
    error = .explicitlyCancelled
    return self
  }
  @discardableResult public func suspend() -> Self {
    state = .suspended
    return self
  }
  @discardableResult public func resume() -> Self {
    state = .resumed
    return self
  }
  @discardableResult public func authenticate(
    username: String, password: String, persistence: URLCredential.Persistence = .forSession
  ) -> Self { self }
  @discardableResult public func authenticate(with credential: URLCredential) -> Self { self }
  @preconcurrency @discardableResult public func downloadProgress(
    queue: DispatchQueue = .main, closure: @escaping ProgressHandler
  ) -> Self { self }
  @preconcurrency @discardableResult public func uploadProgress(
    queue: DispatchQueue = .main, closure: @escaping ProgressHandler
  ) -> Self { self }
  @discardableResult public func redirect(using handler: any RedirectHandler) -> Self { self }
  @discardableResult public func cacheResponse(using handler: any CachedResponseHandler) -> Self { self }
  @discardableResult public func onURLRequestCreation(
    on queue: DispatchQueue = .main, perform handler: @escaping @Sendable (URLRequest) -> Void
  ) -> Self {
    if let request { queue.async { handler(request) } }
    return self
  }
  @discardableResult public func cURLDescription(
    on queue: DispatchQueue = .main, calling handler: @escaping @Sendable (String) -> Void
  ) -> Self {
    queue.async { handler(self.cURLDescription()) }
    return self
  }
  public func cURLDescription() -> String { "$ curl -v \"\(request?.url?.absoluteString ?? "")\"" }

  /// Why the request fails.
  var failure: AFError { error ?? .explicitlyCancelled }

  /// Hands on what came of the request, when the app has done what it is at.
  func finish(on queue: DispatchQueue, _ handler: @escaping () -> Void) {
    queue.async(
      execute: DispatchWorkItem {
        self.state = .finished
        handler()
      })
  }
}

extension Request {
  /// What a check of an answer says of it.
  public typealias ValidationResult = Result<Void, any Error>
}

public class DataRequest: Request, @unchecked Sendable {
  public typealias Validation =
    @Sendable (_ request: URLRequest?, _ response: HTTPURLResponse, _ data: Data?) -> ValidationResult

  public var data: Data? { nil }

  // There is no answer that could be checked.
  @discardableResult public func validate(_ validation: @escaping Validation) -> Self { self }
  @discardableResult public func validate() -> Self { self }
  @discardableResult public func validate<Codes: Sequence>(statusCode: Codes) -> Self where Codes.Element == Int {
    self
  }
  @discardableResult public func validate<Types: Sequence>(
    contentType: @escaping @autoclosure () -> Types
  ) -> Self where Types.Element == String { self }

  func fail<Value>(_ queue: DispatchQueue, _ handler: @escaping (AFDataResponse<Value>) -> Void) -> Self {
    finish(on: queue) { handler(self.failed()) }
    return self
  }

  func failed<Value>() -> AFDataResponse<Value> {
    DataResponse(
      request: request, response: nil, data: nil, metrics: nil, serializationDuration: 0, result: .failure(failure))
  }

  @discardableResult public func response(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Data?>) -> Void
  ) -> Self { fail(queue, completionHandler) }
  @discardableResult public func response<Serializer: DataResponseSerializerProtocol>(
    queue: DispatchQueue = .main, responseSerializer: Serializer,
    completionHandler: @escaping (AFDataResponse<Serializer.SerializedObject>) -> Void
  ) -> Self { fail(queue, completionHandler) }
  @discardableResult public func responseData(
    queue: DispatchQueue = .main, emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head], completionHandler: @escaping (AFDataResponse<Data>) -> Void
  ) -> Self { fail(queue, completionHandler) }
  @discardableResult public func responseString(
    queue: DispatchQueue = .main, encoding: String.Encoding? = nil, emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head], completionHandler: @escaping (AFDataResponse<String>) -> Void
  ) -> Self { fail(queue, completionHandler) }
  @discardableResult public func responseJSON(
    queue: DispatchQueue = .main, emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head], options: JSONSerialization.ReadingOptions = .allowFragments,
    completionHandler: @escaping (AFDataResponse<Any>) -> Void
  ) -> Self { fail(queue, completionHandler) }
  @discardableResult public func responseDecodable<Value: Decodable>(
    of type: Value.Type = Value.self, queue: DispatchQueue = .main, decoder: any DataDecoder = JSONDecoder(),
    emptyResponseCodes: Set<Int> = [204, 205], emptyRequestMethods: Set<HTTPMethod> = [.head],
    completionHandler: @escaping (AFDataResponse<Value>) -> Void
  ) -> Self { fail(queue, completionHandler) }

  // MARK: - Tasks
  public func serializingData(
    automaticallyCancelling: Bool = true, emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head]
  ) -> DataTask<Data> { DataTask(self) }
  public func serializingString(
    automaticallyCancelling: Bool = true, encoding: String.Encoding? = nil, emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head]
  ) -> DataTask<String> { DataTask(self) }
  public func serializingDecodable<Value: Decodable>(
    _ type: Value.Type = Value.self, automaticallyCancelling: Bool = true, decoder: any DataDecoder = JSONDecoder(),
    emptyResponseCodes: Set<Int> = [204, 205], emptyRequestMethods: Set<HTTPMethod> = [.head]
  ) -> DataTask<Value> { DataTask(self) }
  public func serializingResponse<Serializer: DataResponseSerializerProtocol>(
    using serializer: Serializer, automaticallyCancelling: Bool = true
  ) -> DataTask<Serializer.SerializedObject> { DataTask(self) }
}

public class UploadRequest: DataRequest, @unchecked Sendable {}

/// What comes of a request, for code that waits for it.
public struct DataTask<Value>: @unchecked Sendable {
  private let request: DataRequest
  init(_ request: DataRequest) { self.request = request }

  public var response: AFDataResponse<Value> { get async { request.failed() } }
  public var result: AFResult<Value> { get async { await response.result } }
  public var value: Value { get async throws { try await result.get() } }
  public func cancel() { request.cancel() }
  public func resume() { request.resume() }
  public func suspend() { request.suspend() }
}

public class DownloadRequest: Request, @unchecked Sendable {
  public typealias Destination =
    @Sendable (_ temporaryURL: URL, _ response: HTTPURLResponse) -> (destinationURL: URL, options: Options)
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let createIntermediateDirectories = Options(rawValue: 1)
    public static let removePreviousFile = Options(rawValue: 2)
  }

  public var fileURL: URL? { nil }
  public var resumeData: Data? { nil }

  public class func suggestedDownloadDestination(
    for directory: FileManager.SearchPathDirectory = .documentDirectory,
    in domain: FileManager.SearchPathDomainMask = .userDomainMask, options: Options = []
  ) -> Destination {
    { temporary, response in
      let folder = FileManager.default.urls(for: directory, in: domain).first
      return (folder?.appendingPathComponent(response.suggestedFilename ?? "") ?? temporary, options)
    }
  }

  @discardableResult public func cancel(producingResumeData: Bool) -> Self { cancel() }
  @discardableResult public func validate() -> Self { self }
  @discardableResult public func validate<Codes: Sequence>(statusCode: Codes) -> Self where Codes.Element == Int {
    self
  }

  private func fail<Value>(_ queue: DispatchQueue, _ handler: @escaping (AFDownloadResponse<Value>) -> Void) -> Self {
    finish(on: queue) { handler(self.failed()) }
    return self
  }
  func failed<Value>() -> AFDownloadResponse<Value> {
    DownloadResponse(
      request: request, response: nil, fileURL: nil, resumeData: nil, metrics: nil, serializationDuration: 0,
      result: .failure(failure))
  }

  @discardableResult public func response(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDownloadResponse<URL?>) -> Void
  ) -> Self { fail(queue, completionHandler) }
  @discardableResult public func responseURL(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDownloadResponse<URL>) -> Void
  ) -> Self { fail(queue, completionHandler) }
  @discardableResult public func responseData(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDownloadResponse<Data>) -> Void
  ) -> Self { fail(queue, completionHandler) }
  public func serializingData(automaticallyCancelling: Bool = true) -> DownloadTask<Data> { DownloadTask(self) }
  public func serializingDownloadedFileURL(automaticallyCancelling: Bool = true) -> DownloadTask<URL> {
    DownloadTask(self)
  }
}

/// What comes of a download, for code that waits for it.
public struct DownloadTask<Value>: @unchecked Sendable {
  private let request: DownloadRequest
  init(_ request: DownloadRequest) { self.request = request }

  public var response: AFDownloadResponse<Value> { get async { request.failed() } }
  public var result: AFResult<Value> { get async { await response.result } }
  public var value: Value { get async throws { try await result.get() } }
  public func cancel() { request.cancel() }
}
