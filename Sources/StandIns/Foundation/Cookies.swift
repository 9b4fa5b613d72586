/// Which requests of other pages a cookie goes with.
public struct HTTPCookieStringPolicy: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let sameSiteLax = HTTPCookieStringPolicy(rawValue: "lax")
  public static let sameSiteStrict = HTTPCookieStringPolicy(rawValue: "strict")
}

extension HTTPCookiePropertyKey {
  public static let sameSitePolicy = HTTPCookiePropertyKey(rawValue: "SameSite")
}

extension HTTPCookie {
  /// Foundation of Linux keeps no property that it does not know.
  public var sameSitePolicy: HTTPCookieStringPolicy? { nil }
}
