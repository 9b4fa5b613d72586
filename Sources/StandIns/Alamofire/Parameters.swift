public import A11yUIKit

public typealias Parameters = [String: Any]

// MARK: - Of a dictionary

public protocol ParameterEncoding: Sendable {
  func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest
}

/// Writes parameters into the address, or as those of a form into the body.
public struct URLEncoding: ParameterEncoding {
  public enum Destination: Sendable { case methodDependent, queryString, httpBody }
  public enum ArrayEncoding: Sendable { case brackets, noBrackets, indexInBrackets }
  public enum BoolEncoding: Sendable { case numeric, literal }

  public static var `default`: URLEncoding { URLEncoding() }
  public static var queryString: URLEncoding { URLEncoding(destination: .queryString) }
  public static var httpBody: URLEncoding { URLEncoding(destination: .httpBody) }

  public let destination: Destination
  public let arrayEncoding: ArrayEncoding
  public let boolEncoding: BoolEncoding

  public init(
    destination: Destination = .methodDependent, arrayEncoding: ArrayEncoding = .brackets,
    boolEncoding: BoolEncoding = .numeric
  ) { (self.destination, self.arrayEncoding, self.boolEncoding) = (destination, arrayEncoding, boolEncoding) }

  public func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest {
    let request = try urlRequest.asURLRequest()
    guard let parameters else { return request }
    let pairs = parameters.sorted { $0.key < $1.key }.flatMap { queryComponents(fromKey: $0.key, value: $0.value) }
    return try URLEncoding.write(pairs, into: request, destination)
  }

  public func queryComponents(fromKey key: String, value: Any) -> [(String, String)] {
    switch value {
    case let values as [String: Any]:
      return values.flatMap { queryComponents(fromKey: "\(key)[\($0.key)]", value: $0.value) }
    case let values as [Any]:
      return values.enumerated().flatMap { queryComponents(fromKey: name(key, at: $0.offset), value: $0.element) }
    case let isTrue as Bool:
      switch boolEncoding {
      case .numeric: return [(key, isTrue ? "1" : "0")]
      case .literal: return [(key, isTrue ? "true" : "false")]
      }
    default: return [(key, "\(value)")]
    }
  }

  private func name(_ key: String, at index: Int) -> String {
    switch arrayEncoding {
    case .brackets: "\(key)[]"
    case .noBrackets: key
    case .indexInBrackets: "\(key)[\(index)]"
    }
  }

  fileprivate static func write(
    _ pairs: [(String, String)], into request: URLRequest, _ destination: Destination
  ) throws -> URLRequest {
    var request = request
    guard let url = request.url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
      throw AFError.parameterEncodingFailed(reason: .missingURL)
    }
    let inAddress: Set<HTTPMethod?> = [.get, .head, .delete]
    if destination == .queryString || destination == .methodDependent && inAddress.contains(request.method) {
      if !pairs.isEmpty {
        parts.queryItems = (parts.queryItems ?? []) + pairs.map { URLQueryItem(name: $0.0, value: $0.1) }
      }
      request.url = parts.url
    } else {
      var form = URLComponents()
      form.queryItems = pairs.map { URLQueryItem(name: $0.0, value: $0.1) }
      request.httpBody = Data((form.percentEncodedQuery ?? "").utf8)
      request.headers.update(.contentType("application/x-www-form-urlencoded; charset=utf-8"))
    }
    return request
  }
}

public struct JSONEncoding: ParameterEncoding {
  public static var `default`: JSONEncoding { JSONEncoding() }
  public static var prettyPrinted: JSONEncoding { JSONEncoding(options: .prettyPrinted) }

  public let options: JSONSerialization.WritingOptions
  public init(options: JSONSerialization.WritingOptions = []) { self.options = options }

  public func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest {
    try encode(urlRequest, withJSONObject: parameters)
  }
  public func encode(_ urlRequest: any URLRequestConvertible, withJSONObject object: Any? = nil) throws -> URLRequest {
    var request = try urlRequest.asURLRequest()
    guard let object else { return request }
    guard JSONSerialization.isValidJSONObject(object) else {
      throw AFError.parameterEncodingFailed(reason: .jsonEncodingFailed(error: CocoaError(.coderInvalidValue)))
    }
    request.httpBody = try JSONSerialization.data(withJSONObject: object, options: options)
    request.headers.update(.contentType("application/json"))
    return request
  }
}

