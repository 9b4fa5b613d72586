package import Commands
internal import FlyingFox
internal import FlyingSocks
internal import Foundation

/// A server that programs on this machine can reach, and no others.
package struct LoopbackServer: SiteServer {
  /// How long an answer may take, in seconds: longer than one that waits for news.
  private static let patience = 60.0

  package init() {}

  package func serve(_ site: any Site, onPort isReady: @escaping @Sendable (UInt16) -> Void) async throws {
    let server = try HTTPServer(
      address: .inet(ip4: "127.0.0.1", port: 0), timeout: LoopbackServer.patience, logger: .disabled,
      handler: SiteHandler(site: site))
    let serving = Task { try await server.run() }
    try await server.waitUntilListening()
    guard case .ip4(_, let port)? = await server.listeningAddress else { throw CocoaError(.featureUnsupported) }
    isReady(port)
    try await serving.value
  }
}

/// Hands requests over to a site.
private struct SiteHandler: HTTPHandler {
  let site: any Site

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let answer = await site.answer(
      SiteRequest(
        // As it was sent: a slash at its end decides on what links of the page mean.
        method: request.method.rawValue, path: request.target.path(),
        query: Dictionary(request.query.map { ($0.name, $0.value) }) { first, _ in first },
        hosts: request.headers.values(for: .host), origin: request.headers[HTTPHeader("Origin")]))
    var headers = HTTPHeaders()
    for (name, value) in answer.headers { headers[HTTPHeader(name)] = value }
    return HTTPResponse(
      statusCode: HTTPStatusCode(answer.status.rawValue, phrase: answer.status.phrase), headers: headers,
      body: answer.body)
  }
}
