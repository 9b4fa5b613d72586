public import A11yUIKit

// What takes part in requests on their way; since none of them gets far, it is never asked.

public enum RetryResult: Sendable {
  case retry
  case retryWithDelay(TimeInterval)
  case doNotRetry
  case doNotRetryWithError(any Error)
}

public protocol RequestAdapter: Sendable {
  func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping @Sendable (_ result: Result<URLRequest, any Error>) -> Void)
}
extension RequestAdapter {
  public func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping @Sendable (_ result: Result<URLRequest, any Error>) -> Void
  ) { completion(.success(urlRequest)) }
}
public protocol RequestRetrier: Sendable {
  func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping @Sendable (RetryResult) -> Void)
}
extension RequestRetrier {
  public func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping @Sendable (RetryResult) -> Void
  ) { completion(.doNotRetry) }
}
public protocol RequestInterceptor: RequestAdapter, RequestRetrier {}

open class Interceptor: @unchecked Sendable, RequestInterceptor {
  public let adapters: [any RequestAdapter]
  public let retriers: [any RequestRetrier]
  public init(adapter: any RequestAdapter, retrier: any RequestRetrier) {
    (adapters, retriers) = ([adapter], [retrier])
  }
  public init(
    adapters: [any RequestAdapter] = [], retriers: [any RequestRetrier] = [],
    interceptors: [any RequestInterceptor] = []
  ) { (self.adapters, self.retriers) = (adapters + interceptors, retriers + interceptors) }
}

open class RetryPolicy: @unchecked Sendable, RequestInterceptor {
  public static let defaultRetryLimit: UInt = 2
  public let retryLimit: UInt
  public init(
    retryLimit: UInt = RetryPolicy.defaultRetryLimit, exponentialBackoffBase: UInt = 2,
    exponentialBackoffScale: Double = 0.5, retryableHTTPMethods: Set<HTTPMethod> = [],
    retryableHTTPStatusCodes: Set<Int> = [], retryableURLErrorCodes: Set<URLError.Code> = []
  ) { self.retryLimit = retryLimit }
}
open class ConnectionLostRetryPolicy: RetryPolicy, @unchecked Sendable {}

public protocol AuthenticationCredential {
  var requiresRefresh: Bool { get }
}
public protocol Authenticator: AnyObject, Sendable {
  associatedtype Credential: AuthenticationCredential & Sendable
  func apply(_ credential: Credential, to urlRequest: inout URLRequest)
  func refresh(
    _ credential: Credential, for session: Session,
    completion: @escaping @Sendable (Result<Credential, any Error>) -> Void)
  func didRequest(
    _ urlRequest: URLRequest, with response: HTTPURLResponse, failDueToAuthenticationError error: any Error
  ) -> Bool
  func isRequest(_ urlRequest: URLRequest, authenticatedWith credential: Credential) -> Bool
}
public final class AuthenticationInterceptor<AuthenticatorType: Authenticator>: @unchecked Sendable, RequestInterceptor
{
  public typealias Credential = AuthenticatorType.Credential
  public var credential: Credential?
  public init(authenticator: AuthenticatorType, credential: Credential? = nil) { self.credential = credential }
}

// MARK: - What watches

public protocol EventMonitor: Sendable {
  var queue: DispatchQueue { get }
  func requestDidResume(_ request: Request)
  func requestDidFinish(_ request: Request)
  func requestDidCancel(_ request: Request)
  func request(_ request: Request, didCreateTask task: URLSessionTask)
  func request(_ request: Request, didCompleteTask task: URLSessionTask, with error: AFError?)
  func request<Value: Sendable>(_ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>)
}
extension EventMonitor {
  public var queue: DispatchQueue { .main }
  public func requestDidResume(_ request: Request) {}
  public func requestDidFinish(_ request: Request) {}
  public func requestDidCancel(_ request: Request) {}
  public func request(_ request: Request, didCreateTask task: URLSessionTask) {}
  public func request(_ request: Request, didCompleteTask task: URLSessionTask, with error: AFError?) {}
  public func request<Value: Sendable>(
    _ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>
  ) {}
}
public final class CompositeEventMonitor: EventMonitor {
  public let monitors: [any EventMonitor]
  init(monitors: [any EventMonitor]) { self.monitors = monitors }
}
open class ClosureEventMonitor: @unchecked Sendable, EventMonitor {
  open var requestDidResume: ((Request) -> Void)?
  open var requestDidFinish: ((Request) -> Void)?
  public let queue: DispatchQueue
  public init(queue: DispatchQueue = .main) { self.queue = queue }
}

// MARK: - What decides

public protocol RedirectHandler: Sendable {}
public struct Redirector: RedirectHandler {
  public enum Behavior: Sendable { case follow, doNotFollow }
  public static let follow = Redirector(behavior: .follow)
  public static let doNotFollow = Redirector(behavior: .doNotFollow)
  public let behavior: Behavior
  public init(behavior: Behavior) { self.behavior = behavior }
}
extension RedirectHandler where Self == Redirector {
  public static var follow: Redirector { Redirector(behavior: .follow) }
  public static var doNotFollow: Redirector { Redirector(behavior: .doNotFollow) }
}
public protocol CachedResponseHandler: Sendable {}
public struct ResponseCacher: CachedResponseHandler {
  public enum Behavior: Sendable { case cache, doNotCache }
  public static let cache = ResponseCacher(behavior: .cache)
  public static let doNotCache = ResponseCacher(behavior: .doNotCache)
  public init(behavior: Behavior) {}
}
extension CachedResponseHandler where Self == ResponseCacher {
  public static var cache: ResponseCacher { .cache }
  public static var doNotCache: ResponseCacher { .doNotCache }
}

open class ServerTrustManager: @unchecked Sendable {
  public let allHostsMustBeEvaluated: Bool
  public let evaluators: [String: any ServerTrustEvaluating]
  public init(allHostsMustBeEvaluated: Bool = true, evaluators: [String: any ServerTrustEvaluating]) {
    (self.allHostsMustBeEvaluated, self.evaluators) = (allHostsMustBeEvaluated, evaluators)
  }
  open func serverTrustEvaluator(forHost host: String) throws -> (any ServerTrustEvaluating)? { evaluators[host] }
}
public protocol ServerTrustEvaluating: Sendable {}
public final class DefaultTrustEvaluator: ServerTrustEvaluating {
  public init(validateHost: Bool = true) {}
}
public final class DisabledTrustEvaluator: ServerTrustEvaluating {
  public init() {}
}

// MARK: - Whether there is a network

open class NetworkReachabilityManager: @unchecked Sendable {
  public enum NetworkReachabilityStatus: Hashable, Sendable {
    public enum ConnectionType: Sendable { case ethernetOrWiFi, cellular }
    case unknown
    case notReachable
    case reachable(ConnectionType)
  }
  public typealias Listener = @Sendable (NetworkReachabilityStatus) -> Void

  public static let `default` = NetworkReachabilityManager()
  public var isReachable: Bool { false }
  public var isReachableOnCellular: Bool { false }
  public var isReachableOnEthernetOrWiFi: Bool { false }
  public var status: NetworkReachabilityStatus { .notReachable }

  public init?() {}
  public init?(host: String) {}
  @discardableResult open func startListening(
    onQueue queue: DispatchQueue = .main, onUpdatePerforming listener: @escaping Listener
  ) -> Bool {
    queue.async { listener(.notReachable) }
    return true
  }
  open func stopListening() {}
}
