// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import A11ySwiftUI
public import Foundation

// What counts, tells of crashes, or keeps files elsewhere: a preview does nothing of it.

public enum Analytics {
  public static func logEvent(_ name: String, parameters: [String: Any]?) {}
  public static func setUserProperty(_ value: String?, forName name: String) {}
  public static func setUserID(_ id: String?) {}
  public static func setAnalyticsCollectionEnabled(_ isEnabled: Bool) {}
  public static func setDefaultEventParameters(_ parameters: [String: Any]?) {}
  public static func resetAnalyticsData() {}
}
public let AnalyticsEventScreenView = "screen_view"
public let AnalyticsEventSelectContent = "select_content"
public let AnalyticsEventLogin = "login"
public let AnalyticsParameterScreenName = "screen_name"
public let AnalyticsParameterScreenClass = "screen_class"
public let AnalyticsParameterItemID = "item_id"
public let AnalyticsParameterItemName = "item_name"
public let AnalyticsParameterContentType = "content_type"

public final class Crashlytics: Sendable {
  public static func crashlytics() -> Crashlytics { Crashlytics() }
  public func log(_ message: String) {}
  public func record(error: any Error, userInfo: [String: Any]? = nil) {}
  public func setUserID(_ id: String?) {}
  public func setCustomValue(_ value: Any?, forKey key: String) {}
  public func setCustomKeysAndValues(_ values: [AnyHashable: Any]) {}
  public func setCrashlyticsCollectionEnabled(_ isEnabled: Bool) {}
}

public final class Messaging: @unchecked Sendable {
  private static let shared = Messaging()
  public weak var delegate: (any MessagingDelegate)?
  public var apnsToken: Data?
  public var isAutoInitEnabled = true
  public var fcmToken: String? { nil }
  public static func messaging() -> Messaging { shared }
  public func token() async throws -> String { throw FirebaseUnreachable() }
  public func token(completion: @escaping (String?, (any Error)?) -> Void) { completion(nil, FirebaseUnreachable()) }
  public func deleteToken() async throws {}
  public func subscribe(toTopic topic: String) async throws {}
  public func unsubscribe(fromTopic topic: String) async throws {}
  @discardableResult public func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> Any? { nil }
}
public protocol MessagingDelegate: AnyObject {
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken token: String?)
}
extension MessagingDelegate {
  public func messaging(_ messaging: Messaging, didReceiveRegistrationToken token: String?) {}
}

public final class Storage: Sendable {
  public static func storage() -> Storage { Storage() }
  public static func storage(url: String) -> Storage { Storage() }
  public func reference() -> StorageReference { StorageReference(fullPath: "") }
  public func reference(withPath path: String) -> StorageReference { StorageReference(fullPath: path) }
  public func reference(forURL url: String) -> StorageReference { StorageReference(fullPath: url) }
}
public final class StorageReference: Sendable {
  public let fullPath: String
  public var name: String { fullPath.split(separator: "/").last.map(String.init) ?? "" }
  init(fullPath: String) { self.fullPath = fullPath }
  public func child(_ path: String) -> StorageReference {
    StorageReference(fullPath: fullPath.isEmpty ? path : "\(fullPath)/\(path)")
  }
  public func downloadURL() async throws -> URL { throw FirebaseUnreachable() }
  public func downloadURL(completion: @escaping (URL?, (any Error)?) -> Void) { completion(nil, FirebaseUnreachable()) }
  public func data(maxSize: Int64) async throws -> Data { throw FirebaseUnreachable() }
  public func getData(maxSize: Int64, completion: @escaping (Data?, (any Error)?) -> Void) {
    completion(nil, FirebaseUnreachable())
  }
  @discardableResult public func putDataAsync(
    _ data: Data, metadata: StorageMetadata? = nil
  ) async throws -> StorageMetadata { throw FirebaseUnreachable() }
  public func putData(
    _ data: Data, metadata: StorageMetadata? = nil, completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
  ) { completion?(nil, FirebaseUnreachable()) }
  public func delete() async throws { throw FirebaseUnreachable() }
}
public final class StorageMetadata: @unchecked Sendable {
  public var contentType: String?
  public var customMetadata: [String: String]?
  public init() {}
}

public final class RemoteConfig: @unchecked Sendable {
  private static let shared = RemoteConfig()
  private var defaults: [String: NSObject] = [:]
  public var configSettings = RemoteConfigSettings()
  public static func remoteConfig() -> RemoteConfig { shared }
  public func setDefaults(_ defaults: [String: NSObject]?) { self.defaults = defaults ?? [:] }
  public func setDefaults(fromPlist name: String?) {}
  public func configValue(forKey key: String) -> RemoteConfigValue { RemoteConfigValue(defaults[key]) }
  public subscript(_ key: String) -> RemoteConfigValue { configValue(forKey: key) }
  public func fetch() async throws -> RemoteConfigFetchStatus { .failure }
  @discardableResult public func fetchAndActivate() async throws -> RemoteConfigFetchStatus { .failure }
  @discardableResult public func activate() async throws -> Bool { false }
}
public final class RemoteConfigSettings: @unchecked Sendable {
  public var minimumFetchInterval: TimeInterval = 43200
  public init() {}
}
public enum RemoteConfigFetchStatus: Sendable { case noFetchYet, success, failure, throttled }
public final class RemoteConfigValue: @unchecked Sendable {
  private let value: NSObject?
  init(_ value: NSObject?) { self.value = value }
  public var stringValue: String { (value as? NSString).map { $0 as String } ?? numberValue.stringValue }
  public var numberValue: NSNumber { value as? NSNumber ?? 0 }
  public var boolValue: Bool { numberValue.boolValue }
  public var dataValue: Data { Data() }
  public var jsonValue: Any? { nil }
}

extension View {
  /// Counts that a screen is seen.
  nonisolated public func analyticsScreen(
    name: String, class: String = "View", extraParameters: [String: Any] = [:]
  ) -> Self { self }
}
