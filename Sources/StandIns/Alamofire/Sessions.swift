@_exported public import A11yUIKit

// swift-format-ignore: AlwaysUseLowerCamelCase
public let AF = Session.default

/// What requests are made with, as the package Alamofire has it: a device that is offline, so that each of them fails.
open class Session: @unchecked Sendable {
  public typealias RequestModifier = @Sendable (inout URLRequest) throws -> Void

  public static let `default` = Session()

  public let session: URLSession
  public let interceptor: (any RequestInterceptor)?
  public let serverTrustManager: ServerTrustManager?
  public let eventMonitor: CompositeEventMonitor
  public var sessionConfiguration: URLSessionConfiguration { session.configuration }

  public init(
    configuration: URLSessionConfiguration = URLSessionConfiguration.af.default,
    delegate: SessionDelegate = SessionDelegate(), rootQueue: DispatchQueue? = nil,
    startRequestsImmediately: Bool = true, requestQueue: DispatchQueue? = nil,
    serializationQueue: DispatchQueue? = nil, interceptor: (any RequestInterceptor)? = nil,
    serverTrustManager: ServerTrustManager? = nil, redirectHandler: (any RedirectHandler)? = nil,
    cachedResponseHandler: (any CachedResponseHandler)? = nil, eventMonitors: [any EventMonitor] = []
  ) {
    session = URLSession(configuration: configuration)
    self.interceptor = interceptor
    self.serverTrustManager = serverTrustManager
    eventMonitor = CompositeEventMonitor(monitors: eventMonitors)
  }

  public func cancelAllRequests(completingOnQueue queue: DispatchQueue = .main, completion: (() -> Void)? = nil) {
    if let completion { queue.async(execute: DispatchWorkItem(block: completion)) }
  }

  // MARK: - Data
  open func request(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil
  ) -> DataRequest {
    DataRequest {
      let plain = try URLRequest(url: convertible, method: method, headers: headers)
      return try Session.modified(encoding.encode(plain, with: parameters), by: requestModifier)
    }
  }
  open func request<Parameters: Encodable & Sendable>(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoder: any ParameterEncoder = URLEncodedFormParameterEncoder.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil
  ) -> DataRequest {
    DataRequest {
      let plain = try URLRequest(url: convertible, method: method, headers: headers)
      return try Session.modified(encoder.encode(parameters, into: plain), by: requestModifier)
    }
  }
  open func request(
    _ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
  ) -> DataRequest { DataRequest { try convertible.asURLRequest() } }

  // MARK: - Downloads
  open func download(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil,
    to destination: DownloadRequest.Destination? = nil
  ) -> DownloadRequest {
    DownloadRequest {
      let plain = try URLRequest(url: convertible, method: method, headers: headers)
      return try Session.modified(encoding.encode(plain, with: parameters), by: requestModifier)
    }
  }
  open func download(
    _ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil,
    to destination: DownloadRequest.Destination? = nil
  ) -> DownloadRequest { DownloadRequest { try convertible.asURLRequest() } }

  // MARK: - Uploads
  open func upload(
    _ data: Data, to convertible: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil, fileManager: FileManager = .default,
    requestModifier: RequestModifier? = nil
  ) -> UploadRequest { upload(to: convertible, method: method, headers: headers, requestModifier: requestModifier) }
  open func upload(
    _ data: Data, with convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil,
    fileManager: FileManager = .default
  ) -> UploadRequest { UploadRequest { try convertible.asURLRequest() } }
  open func upload(
    _ fileURL: URL, to convertible: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil, fileManager: FileManager = .default,
    requestModifier: RequestModifier? = nil
  ) -> UploadRequest { upload(to: convertible, method: method, headers: headers, requestModifier: requestModifier) }
  open func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void, to convertible: any URLConvertible,
    usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
    method: HTTPMethod = .post, headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil,
    fileManager: FileManager = .default, requestModifier: RequestModifier? = nil
  ) -> UploadRequest {
    multipartFormData(MultipartFormData())
    return upload(to: convertible, method: method, headers: headers, requestModifier: requestModifier)
  }
  open func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void, with request: any URLRequestConvertible,
    usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
    interceptor: (any RequestInterceptor)? = nil, fileManager: FileManager = .default
  ) -> UploadRequest {
    multipartFormData(MultipartFormData())
    return UploadRequest { try request.asURLRequest() }
  }
  open func upload(
    multipartFormData: MultipartFormData, to url: any URLConvertible,
    usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
    method: HTTPMethod = .post, headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil,
    fileManager: FileManager = .default, requestModifier: RequestModifier? = nil
  ) -> UploadRequest { upload(to: url, method: method, headers: headers, requestModifier: requestModifier) }

  private func upload(
    to convertible: any URLConvertible, method: HTTPMethod, headers: HTTPHeaders?, requestModifier: RequestModifier?
  ) -> UploadRequest {
    UploadRequest {
      try Session.modified(URLRequest(url: convertible, method: method, headers: headers), by: requestModifier)
    }
  }

  private static func modified(_ request: URLRequest, by modifier: RequestModifier?) throws -> URLRequest {
    var request = request
    try modifier?(&request)
    return request
  }
}

open class SessionDelegate: NSObject, @unchecked Sendable {
  public init(fileManager: FileManager = .default) {}
}

public struct AlamofireExtension<Extended> {
  public let type: Extended
}
extension URLSessionConfiguration {
  public static var af: AlamofireExtension<URLSessionConfiguration.Type> {
    AlamofireExtension(type: URLSessionConfiguration.self)
  }
}
extension AlamofireExtension where Extended == URLSessionConfiguration.Type {
  public var `default`: URLSessionConfiguration { .default }
  public var ephemeral: URLSessionConfiguration { .ephemeral }
}
