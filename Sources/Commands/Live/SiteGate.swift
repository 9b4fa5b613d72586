internal import Foundation

/// Lets requests through that come from the person's own browser, and from the page that was made for it.
///
/// Any page in a browser can send requests to this machine, also under a name of its own that it has led here. So the
/// address has a secret in it, and who is asked for, and from where, must be this site.
struct SiteGate: Sendable {
  /// 128 bits by the system's generator, which is made for secrets.
  private let secret: String
  private let port: UInt16

  init(port: UInt16) {
    self.port = port
    var generator = SystemRandomNumberGenerator()
    secret = (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// What the person opens.
  var address: String { "http://127.0.0.1:\(port)/\(secret)/" }

  /// What a request asks for inside the site, or why it is refused.
  func place(of request: SiteRequest) -> Result<String, Refusal> {
    let names = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard request.hosts.count == 1, let host = request.hosts.first, names.contains(host) else {
      return .failure(Refusal(answer: SiteAnswer(.misdirected, "this is not the host that you ask for")))
    }
    if let origin = request.origin, origin != "http://\(host)" {
      return .failure(Refusal(answer: SiteAnswer(.forbidden, "other pages get nothing here")))
    }
    let parts = request.path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, SiteGate.areSame(String(parts[1]), secret) else {
      return .failure(Refusal(answer: SiteAnswer(.notFound, "open the address that a11ysim preview gives")))
    }
    return .success(String(parts[2]))
  }

  /// Why a request gets nothing.
  struct Refusal: Error {
    let answer: SiteAnswer
  }

  /// Compares all bytes, so that the time it takes tells nothing.
  private static func areSame(_ first: String, _ second: String) -> Bool {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(0 as UInt8) { $0 | $1.0 ^ $1.1 } == 0
  }
}
