extension URLSession {
  // As on Apple's systems, these are there without a delegate too, so that a protocol can ask for them.

  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }
  public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }
  public func upload(for request: URLRequest, from data: Data) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: data, delegate: nil)
  }
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await download(for: request, delegate: nil)
  }
}

extension URLSessionConfiguration {
  /// What Foundation of Linux has not: nothing goes on here after an app has ended.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
}
