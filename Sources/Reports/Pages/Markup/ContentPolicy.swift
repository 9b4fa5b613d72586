internal import Digests
internal import Foundation

/// What a browser may run and load for a page: its own style sheets and script, known by their hashes, and what stands in it.
struct ContentPolicy: Sendable {
  let text: String

  /// - Parameters:
  ///   - styles: The style sheets.
  ///   - script: The script.
  ///   - asksItsServer: Whether the page may ask whoever it came from, and play what it is given there.
  init(styles: [StaticString], script: StaticString, asksItsServer: Bool = false) {
    let own = asksItsServer ? " 'self'" : ""
    let rules =
      [
        "default-src 'none'", "style-src \(styles.map(ContentPolicy.source).joined(separator: " "))",
        "script-src \(ContentPolicy.source(script))", "img-src data:", "media-src data:\(own)", "base-uri 'none'",
        "form-action 'none'",
      ] + (asksItsServer ? ["connect-src 'self'"] : [])
    text = rules.joined(separator: "; ")
  }

  private static func source(_ literal: StaticString) -> String {
    "'sha256-\(Data(SHA256Digest(of: Array("\(literal)".utf8)).bytes).base64EncodedString())'"
  }
}
