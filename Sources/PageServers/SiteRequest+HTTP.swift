internal import Commands
internal import Foundation

extension SiteRequest {
  /// Reads what comes before the body of a request in HTTP/1 (RFC 9112); `nil` if it is not one.
  init?(_ head: Data) {
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
    guard let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false), words.count == 3,
      words[2].hasPrefix("HTTP/1.")
    else { return nil }
    let fields = lines.dropFirst().map { line in
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return (name: parts[0].lowercased(), value: parts.dropFirst().first?.trimmingCharacters(in: .whitespaces) ?? "")
    }
    // Pages write a space in a query as forms do (URL Standard, application/x-www-form-urlencoded).
    let query = URLComponents(string: String(words[1]).replacing("+", with: "%20"))?.queryItems ?? []
    self.init(
      method: String(words[0]),
      // As it was sent: a slash at its end decides on what links of the page mean.
      path: String(words[1].prefix { $0 != "?" }),
      query: Dictionary(query.map { ($0.name, $0.value ?? "") }) { first, _ in first },
      hosts: fields.filter { $0.name == "host" }.map(\.value),
      origin: fields.first { $0.name == "origin" }?.value)
  }
}

extension SiteAnswer {
  /// The answer in HTTP/1.1, after which the connection ends.
  var message: Data {
    let fields = headers.merging(["Content-Length": "\(body.count)", "Connection": "close"]) { first, _ in first }
    let lines = fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
    return Data("HTTP/1.1 \(status.rawValue) \(status.phrase)\r\n\(lines.joined())\r\n".utf8) + body
  }
}
