internal import Foundation

/// What a browser may run and load for a page: its own style sheet and script, known by their hashes, and what stands in it.
struct ContentPolicy: Sendable {
  let text: String

  init(style: StaticString, script: StaticString) {
    let rules = [
      "default-src 'none'", "style-src \(ContentPolicy.source(style))", "script-src \(ContentPolicy.source(script))",
      "img-src data:", "media-src data:", "base-uri 'none'", "form-action 'none'",
    ]
    text = rules.joined(separator: "; ")
  }

  private static func source(_ literal: StaticString) -> String {
    "'sha256-\(Data(SHA256Digest(of: Array("\(literal)".utf8)).bytes).base64EncodedString())'"
  }
}
