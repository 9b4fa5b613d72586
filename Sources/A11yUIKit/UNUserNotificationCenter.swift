// UserNotifications: UIKit brings it along, so that a file needs no other import for it.

/// Knows no notifications but those that the app asks for, as on a device that was never asked.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let instance = UNUserNotificationCenter()

  public static func current() -> UNUserNotificationCenter { instance }

  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  public var supportsContentExtensions: Bool { false }

  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  public func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }

  public func add(_ request: UNNotificationRequest) async throws {}
  public func add(_ request: UNNotificationRequest, withCompletionHandler: (((any Error)?) -> Void)? = nil) {
    withCompletionHandler?(nil)
  }
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  public func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    completionHandler([])
  }
  public func deliveredNotifications() async -> [UNNotification] { [] }
  public func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    completionHandler([])
  }
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func removeAllPendingNotificationRequests() {}
  public func removeAllDeliveredNotifications() {}

  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  public func notificationCategories() async -> Set<UNNotificationCategory> { [] }
  public func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
    completionHandler([])
  }
  public func setBadgeCount(_ count: Int) async throws {}
  public func setBadgeCount(_ count: Int, withCompletionHandler: (((any Error)?) -> Void)? = nil) {
    withCompletionHandler?(nil)
  }
}

/// Who is told of notifications; none come.
public protocol UNUserNotificationCenterDelegate: AnyObject {}

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
