@_exported public import A11yUIKit

// What the package Sentry is told about an app; nobody hears of it here.

public enum SentrySDK {
  public static var isEnabled: Bool { false }
  public static var crashedLastRun: Bool { false }
  public static var span: (any Span)? { nil }

  public static func start(configureOptions: @escaping (Options) -> Void) { configureOptions(Options()) }
  public static func start(options: Options) {}
  public static func close() {}
  public static func pauseAppHangTracking() {}
  public static func resumeAppHangTracking() {}
  public static func flush(_ timeout: TimeInterval) {}
  public static func flush(timeout: TimeInterval) {}
  public static func reportFullyDisplayed() {}
  public static func crash() {}
  public static func startSession() {}
  public static func endSession() {}

  @discardableResult public static func capture(event: Event) -> SentryId { .empty }
  @discardableResult public static func capture(event: Event, block: @escaping (Scope) -> Void) -> SentryId { .empty }
  @discardableResult public static func capture(error: any Error) -> SentryId { .empty }
  @discardableResult public static func capture(error: any Error, scope: Scope) -> SentryId { .empty }
  @discardableResult public static func capture(error: any Error, block: @escaping (Scope) -> Void) -> SentryId {
    .empty
  }
  @discardableResult public static func capture(message: String) -> SentryId { .empty }
  @discardableResult public static func capture(message: String, block: @escaping (Scope) -> Void) -> SentryId {
    .empty
  }
  public static func capture(userFeedback: UserFeedback) {}

  public static func addBreadcrumb(_ crumb: Breadcrumb) {}
  public static func configureScope(_ callback: @escaping (Scope) -> Void) { callback(Scope()) }
  public static func setUser(_ user: User?) {}

  @discardableResult public static func startTransaction(name: String, operation: String) -> any Span { SilentSpan() }
  @discardableResult public static func startTransaction(
    name: String, operation: String, bindToScope: Bool
  ) -> any Span { SilentSpan() }
}

public struct SentryId: Hashable, Sendable {
  public static let empty = SentryId()
  public var sentryIdString: String { "00000000000000000000000000000000" }
}

public enum SentryLevel: UInt, Sendable { case none, debug, info, warning, error, fatal }
public enum SentrySpanStatus: UInt, Sendable { case undefined, ok, cancelled, internalError, notFound, unknownError }

public final class Options: NSObject {
  public var dsn: String?
  public var debug = false
  public var diagnosticLevel = SentryLevel.debug
  public var environment = "production"
  public var releaseName: String?
  public var dist: String?
  public var enabled = true
  public var sampleRate: NSNumber? = 1
  public var tracesSampleRate: NSNumber?
  public var profilesSampleRate: NSNumber?
  public var attachScreenshot = false
  public var attachStacktrace = true
  public var attachViewHierarchy = false
  public var sendDefaultPii = false
  public var maxBreadcrumbs: UInt = 100
  public var enableAutoSessionTracking = true
  public var enableAppHangTracking = true
  public var appHangTimeoutInterval: TimeInterval = 2
  public var enableAutoPerformanceTracing = true
  public var enableAutoBreadcrumbTracking = true
  public var enableCaptureFailedRequests = true
  public var enableCoreDataTracing = true
  public var enableCrashHandler = true
  public var enableFileIOTracing = true
  public var enableMetricKit = false
  public var enableNetworkBreadcrumbs = true
  public var enableNetworkTracking = true
  public var enablePreWarmedAppStartTracing = true
  public var enableSwizzling = true
  public var enableTimeToFullDisplayTracing = false
  public var enableUIViewControllerTracing = true
  public var enableUserInteractionTracing = true
  public var enableWatchdogTerminationTracking = true
  public var beforeSend: ((Event) -> Event?)?
  public var beforeBreadcrumb: ((Breadcrumb) -> Breadcrumb?)?
  public var initialScope: (Scope) -> Scope = { $0 }
  public var onCrashedLastRun: ((Event) -> Void)?
}

public final class Scope: NSObject {
  public func setTag(value: String, key: String) {}
  public func setTags(_ tags: [String: String]?) {}
  public func removeTag(key: String) {}
  public func setExtra(value: Any?, key: String) {}
  public func setExtras(_ extras: [String: Any]?) {}
  public func setContext(value: [String: Any], key: String) {}
  public func removeContext(key: String) {}
  public func setLevel(_ level: SentryLevel) {}
  public func setUser(_ user: User?) {}
  public func setFingerprint(_ fingerprint: [String]?) {}
  public func setEnvironment(_ environment: String?) {}
  public func addBreadcrumb(_ crumb: Breadcrumb) {}
  public func clear() {}
  public func clearBreadcrumbs() {}
}

public final class Event: NSObject {
  public var message: SentryMessage?
  public var level: SentryLevel
  public var error: (any Error)?
  public var user: User?
  public var tags: [String: String]?
  public var extra: [String: Any]?
  public var context: [String: [String: Any]]?
  public var breadcrumbs: [Breadcrumb]?
  public var environment: String?
  public var releaseName: String?
  public var fingerprint: [String]?
  public var exceptions: [Exception]?
  public init(level: SentryLevel = .none) { self.level = level }
  public init(error: any Error) { (self.error, level) = (error, .error) }
}

public final class SentryMessage: NSObject {
  public let formatted: String
  public var message: String?
  public init(formatted: String) { self.formatted = formatted }
}

public final class Exception: NSObject {
  public var value: String?
  public var type: String?
  public init(value: String?, type: String?) { (self.value, self.type) = (value, type) }
}

public final class Breadcrumb: NSObject {
  public var level: SentryLevel
  public var category: String
  public var timestamp: Date?
  public var type: String?
  public var message: String?
  public var data: [String: Any]?
  public init(level: SentryLevel = .info, category: String = "default") {
    (self.level, self.category) = (level, category)
  }
}

public final class User: NSObject {
  public var userId: String?
  public var email: String?
  public var username: String?
  public var ipAddress: String?
  public var name: String?
  public var data: [String: Any]?
  public init(userId: String? = nil) { self.userId = userId }
}

public final class UserFeedback: NSObject {
  public var name = ""
  public var email = ""
  public var comments = ""
  public init(eventId: SentryId) {}
}

/// How long something takes.
public protocol Span: AnyObject {
  var status: SentrySpanStatus { get set }
  var isFinished: Bool { get }
  @discardableResult func startChild(operation: String) -> any Span
  @discardableResult func startChild(operation: String, description: String?) -> any Span
  func setData(value: Any?, key: String)
  func setTag(value: String, key: String)
  func finish()
  func finish(status: SentrySpanStatus)
}
private final class SilentSpan: Span {
  var status = SentrySpanStatus.undefined
  private(set) var isFinished = false
  func startChild(operation: String) -> any Span { SilentSpan() }
  func startChild(operation: String, description: String?) -> any Span { SilentSpan() }
  func setData(value: Any?, key: String) {}
  func setTag(value: String, key: String) {}
  func finish() { isFinished = true }
  func finish(status: SentrySpanStatus) { (self.status, isFinished) = (status, true) }
}

// MARK: - SentrySwiftUI

public struct SentryTracedView<Content: View>: View {
  private let content: () -> Content
  public init(_ name: String? = nil, waitForFullDisplay: Bool? = nil, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  public var body: some View { content() }
}
extension View {
  public func sentryTrace(_ name: String? = nil, waitForFullDisplay: Bool? = nil) -> some View { self }
  public func sentryReplayMask() -> some View { self }
  public func sentryReplayUnmask() -> some View { self }
}