extension ParameterEncoding where Self == URLEncoding {
  public static var url: URLEncoding { URLEncoding() }
}
extension ParameterEncoding where Self == JSONEncoding {
  public static var json: JSONEncoding { JSONEncoding() }
}

// MARK: - Of what can be encoded

public protocol ParameterEncoder: Sendable {
  func encode<Parameters: Encodable & Sendable>(
    _ parameters: Parameters?, into request: URLRequest
  ) throws -> URLRequest
}

open class JSONParameterEncoder: @unchecked Sendable, ParameterEncoder {
  public static var `default`: JSONParameterEncoder { JSONParameterEncoder() }
  public static var prettyPrinted: JSONParameterEncoder { JSONParameterEncoder() }
  public static var sortedKeys: JSONParameterEncoder { JSONParameterEncoder() }

  public let encoder: JSONEncoder
  public init(encoder: JSONEncoder = JSONEncoder()) { self.encoder = encoder }

  open func encode<Parameters: Encodable & Sendable>(
    _ parameters: Parameters?, into request: URLRequest
  ) throws -> URLRequest {
    guard let parameters else { return request }
    var request = request
    request.httpBody = try encoder.encode(parameters)
    request.headers.update(.contentType("application/json"))
    return request
  }
}

open class URLEncodedFormParameterEncoder: @unchecked Sendable, ParameterEncoder {
  public typealias Destination = URLEncoding.Destination
  public static var `default`: URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder() }

  public let encoder: URLEncodedFormEncoder
  public let destination: Destination
  public init(encoder: URLEncodedFormEncoder = URLEncodedFormEncoder(), destination: Destination = .methodDependent) {
    (self.encoder, self.destination) = (encoder, destination)
  }

  open func encode<Parameters: Encodable & Sendable>(
    _ parameters: Parameters?, into request: URLRequest
  ) throws -> URLRequest {
    guard let parameters else { return request }
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(parameters)) as? [String: Any] ?? [:]
    let encoding = URLEncoding(destination: destination)
    let pairs = object.sorted { $0.key < $1.key }
      .flatMap { encoding.queryComponents(fromKey: $0.key, value: $0.value) }
    return try URLEncoding.write(pairs, into: request, destination)
  }
}

public final class URLEncodedFormEncoder: Sendable {
  public enum SpaceEncoding: Sendable { case percentEscaped, plusReplaced }
  public init(alphabetizeKeyValuePairs: Bool = true, spaceEncoding: SpaceEncoding = .percentEscaped) {}
}

extension ParameterEncoder where Self == JSONParameterEncoder {
  public static var json: JSONParameterEncoder { JSONParameterEncoder() }
  public static func json(encoder: JSONEncoder = JSONEncoder()) -> JSONParameterEncoder {
    JSONParameterEncoder(encoder: encoder)
  }
}
extension ParameterEncoder where Self == URLEncodedFormParameterEncoder {
  public static var urlEncodedForm: URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder() }
  public static func urlEncodedForm(
    encoder: URLEncodedFormEncoder = URLEncodedFormEncoder(),
    destination: URLEncodedFormParameterEncoder.Destination = .methodDependent
  ) -> URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder(encoder: encoder, destination: destination) }
}

/// The parts of a form, which nobody is sent.
open class MultipartFormData: @unchecked Sendable {
  public static let encodingMemoryThreshold: UInt64 = 10_000_000
  public let boundary: String
  public private(set) var contentLength: UInt64 = 0
  public var contentType: String { "multipart/form-data; boundary=\(boundary)" }

  public init(fileManager: FileManager = .default, boundary: String? = nil) {
    self.boundary = boundary ?? "alamofire.boundary"
  }
  public func append(_ data: Data, withName name: String, fileName: String? = nil, mimeType: String? = nil) {
    contentLength += UInt64(data.count)
  }
  public func append(_ fileURL: URL, withName name: String) {}
  public func append(_ fileURL: URL, withName name: String, fileName: String, mimeType: String) {}
  public func encode() throws -> Data { Data() }
}
