package import Foundation

/// Something that a browser can look at.
package protocol Site: Sendable {
  /// Answers a request; it may take a while.
  func answer(_ request: SiteRequest) async -> SiteAnswer
}

/// Lets browsers of this machine look at a site.
package protocol SiteServer: Sendable {
  /// Serves a site for as long as the program runs.
  ///
  /// - Parameters:
  ///   - site: The site.
  ///   - isReady: Is told the port when requests are answered.
  /// - Throws: What keeps it from serving.
  func serve(_ site: any Site, onPort isReady: @escaping @Sendable (UInt16) -> Void) async throws
}

/// What a browser asks for.
package struct SiteRequest: Sendable, Hashable {
  package var method: String
  package var path: String
  package var query: [String: String]
  /// Whom the browser thinks that it is talking to: one name, if it keeps to the rules.
  package var hosts: [String]
  /// The page that the request comes from; `nil` where the browser does not say.
  package var origin: String?

  package init(method: String, path: String, query: [String: String], hosts: [String], origin: String?) {
    self.method = method
    self.path = path
    self.query = query
    self.hosts = hosts
    self.origin = origin
  }
}

/// What a browser gets.
package struct SiteAnswer: Sendable, Hashable {
  package enum Status: Int, Sendable {
    case fine = 200
    case forbidden = 403
    case notFound = 404
    case wrongMethod = 405
    case misdirected = 421
    case unusable = 422

    package var phrase: String {
      switch self {
      case .fine: "OK"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .wrongMethod: "Method Not Allowed"
      case .misdirected: "Misdirected Request"
      case .unusable: "Unprocessable Content"
      }
    }
  }

  package var status: Status
  package var headers: [String: String]
  package var body: Data

  /// An answer that no browser keeps, puts into another page, or takes for something else than it is.
  init(_ status: Status = .fine, type: String, policy: String = "default-src 'none'", _ body: Data) {
    self.status = status
    self.body = body
    headers = [
      "Content-Type": type, "Content-Security-Policy": "\(policy); frame-ancestors 'none'",
      "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
      "Cross-Origin-Resource-Policy": "same-origin", "Cross-Origin-Opener-Policy": "same-origin",
    ]
  }

  /// A sentence that tells why there is nothing else.
  init(_ status: Status, _ words: String) {
    self.init(status, type: "text/plain; charset=utf-8", Data("\(words)\n".utf8))
  }

  /// Something for a script.
  init(json value: some Encodable) {
    guard let data = try? JSONEncoder().encode(value) else {
      self.init(.unusable, "this cannot be told in JSON")
      return
    }
    self.init(type: "application/json", data)
  }
}
