/// Functions on a server, of which a preview reaches none.
public final class Functions: Sendable {
  public static func functions(region: String? = nil) -> Functions { Functions() }
  public func httpsCallable(_ name: String) -> HTTPSCallable { HTTPSCallable() }
}

public final class HTTPSCallable: Sendable {
  @discardableResult
  public func call(_ data: Any? = nil) async throws -> HTTPSCallableResult { throw FunctionsErrorCode.unavailable }
  public func call(_ data: Any? = nil, completion: @escaping (HTTPSCallableResult?, (any Error)?) -> Void) {
    completion(nil, FunctionsErrorCode.unavailable)
  }
}

public final class HTTPSCallableResult: @unchecked Sendable {
  public let data: Any
  init(_ data: Any) { self.data = data }
}

public enum FunctionsErrorCode: Int, Error, Sendable {
  case invalidArgument = 3
  case deadlineExceeded = 4
  case notFound = 5
  case permissionDenied = 7
  case `internal` = 13
  case unavailable = 14
  case unauthenticated = 16
}
