public import A11yUIKit

public protocol URLConvertible: Sendable {
  func asURL() throws -> URL
}
extension String: URLConvertible {
  public func asURL() throws -> URL {
    guard let url = URL(string: self) else { throw AFError.invalidURL(url: self) }
    return url
  }
}
extension URL: URLConvertible {
  public func asURL() -> URL { self }
}
extension URLComponents: URLConvertible {
  public func asURL() throws -> URL {
    guard let url else { throw AFError.invalidURL(url: self) }
    return url
  }
}

public protocol URLRequestConvertible: Sendable {
  func asURLRequest() throws -> URLRequest
}
extension URLRequestConvertible {
  public var urlRequest: URLRequest? { try? asURLRequest() }
}
extension URLRequest: URLRequestConvertible {
  public func asURLRequest() -> URLRequest { self }

  public init(url: any URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil) throws {
    self.init(url: try url.asURL())
    httpMethod = method.rawValue
    allHTTPHeaderFields = headers?.dictionary
  }

  public var method: HTTPMethod? {
    get { httpMethod.map(HTTPMethod.init) }
    set { httpMethod = newValue?.rawValue }
  }
  public var headers: HTTPHeaders {
    get { HTTPHeaders(allHTTPHeaderFields ?? [:]) }
    set { allHTTPHeaderFields = newValue.dictionary }
  }
}

extension HTTPURLResponse {
  public var headers: HTTPHeaders {
    HTTPHeaders(Dictionary(allHeaderFields.map { ("\($0.key)", "\($0.value)") }) { first, _ in first })
  }
}

public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let connect = HTTPMethod(rawValue: "CONNECT")
  public static let delete = HTTPMethod(rawValue: "DELETE")
  public static let get = HTTPMethod(rawValue: "GET")
  public static let head = HTTPMethod(rawValue: "HEAD")
  public static let options = HTTPMethod(rawValue: "OPTIONS")
  public static let patch = HTTPMethod(rawValue: "PATCH")
  public static let post = HTTPMethod(rawValue: "POST")
  public static let put = HTTPMethod(rawValue: "PUT")
  public static let query = HTTPMethod(rawValue: "QUERY")
  public static let trace = HTTPMethod(rawValue: "TRACE")
}

public struct HTTPHeader: Hashable, Sendable {
  public let name: String
  public let value: String
  public init(name: String, value: String) { (self.name, self.value) = (name, value) }

  public static func accept(_ value: String) -> HTTPHeader { HTTPHeader(name: "Accept", value: value) }
  public static func acceptLanguage(_ value: String) -> HTTPHeader { HTTPHeader(name: "Accept-Language", value: value) }
  public static func authorization(_ value: String) -> HTTPHeader { HTTPHeader(name: "Authorization", value: value) }
  public static func authorization(bearerToken: String) -> HTTPHeader { authorization("Bearer \(bearerToken)") }
  public static func authorization(username: String, password: String) -> HTTPHeader {
    authorization("Basic \(Data("\(username):\(password)".utf8).base64EncodedString())")
  }
  public static func contentType(_ value: String) -> HTTPHeader { HTTPHeader(name: "Content-Type", value: value) }
  public static func userAgent(_ value: String) -> HTTPHeader { HTTPHeader(name: "User-Agent", value: value) }
}

/// The headers of a request; a name stands once, in whatever case it is written.
public struct HTTPHeaders: Hashable, Sendable {
  private var headers: [HTTPHeader] = []

  public init() {}
  public init(_ headers: [HTTPHeader]) { for header in headers { update(header) } }
  public init(_ dictionary: [String: String]) {
    self.init(dictionary.sorted { $0.key < $1.key }.map { HTTPHeader(name: $0.key, value: $0.value) })
  }
  public static let `default` = HTTPHeaders()

  private func index(of name: String) -> Int? {
    headers.firstIndex { $0.name.caseInsensitiveCompare(name) == .orderedSame }
  }
  public mutating func update(_ header: HTTPHeader) {
    if let index = index(of: header.name) { headers[index] = header } else { headers.append(header) }
  }
  public mutating func update(name: String, value: String) { update(HTTPHeader(name: name, value: value)) }
  public mutating func add(_ header: HTTPHeader) { update(header) }
  public mutating func add(name: String, value: String) { update(name: name, value: value) }
  public mutating func remove(name: String) { if let index = index(of: name) { headers.remove(at: index) } }
  public func value(for name: String) -> String? { index(of: name).map { headers[$0].value } }
  public subscript(_ name: String) -> String? {
    get { value(for: name) }
    set { if let newValue { update(name: name, value: newValue) } else { remove(name: name) } }
  }
  public var dictionary: [String: String] {
    Dictionary(headers.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
  }
}
extension HTTPHeaders: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, Sequence {
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { HTTPHeader(name: $0.0, value: $0.1) })
  }
  public init(arrayLiteral elements: HTTPHeader...) { self.init(elements) }
  public func makeIterator() -> IndexingIterator<[HTTPHeader]> { headers.makeIterator() }
}
